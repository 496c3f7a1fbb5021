function route(request: Req) {
  return fast(request);
}
