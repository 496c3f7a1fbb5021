import { compatibilityShim } from './compatibilityShim';
import { duplicatePath } from './duplicatePath';
import { exceptionCatch } from './exceptionCatch';
import { featureInjection } from './featureInjection';
import type { Form, FormContext, Route } from './form';
import { liveFallback } from './liveFallback';
import { missingElement } from './missingElement';
import { outputCorrection } from './outputCorrection';
import { specialCase } from './specialCase';
import { symptomPatch } from './symptomPatch';
import { upstreamReroute } from './upstreamReroute';

/** The forms, most specific first: where several hold, the first names the case. */
export const FORMS: readonly Form[] = [
  exceptionCatch,
  compatibilityShim,
  missingElement,
  upstreamReroute,
  duplicatePath,
  outputCorrection,
  symptomPatch,
  featureInjection,
  specialCase,
  liveFallback,
];

export interface FoundForm {
  readonly form: Form;
  readonly route: Route;
}

export function formOf(context: FormContext): FoundForm | null {
  for (const form of FORMS) {
    const route = form.find(context);
    if (route !== null) return { form, route };
  }
  return null;
}
