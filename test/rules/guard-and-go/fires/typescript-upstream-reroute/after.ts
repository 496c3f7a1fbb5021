function route(request: Req) {
  if (request.mode === "batch") {
    return fast(request);
  }
  if (request.mode === "batch") {
    return slow(request);
  }
  return fast(request);
}
