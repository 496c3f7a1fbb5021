// Stands for the tools whose edits are captured: runs what a test sends it inside the extension host, and serves
// texts under the schemes that those tools use.
const http = require('node:http');
const vscode = require('vscode');

const SCHEMES = [
  'cline-diff',
  'cline-edit-preview',
  'gemini-diff',
  'amazon-q-diff',
  'copilot-cli-readonly',
  'chat-editing-text-model',
];

exports.activate = ({ subscriptions }) => {
  const texts = new Map();
  const changed = new vscode.EventEmitter();
  const provider = {
    onDidChange: changed.event,
    provideTextDocumentContent: (uri) => texts.get(uri.toString()) ?? '',
  };
  for (const scheme of SCHEMES) {
    subscriptions.push(vscode.workspace.registerTextDocumentContentProvider(scheme, provider));
  }
  subscriptions.push(
    vscode.workspace.registerFileSystemProvider('_claude_vscode_fs_right', memoryFiles(texts), {
      isCaseSensitive: true,
    }),
  );
  /** Sets what a document of one of the schemes holds. */
  const serve = (uri, text) => {
    texts.set(uri.toString(), text);
    changed.fire(uri);
  };
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { source, args } = JSON.parse(body);
    try {
      const result = await (0, eval)(`(${source})`)(vscode, serve, ...args);
      response.end(JSON.stringify({ result: result ?? null }));
    } catch (error) {
      response.end(JSON.stringify({ error: String(error && error.stack) }));
    }
  });
  server.listen(Number(process.env.IMITATOR_PORT), '127.0.0.1');
  subscriptions.push({ dispose: () => server.close() });
};

function memoryFiles(texts) {
  const none = new vscode.EventEmitter();
  return {
    onDidChangeFile: none.event,
    watch: () => new vscode.Disposable(() => undefined),
    stat: (uri) => ({ type: 1, ctime: 0, mtime: 0, size: (texts.get(uri.toString()) ?? '').length }),
    readDirectory: () => [],
    createDirectory: () => undefined,
    readFile: (uri) => Buffer.from(texts.get(uri.toString()) ?? ''),
    writeFile: (uri, bytes) => void texts.set(uri.toString(), Buffer.from(bytes).toString()),
    delete: () => undefined,
    rename: () => undefined,
  };
}
