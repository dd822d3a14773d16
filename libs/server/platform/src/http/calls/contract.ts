import { type Call, type Issue, issueCode } from '@smachot/contracts';
import type { Refusal } from '@smachot/kernel';
import { ProblemError } from '../problems/problem';
import type { KnownRequest } from './known-request';
import { unreadableTexts } from './readable-text';
import { RawJson } from '../answers/raw-json';

/** Maximum number of invalid fields that are named. */
const MAX_ISSUES = 50;
const fieldsOf = (issues: Issue[], value: unknown): Record<string, string> =>
  Object.fromEntries(
    issues
      .slice(0, MAX_ISSUES)
      .map((issue) => [issue.path.map(String).join('.') || '*', issueCode(issue, value)]),
  );

const parsePart = (call: Call, part: 'params' | 'query' | 'body', value: unknown): unknown => {
  const schema = call[part];
  if (!schema) return undefined;
  const unreadable = unreadableTexts(value ?? {});
  const parsed = unreadable.length ? undefined : schema.safeParse(value ?? {});
  if (parsed?.success) return parsed.data;
  // an address that names nothing is not a form to correct
  if (part === 'params') throw new ProblemError('not_found');
  const issues = parsed?.error.issues ?? unreadable.map((path) => ({ path, message: 'text.unreadable' }));
  throw new ProblemError('request.invalid', fieldsOf(issues, value ?? {}));
};

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;
const isAccepted = (value: unknown): value is { ok: true; value: unknown } =>
  typeof value === 'object' && value !== null && 'ok' in value && value.ok === true && 'value' in value;

/** The Retry-After of a temporary refusal, in seconds. */
const retryAfterOf = ({ details }: Refusal): number | undefined =>
  typeof details?.['retryAfterSeconds'] === 'number' ? details['retryAfterSeconds'] : undefined;

/** The input of the handler. */
export const inputOf = (call: Call, { params, query, body }: KnownRequest): unknown => ({
  params: parsePart(call, 'params', params),
  query: parsePart(call, 'query', query),
  body: call.file ? undefined : parsePart(call, 'body', body),
});

/** The answer to send for a handler's result; a refusal becomes a problem. */
export const answerOf = (call: Call, answer: unknown): unknown => {
  if (isRefusal(answer)) throw new ProblemError(answer.code, answer.fields, retryAfterOf(answer));
  const value = isAccepted(answer) ? answer.value : answer;
  // parsing drops whatever the contract does not name, so that nothing leaks by accident
  return call.answer && !(value instanceof RawJson) ? call.answer.parse(value) : value;
};
