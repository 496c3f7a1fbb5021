import {
  ApplyWorkspaceEditRequest,
  ChangeAnnotation,
  TextDocumentEdit,
  type ApplyWorkspaceEditParams,
  type Connection,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { FileReport, TextEdit } from '../engine/report';
import { count } from '../present/words';
import type { TakenBack } from '../protocol';
import type { Checked } from './checks';
import { workspaceEdit } from './codeActions';
import { combinedEdits, type Extent } from './combinedEdits';
import { shownFindings } from './findings';
import type { Session } from './session';

/**
 * Takes everything of an extent back, in one step that can be undone. What is more than layout is tried as a
 * whole first, and shown before it is applied where the client can do that.
 */
export async function takeBack(
  uri: string,
  extent: Extent,
  connection: Connection,
  session: Session,
): Promise<TakenBack> {
  const { client } = session.dependencies;
  const checked = await session.current(uri);
  if (checked === undefined) return nothing('the document is not open');
  const { actions, edits } = combinedEdits(checked.report, extent);
  if (actions === 0) return nothing(whyNothing(checked, extent));
  if (!client.appliesEdits) return nothing('the editor takes no edits from a server');
  const problem = extent === 'safe' ? null : await tryTogether(checked, edits, session);
  if (problem !== null) return nothing(problem);
  if (session.documentOf(uri)?.version !== checked.document.version) {
    return nothing('the document changed in the meantime');
  }
  const params =
    extent === 'safe' ? plain(checked, edits, session) : previewed(checked, actions, edits, session);
  const { applied, failureReason } = await connection.sendRequest(ApplyWorkspaceEditRequest.type, params);
  return applied ? { findings: actions, reason: null } : nothing(failureReason ?? 'it was not applied');
}

function nothing(reason: string): TakenBack {
  return { findings: 0, reason };
}

function whyNothing({ state, report }: Checked, extent: Extent): string {
  if (state !== 'checked' || report === null) return 'there is no edit';
  if (report.editIs !== null) return `the whole edit is one of ${report.editIs}`;
  return `nothing in the edit is ${extent === 'safe' ? 'safe to take back' : 'proved to be superfluous'}`;
}

/** Each action was tried alone. @returns why all of them together will not do, or null */
async function tryTogether(
  { document, before, report }: Checked,
  edits: readonly TextEdit[],
  { dependencies }: Session,
): Promise<string | null> {
  if (report === null || before === null) return 'there is no edit';
  const after = TextDocument.applyEdits(
    TextDocument.create(document.uri, document.languageId, document.version, document.text),
    [...edits],
  );
  const edit = { path: report.path, previousPath: null, languageId: document.languageId, before, after };
  const result = await dependencies.engine.checkFile(edit, { levels: {}, questions: false });
  const isWorse = result.treatment !== report.treatment || newFindings(report, result) > 0;
  return isWorse
    ? 'taken back together, the parts would leave something broken: take them back one by one'
    : null;
}

function newFindings(before: FileReport, after: FileReport): number {
  const known = new Set(before.findings.map(({ id }) => id));
  return shownFindings(after).filter(
    ({ id, level }) => !known.has(id) && (level === 'warning' || level === 'error'),
  ).length;
}

function plain(
  checked: Checked,
  edits: readonly TextEdit[],
  { dependencies }: Session,
): ApplyWorkspaceEditParams {
  return { label: 'Take back everything safe', edit: workspaceEdit(checked, edits, dependencies.client) };
}

function previewed(
  checked: Checked,
  actions: number,
  edits: readonly TextEdit[],
  session: Session,
): ApplyWorkspaceEditParams {
  const { client } = session.dependencies;
  const label = 'Take back everything proved';
  if (!client.previewsEdits || !client.takesVersionedEdits) {
    return { label, edit: workspaceEdit(checked, edits, client) };
  }
  const { uri, version } = checked.document;
  const annotation = ChangeAnnotation.create(
    label,
    true,
    `${count(actions, 'part')} that ${actions === 1 ? 'is' : 'are'} proved to be superfluous`,
  );
  return {
    label,
    edit: {
      changeAnnotations: { proved: annotation },
      documentChanges: [
        TextDocumentEdit.create(
          { uri, version },
          edits.map((edit) => ({ ...edit, annotationId: 'proved' })),
        ),
      ],
    },
  };
}
