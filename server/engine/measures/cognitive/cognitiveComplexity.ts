import type { SyntaxDocument } from '../../syntax/document';
import type { CognitiveComplexity } from './functionTotals';
import { javascriptComplexity } from './javascript';
import { pythonComplexity } from './python';

export type { CognitiveComplexity } from './functionTotals';

/** Variant `sonar`, the rules of SonarSource's white paper; null under text treatment. */
export function cognitiveComplexity(document: SyntaxDocument): CognitiveComplexity | null {
  switch (document.language?.family) {
    case 'python':
      return pythonComplexity(document);
    case 'javascript':
      return javascriptComplexity(document);
    case undefined:
      return null;
  }
}
