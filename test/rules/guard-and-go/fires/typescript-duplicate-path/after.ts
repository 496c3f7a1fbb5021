function publish(post: Post) {
  if (post.draft) {
    const html = renderDraft(post.body);
    upload(html);
    notify(post.author);
    return;
  }
  const html = render(post.body);
  upload(html);
  notify(post.author);
}
