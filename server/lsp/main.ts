import { createConnection } from 'vscode-languageserver/node';
import manifest from '../../package.json';
import { createEngine } from '../engine/engine';
import { RULES } from '../engine/rules';
import { diskFiles } from '../ports/files';
import { systemGit } from '../ports/git';
import { installedGrammars } from '../ports/grammars';
import { gitHeadTexts } from './headTexts';
import { rulePageOf } from './rulePage';
import { lazyEngine } from './lazyEngine';
import { createServer } from './server';

const TYPING_DELAY = 300;

const engine = lazyEngine(() => createEngine(installedGrammars));

const transports = /^--(stdio|node-ipc|socket=|pipe=)/;
const connection = process.argv.some((argument) => transports.test(argument))
  ? createConnection()
  : createConnection(process.stdin, process.stdout);

createServer(connection, {
  ...engine,
  headTexts: gitHeadTexts(systemGit, diskFiles),
  files: diskFiles,
  ruleIds: RULES.map(({ metadata }) => metadata.id),
  version: manifest.version,
  rulePage: rulePageOf(manifest),
  typingDelay: TYPING_DELAY,
});
connection.listen();
