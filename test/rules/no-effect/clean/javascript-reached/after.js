function pick(kind) {
  switch (kind) {
    case 1:
      return one();
      break;
    default:
      return two();
  }

  function one() {
    return 1;
  }

  function two() {
    return 2;
  }
}

function later() {
  return helper();

  function helper() {
    return 3;
  }
}
