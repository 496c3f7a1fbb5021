declare const host: Host;

export type Handler = (packet: Message) => void;

export function last(): Message {
  return host.read(packet);
}
