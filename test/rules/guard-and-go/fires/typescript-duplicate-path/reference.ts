function publish(post: Post) {
  uploadDraft(post);
}
