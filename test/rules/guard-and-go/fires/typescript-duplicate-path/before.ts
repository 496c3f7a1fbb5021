function publish(post: Post) {
  const html = render(post.body);
  upload(html);
  notify(post.author);
}
