// Writes l10n/bundle.l10n.json: every sentence that the client shows, for whoever translates it.
import { writeFile } from 'node:fs/promises';
import { clientSentences } from './clientSentences';

const bundle = Object.fromEntries(clientSentences().map((sentence) => [sentence, sentence]));
await writeFile('l10n/bundle.l10n.json', `${JSON.stringify(bundle, null, 2)}\n`);
