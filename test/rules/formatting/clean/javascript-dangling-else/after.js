function price(user) {
  if (user.member)
    if (user.senior) return 5;
    else return 20;
  return 10;
}
