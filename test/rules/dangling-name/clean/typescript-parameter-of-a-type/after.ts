declare const host: Host;

export type Handler = () => void;

export function last(): Message {
  return host.read(packet);
}
