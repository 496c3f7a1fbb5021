function send(message) {
  const text = encode(message);
  const size = text.length;
  socket.write(text, size);
  return size + 1;
}
