import * as vscode from 'vscode';
import { setting } from '../settings';
import { MARKS, markRanges, type Mark } from './markRanges';
import type { Reports } from './reports';

/** The kind of line tells the parts apart where colours do not. */
const LINES: Readonly<Record<Mark, string>> = {
  layout: 'dotted',
  comment: 'dashed',
  wrap: 'double',
  move: 'groove',
  artifact: 'ridge',
  remainder: 'solid',
};

/** Marks the changed tokens in every editor in view, each by its part, if the person wants that. */
export function showMarks(reports: Reports): vscode.Disposable {
  const types = new Map(MARKS.map((mark) => [mark, decorationType(mark)]));
  const draw = (editor: vscode.TextEditor) => {
    const { document } = editor;
    const found = reports.of(document.uri.toString());
    const file = setting('marks.enable') ? found?.report?.files[0] : undefined;
    // Between a keystroke and the next report the editor moves the marks along by itself.
    if (file !== undefined && found?.version !== document.version) return;
    const ranges = file && markRanges(file, document.getText());
    for (const [mark, type] of types) {
      editor.setDecorations(
        type,
        (ranges?.get(mark) ?? []).map(({ range: { start, end }, part }) => ({
          range: new vscode.Range(start.line, start.character, end.line, end.character),
          hoverMessage: vscode.l10n.t('Part of the edit: {0}', part),
        })),
      );
    }
  };
  const drawAll = () => vscode.window.visibleTextEditors.forEach(draw);
  drawAll();
  return vscode.Disposable.from(
    ...types.values(),
    vscode.window.onDidChangeVisibleTextEditors(drawAll),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration('pare.marks')) drawAll();
    }),
    reports.onDidChange((uri) => {
      for (const editor of vscode.window.visibleTextEditors) {
        if (editor.document.uri.toString() === uri) draw(editor);
      }
    }),
  );
}

function decorationType(mark: Mark): vscode.TextEditorDecorationType {
  const colour = new vscode.ThemeColor(`pare.${mark}Border`);
  return vscode.window.createTextEditorDecorationType({
    borderWidth: mark === 'wrap' ? '0 0 3px 0' : '0 0 2px 0',
    borderStyle: LINES[mark],
    borderColor: colour,
    overviewRulerColor: colour,
    overviewRulerLane: vscode.OverviewRulerLane.Center,
    rangeBehavior: vscode.DecorationRangeBehavior.ClosedClosed,
  });
}
