import type { Span } from '../../../../server/engine/edit/model';
import { lineStartsToIndent } from '../lines';
import type { Program } from '../program';
import type { EditDraft } from '../replacements';
import { insertion } from './producer';

/** Puts lines into a new compound statement. Header and footer are lines, each with its line end, or empty. */
export function enclosed(
  program: Program,
  span: Span,
  form: string,
  header: string,
  footer: string,
): EditDraft {
  return {
    form,
    replacements: [insertion(span.start, header), ...(footer === '' ? [] : [insertion(span.end, footer)])],
    enclosure: {
      start: span.start,
      end: span.end,
      lineStarts: lineStartsToIndent(program, span),
      lead: program.step,
    },
  };
}
