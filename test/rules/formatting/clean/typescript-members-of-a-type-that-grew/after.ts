export type Frame =
	| {
			kind: 'open';
			id: string;
			since?: number;
	  }
	| { kind: 'close'; id: string };

export type Opened = Frame & {
	at: number;
	by: string;
};
