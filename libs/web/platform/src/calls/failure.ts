import { Problem } from '@smachot/contracts';

/** The reason of a failed call. Plain data: it lives in the store. */
export type CallFailure = {
  /** `answer`: the server refused; `no-response`: no answer arrived; `setup`: the request could not be built. */
  kind: 'answer' | 'no-response' | 'setup';
  /** One of the specification's three sentences. For logs; people get `useProblemText`. */
  text: string;
  message: string;
  status?: number;
  /** Error name of the wire: `InvalidCredentialsException`, `UserNotFoundException`, … */
  name?: string;
  /** Stable code to translate. */
  code?: string;
  fields?: Record<string, string>;
  requestId?: string;
  /** The raw body, when it is not one of our problems: a proxy's page, another service's error. */
  original?: unknown;
  /** Seconds to wait, from the server's answer (429). */
  retryAfter?: number;
};

/** A body as JSON, else as the text it is. */
export const jsonOr = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text === '' ? null : text;
  }
};

/** Unreadable bodies (a proxy's page, half an answer) must not hide the status. */
export const failureOfAnswer = (status: number, body: unknown, retryAfter?: string | null): CallFailure => {
  const problem = Problem.safeParse(body);
  const message = problem.success ? problem.data.message : `HTTP ${status}`;
  const wait = Number(retryAfter);
  return {
    kind: 'answer',
    text: `API Error: ${status} - ${message}`,
    message,
    status,
    ...(problem.success
      ? { name: problem.data.error, code: problem.data.code, requestId: problem.data.requestId }
      : body === null || body === undefined
        ? {}
        : { original: body }),
    ...(problem.success && problem.data.fields ? { fields: problem.data.fields } : {}),
    ...(retryAfter && Number.isFinite(wait) ? { retryAfter: wait } : {}),
  };
};

export const noResponse = (): CallFailure => ({
  kind: 'no-response',
  text: 'No response received from server',
  message: 'No response received from server',
  code: 'client.no_response',
});

export const setupFailure = (cause: unknown): CallFailure => ({
  kind: 'setup',
  text: 'Error setting up request',
  message: cause instanceof Error ? cause.message : String(cause),
  code: 'client.setup',
});

/** The answer arrived but does not match the contract: an older page against a newer server. */
export const unreadableAnswer = (status = 200): CallFailure => ({
  ...failureOfAnswer(status, null),
  code: 'client.unreadable',
});

const isFailure = (error: unknown): error is CallFailure =>
  typeof error === 'object' && error !== null && 'kind' in error && 'text' in error;

/** The failure behind an error of a hook, `unwrap()` or `fetchCall`. Any other error is a bug and is shown as one. */
export const problemOf = (error: unknown): CallFailure => {
  if (isFailure(error)) return error;
  if (error instanceof CallProblem) return error.failure;
  return setupFailure(error);
};

/** Thrown by `fetchCall`. */
export class CallProblem extends Error {
  constructor(readonly failure: CallFailure) {
    super(failure.text, 'original' in failure ? { cause: failure.original } : {});
    this.name = failure.name ?? 'CallProblem';
  }
}
export class UserNotFoundError extends CallProblem {}
export class InvalidCredentialsError extends CallProblem {}

/** The specification's names become errors of their own; any other is a general one that carries the message. */
export const problemError = (failure: CallFailure): CallProblem => {
  if (failure.name === 'UserNotFoundException') return new UserNotFoundError(failure);
  if (failure.name === 'InvalidCredentialsException') return new InvalidCredentialsError(failure);
  return new CallProblem(failure);
};
