/**
 * What the language server and its client say to each other beyond the language server protocol.
 *
 * A client announces what it understands as `experimental.pare` in its capabilities ({@link ClientFeatures});
 * the server answers with {@link ServerFeatures}. A client that announces nothing gets diagnostics, hovers,
 * lenses and code actions like from any other server. URIs are opaque strings: any scheme is accepted.
 */
import type { Baseline, FileReport, Report } from '../engine/report';
import type { NotificationMessage, RequestMessage } from './message';
import type { TargetMark } from './target';

export type {
  Action,
  Baseline,
  Change,
  ComplexityFigures,
  FileReport,
  Finding,
  FunctionReport,
  Level,
  Part,
  PartFigures,
  Parts,
  Position,
  Range,
  Report,
  TargetProgress,
  TokenDistance,
} from '../engine/report';
export type * from './message';
export type * from './minimize';
export * from './target';

/** VS Code language ids whose documents are checked without being asked. */
export const LANGUAGE_IDS = [
  'python',
  'javascript',
  'javascriptreact',
  'typescript',
  'typescriptreact',
] as const;

/** Prefix of every setting. */
export const SECTION = 'pare';

/** What the client announces under `capabilities.experimental.pare`. */
export interface ClientFeatures {
  /** Wants {@link PareReport}. */
  readonly report?: boolean;
  /** Scheme under which the client serves the texts of baselines, see {@link originalUri}. */
  readonly originalScheme?: string;
  /** Shows a diagnostic on hovering over it, so that a hover of the server need not repeat its message. */
  readonly hoversDiagnostics?: boolean;
  /** Commands of the client that a code action or a hover may name. */
  readonly commands?: readonly string[];
}

/** What the server announces under `capabilities.experimental.pare`. */
export interface ServerFeatures {
  readonly version: 1;
}

export interface InitializationOptions {
  /** False where nothing may be run, such as in a folder that is not trusted: no baseline from git then. */
  readonly git?: boolean;
  /** Findings that were accepted before, as {@link Accepted} told them. */
  readonly accepted?: readonly string[];
  /** What should go, as {@link PareTargetMarks} told it. */
  readonly target?: readonly TargetMark[];
  /** The settings below {@link SECTION}, for a client that does not answer `workspace/configuration`. */
  readonly settings?: unknown;
}

/** Commands of the client that the server names, if the client announces them. */
export const CLIENT_COMMANDS = {
  /** `(uri)`: opens the baseline beside the document. */
  showOriginal: 'pare.showOriginal',
  /** `(rule id)`: opens the page of a rule. */
  explainRule: 'pare.explainRule',
  /** `(uri, range)`: lets a person choose what should go with a selection. */
  shouldGo: 'pare.shouldGo',
} as const;

/** Commands of the server, for any client, by `workspace/executeCommand`. */
export const SERVER_COMMANDS = {
  /** `(uri) -> CheckResult`: checks an open document and asks the questions, too. */
  check: 'pare.server.check',
  /** `(uri) -> ReportView | null`: what the edit of a document consists of, in words. */
  showReport: 'pare.server.showReport',
  /** `(uri) -> TakenBack`: takes everything back that is safe. */
  takeBackSafe: 'pare.server.takeBackSafe',
  /** `(uri) -> TakenBack`: takes everything back that is proved, after the client has shown a preview. */
  takeBackProved: 'pare.server.takeBackProved',
  /** `(uri) -> string | null`: the findings in the words for whoever made the edit. */
  agentMessage: 'pare.server.agentMessage',
  /**
   * `(uri, range, texts?: FileTextParams[]) -> TargetProposal | null`: what should go with a selection or a symbol, to
   * choose from, in the documents that are checked and in those texts.
   */
  proposeTarget: 'pare.server.proposeTarget',
  /** `(sites) -> TargetStatus | null`: marks what should go, in addition to what is marked. */
  markTarget: 'pare.server.markTarget',
  /** `(uri, range) -> TargetStatus | null`: marks a selection and all that is proposed with it. */
  shouldGo: 'pare.server.shouldGo',
  /** `(uri?) -> null`: nothing should go any more, from this document or at all. */
  clearTarget: 'pare.server.clearTarget',
  /** `(uri, finding id) -> null`: a person accepts a finding. */
  acceptFinding: 'pare.server.acceptFinding',
  /** `(uri) -> number`: accepted findings of a document that are shown again. */
  forgetAccepted: 'pare.server.forgetAccepted',
  /**
   * `(uri, test command) -> MinimizeResult`: looks for the part of the edit that the tests need, in copies of the
   * folder. Tells how far it is; ends with the best so far if that is cancelled.
   */
  minimize: 'pare.server.minimize',
  /** `(uri) -> TakenBack`: takes back what the tests did not need, after the client has shown a preview. */
  applyMinimum: 'pare.server.applyMinimum',
} as const;

/** What a command took back. */
export interface TakenBack {
  readonly findings: number;
  /** Why nothing was taken back, in words; null if something was. */
  readonly reason: string | null;
}

/**
 * Server to client, after each check of a document: what the edit consists of, so that the client can show
 * the baseline in use and the size of the edit without asking.
 */
