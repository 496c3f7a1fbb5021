import { checkFile } from './checkFile';
import { alignedStatements, type AlignedStatement } from './describe/alignedStatements';
import { findInSet } from './describe/setFindings';
import type { Wanted } from './retained/retainedFile';
import type { FileReport, Finding, Level } from './report';
import { symbolSites, type Site, type SiteFile } from './retained/targets';
import { readPair } from './syntax/document';
import type { LanguageDescriptor } from './syntax/language';
import { languageOf } from './syntax/languages';
import { createTreeParser, type ParserAssets } from './syntax/parser';

/** One file before and after. A created file has an empty `before`, a deleted one an empty `after`. */
export interface FileEdit {
  /** Shown in the report and decides the language unless `languageId` does. */
  readonly path: string;
  readonly previousPath: string | null;
  /** VS Code language id, where an editor knows it. */
  readonly languageId?: string;
  readonly before: string;
  readonly after: string;
  /** What should have gone from the file, where someone said so. */
  readonly wanted?: Wanted;
  /** What is known of the file beside its texts. */
  readonly origin?: FileOrigin;
}

/** What version control knows of a file. */
export interface FileOrigin {
  readonly inBefore: boolean;
  readonly inAfter: boolean;
  /** False for a file that it does not know yet. */
  readonly isTracked: boolean;
  /** As git writes them, null where there is none or it is not known. */
  readonly modes: { readonly before: string | null; readonly after: string | null };
}

export interface CheckOptions {
  /** Levels that differ from the rules' defaults, by rule id. */
  readonly levels: Readonly<Record<string, Level>>;
  /**
   * True if a person or a command asked for the check. Questions are left out otherwise: against a bare HEAD
   * they would be asked about the person's own work.
   */
  readonly questions: boolean;
  /** What was asked for, in words: some questions are not asked where it speaks of something else. */
  readonly request?: string;
  /** Whether to add the measures that published studies use. They take time and are the same edit seen otherwise. */
  readonly published?: boolean;
}

/** Compares texts. Pure: same input, same report, byte for byte. */
export interface Engine {
  checkFile(edit: FileEdit, options: CheckOptions): Promise<FileReport>;
  /** Where a symbol is written in the original texts. */
  sitesOf(edits: readonly FileEdit[], symbol: string): Promise<readonly Site[]>;
}

/** Says what is to be said of several files together. */
export interface SetChecker {
  checkSet(edits: readonly FileEdit[], options: CheckOptions): Promise<readonly Finding[]>;
}

/** Tells how an edit's statements are paired, for whoever doubts a report. */
export interface AlignmentExplainer {
  explainAlignment(edit: FileEdit): Promise<readonly AlignedStatement[]>;
}

export async function createEngine(assets: ParserAssets): Promise<Engine & AlignmentExplainer & SetChecker> {
  const parser = await createTreeParser(assets);
  const { parse } = parser;
  return {
    async checkFile(edit, options) {
      return checkFile(edit, options, await loaded(edit), parse);
    },
    async checkSet(edits, options) {
      for (const edit of edits) await loaded(edit);
      return findInSet(edits, options, ({ path, languageId }) => languageOf(path, languageId), parse);
    },
    async explainAlignment(edit) {
      return alignedStatements(readPair(edit.before, edit.after, await loaded(edit), parse));
    },
    async sitesOf(edits, symbol) {
      const files: SiteFile[] = [];
      for (const { path, languageId, before } of edits) {
        const language = languageOf(path, languageId);
        if (language !== null) await parser.load(language);
        files.push({ path, document: readPair(before, before, language, parse).before });
      }
      return symbolSites(files, symbol);
    },
  };

  async function loaded({ path, languageId }: FileEdit): Promise<LanguageDescriptor | null> {
    const language = languageOf(path, languageId);
    if (language !== null) await parser.load(language);
    return language;
  }
}
