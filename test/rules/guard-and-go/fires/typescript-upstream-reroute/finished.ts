function route(request: Req) {
  if (request.mode === "batch") {
    return fast(request);
  }
  return fast(request);
}
