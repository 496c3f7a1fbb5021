function publish(post: Post) {
  const html = renderDraft(post.body);
  upload(html);
  notify(post.author);
  return;
}
