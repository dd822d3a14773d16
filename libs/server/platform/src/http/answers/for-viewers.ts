import type { KnownRequest } from '../calls/known-request';
import { RawJson } from './raw-json';

/** The bank's page at which the owner of a card confirms it. */
const OWNERS_ONLY = 'authenticateUrl';

/** The answer as its reader may see it: a super admin who looks through another's eyes confirms none of that person's cards. */
export const forViewers = ({ actor }: KnownRequest, answer: unknown): unknown => {
  if (actor?.kind !== 'user' || !actor.viewedBy || answer instanceof RawJson) return answer;
  return JSON.parse(JSON.stringify(answer, (key, value: unknown) => (key === OWNERS_ONLY ? null : value)));
};
