import { inWords } from '../engine/request';
import type { RequestReading } from '../engine/report';
import { list } from './words';

/** What was understood of a request, so that nobody wonders why a finding is accepted or a warning. */
export function requestSentences(request: RequestReading | null): readonly string[] {
  if (request === null) return [];
  if (request.actions.length === 0) return ['Nothing in the request waives or sharpens a rule.'];
  return request.actions.map((action) => {
    const words = `Request: "${inWords(action)}" is ${action.asked ? 'asked for' : 'ruled out'}`;
    const rules = list(action.rules);
    if (!action.asked)
      return `${words}; ${rules} ${action.rules.length === 1 ? 'is a warning' : 'are warnings'} at least.`;
    return `${words}; what ${rules} ${action.rules.length === 1 ? 'finds' : 'find'}${action.names.length === 0 ? '' : ' about that'} is accepted.`;
  });
}
