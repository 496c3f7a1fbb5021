export type Frame =
	| { kind: 'open'; id: string }
	| { kind: 'close'; id: string; reason: string };

export type Opened = Frame & { at: number };
