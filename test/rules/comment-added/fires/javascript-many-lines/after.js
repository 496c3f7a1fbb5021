function send(message) {
  // Encode the message first
  // because the socket takes text.
  const text = encode(message);
  // Take its size.
  const size = text.length;
  // Write the text and
  // the size to the socket.
  socket.write(text, size);
  return size + 1;
}
