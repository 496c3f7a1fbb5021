import * as vscode from 'vscode';
import { setting } from '../settings';
import { MARKS, markRanges, type Mark } from './markRanges';
import type { Reports } from './reports';

/**
 * The kind of line, and whether there is one above as well, tell the parts apart where colours do not. Lines at the sides
 * would move the text.
 */
const LINES: Readonly<Record<Mark, { readonly style: string; readonly width: string }>> = {
  layout: { style: 'dotted', width: '0 0 2px 0' },
  comment: { style: 'dashed', width: '0 0 2px 0' },
  wrap: { style: 'double', width: '0 0 3px 0' },
  move: { style: 'solid', width: '1px 0 1px 0' },
  artifact: { style: 'dashed', width: '2px 0 2px 0' },
  remainder: { style: 'solid', width: '0 0 2px 0' },
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
    borderWidth: LINES[mark].width,
    borderStyle: LINES[mark].style,
    borderColor: colour,
    overviewRulerColor: colour,
    overviewRulerLane: vscode.OverviewRulerLane.Center,
    rangeBehavior: vscode.DecorationRangeBehavior.ClosedClosed,
  });
}