export const PareReport: NotificationMessage<ReportParams> = { method: 'pare/report' };

export interface ReportParams extends CheckResult {
  readonly uri: string;
  /** Version of the document that was checked. */
  readonly version: number;
}

/**
 * Server to client, when a person accepts a finding or takes that back: all ids that are accepted, for the client to
 * keep with its workspace and to give again as {@link InitializationOptions.accepted}. They are a few hundred at most.
 */
export const Accepted: NotificationMessage<AcceptedParams> = { method: 'pare/accepted' };

export interface AcceptedParams {
  readonly findings: readonly string[];
}

/**
 * Client to server, when the client knows the text before an edit better than git does, such as the text
 * that was in the editor before an agent wrote the file. It stays in use until it is replaced or cleared, or
 * the document is closed.
 */
export const SetBaseline: NotificationMessage<SetBaselineParams> = { method: 'pare/setBaseline' };

export interface SetBaselineParams {
  readonly uri: string;
  /** Version of the document when its baseline became known. */
  readonly version: number;
  readonly text: string;
  /** Names this baseline; given back in reports. */
  readonly baselineId: string;
  /** True if everything that differs from the text is the edit under test: then questions are asked. */
  readonly exact: boolean;
  readonly provenance: Provenance;
  /**
   * Milliseconds without a change before the document is checked, where its text arrives in pieces, as in a
   * preview that is animated.
   */
  readonly settle?: number;
}

export interface Provenance {
  /**
   * `chat`: what the editor's chat keeps to undo its edit. `diffTab`: the left side of a tool's diff.
   * `reload`: what was in the editor before the file was read again from disk. `burst`: what was in it before
   * more changed than a person types. `disk`: what the file held before it was written. `head`: git HEAD, with
   * what a person typed. `person`: chosen by a person. `accepted`: the text when a person accepted an edit.
   */
  readonly kind: 'chat' | 'diffTab' | 'reload' | 'burst' | 'disk' | 'head' | 'person' | 'accepted';
  /** The same in words, as in "the last text before the reload from disk". */
  readonly label: string;
}

/** Client to server: the document's baseline is git HEAD again. */
export const ClearBaseline: NotificationMessage<ClearBaselineParams> = { method: 'pare/clearBaseline' };

export interface ClearBaselineParams {
  readonly uri: string;
}

/**
 * Client to server: the text of a file that is not open, to be checked as if it were; null when it is gone or no
 * longer wanted. Opening the document takes its place. A text of another language than {@link LANGUAGE_IDS} is not
 * checked: it is only known, as a place where something should go.
 */
export const FileText: NotificationMessage<FileTextParams> = { method: 'pare/fileText' };

export interface FileTextParams {
  readonly uri: string;
  readonly languageId: string;
  readonly text: string | null;
}

/** Client to server: the text of a document's file in git, as a checkout would write it. */
export const ReadRevision: RequestMessage<ReadRevisionParams, RevisionText> = { method: 'pare/readRevision' };

export interface ReadRevisionParams {
  readonly uri: string;
  readonly revision: 'HEAD' | 'index';
}

/** The text, or why there is none, in words. */
export type RevisionText = { readonly text: string } | { readonly text: null; readonly reason: string };

/**
 * Client to server: compares two texts, none of which needs to be open. Questions are asked, as somebody
 * asked for this check.
 */
export const Check: RequestMessage<CheckParams, FileReport> = { method: 'pare/check' };

export interface CheckParams {
  readonly before: string;
  readonly after: string;
  readonly languageId: string;
  readonly path: string;
}

/** Client to server: the text that a document is compared with, to show it; null if there is none. */
export const RenderOriginal: RequestMessage<RenderOriginalParams, Original | null> = {
  method: 'pare/renderOriginal',
};

export interface RenderOriginalParams {
  readonly uri: string;
}

export interface Original {
  readonly text: string;
  /** As in "git HEAD 1a2b3c4". */
  readonly label: string;
}

/** How the check of a document ended. */
export interface CheckResult {
  readonly state: CheckState;
  /** What the document was compared with; null in the states that compare nothing. */
  readonly baseline: Baseline | null;
  /** Of this one file; only in the state `checked`. */
  readonly report: Report | null;
  /** In words, in the states `noBaseline` and `failed`, and in `disabled` where that is not by a setting. */
  readonly reason: string | null;
}

/** `unchanged`: the document equals its baseline. `disabled`: by a setting, `pare.json`, or what the file is. */
export type CheckState = 'checked' | 'unchanged' | 'noBaseline' | 'disabled' | 'failed';

export interface ReportView {
  readonly title: string;
  readonly markdown: string;
}

/**
 * Address of the text that a document is compared with. The document's own address is the query; the path is
 * repeated so that an editor shows the file's name and colours the text.
 */
export function originalUri(scheme: string, uri: string): string {
  const path = /^[^:/?#]*:(?:\/\/[^/?#]*)?\/*([^?#]*)/.exec(uri)?.[1] ?? '';
  return `${scheme}:/${path}?${encodeURIComponent(uri)}`;
}
