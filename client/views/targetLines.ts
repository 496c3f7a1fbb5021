import * as vscode from 'vscode';
import type { Target } from '../target/target';

/** Strikes through what should go and is still there, in every editor in view. */
export function showTargetLines(target: Target): vscode.Disposable {
  const type = vscode.window.createTextEditorDecorationType({
    textDecoration: 'line-through',
    overviewRulerColor: new vscode.ThemeColor('editorOverviewRuler.deletedForeground'),
    overviewRulerLane: vscode.OverviewRulerLane.Left,
    rangeBehavior: vscode.DecorationRangeBehavior.ClosedClosed,
  });
  const draw = (editor: vscode.TextEditor) => {
    const { document } = editor;
    const marked = target.status?.documents.find(({ uri }) => uri === document.uri.toString());
    const lines = (marked?.lines ?? []).filter((line) => line < document.lineCount);
    editor.setDecorations(
      type,
      lines.map((line) => {
        const { range, firstNonWhitespaceCharacterIndex } = document.lineAt(line);
        return {
          range: range.with(range.start.with({ character: firstNonWhitespaceCharacterIndex })),
          hoverMessage: vscode.l10n.t('Marked as something that should go'),
        };
      }),
    );
  };
  const drawAll = () => vscode.window.visibleTextEditors.forEach(draw);
  drawAll();
  return vscode.Disposable.from(
    type,
    target.onDidChange(drawAll),
    vscode.window.onDidChangeVisibleTextEditors(drawAll),
  );
}
