import type { Call } from '@smachot/contracts';
import { buildRequest, type CallRequest } from './build-request';
import type { LooseArg } from './call-arg';
import { traceHeader } from './trace-header';
import {
  failureOfAnswer,
  jsonOr,
  noResponse,
  setupFailure,
  unreadableAnswer,
  type CallFailure,
} from './failure';

export type CallOutcome = { data: unknown; error?: never } | { data?: never; error: CallFailure };

/** The source of the bearer token, and the way to renew it. */
export type Credentials = {
  accessToken: () => string | null;
  /** Whether there is a token that the server does not accept any more, or not for long. */
  isStale: () => boolean;
  /** One flight for all; true when there is a new token to try with. */
  renew: () => Promise<boolean>;
};

let credentials: Credentials = {
  accessToken: () => null,
  isStale: () => false,
  renew: () => Promise.resolve(false),
};
export const provideCredentials = (given: Credentials): void => {
  credentials = given;
};
export const currentCredentials = (): Credentials => credentials;

/** Sends a request of ours: the browser's own fetch; where pages are rendered, the api in the same process. */
type Fetch = (url: string, init: RequestInit) => Promise<Response>;
let fetchBy: Fetch = (url, init) => fetch(url, { ...init, keepalive: mayOutlive(init) });
/** A change that begins as its page is left goes on without it. All such bodies together may have 64 KiB. */
const mayOutlive = ({ method, body = '' }: RequestInit) =>
  method !== 'GET' &&
  typeof body === 'string' &&
  body.length < 20_000 &&
  document.visibilityState === 'hidden';
let language = (): string => document.documentElement.lang || 'he';
/** Calls go to `by`, and ask for answers in `inLanguage`, where there is no document to read it from. */
export const renderBy = (by: Fetch, inLanguage: () => string): void => {
  fetchBy = by;
  language = inLanguage;
};

let answered = (): void => undefined;
/** Calls `tell` on every answer, also on errors: the server is reachable. */
export const whenAnswered = (tell: () => void): void => {
  answered = tell;
};

const signed = (call: Call) => call.access === 'user' || call.access === 'superAdmin';

export const headersOf = (call: Call, request: CallRequest): Record<string, string> => {
  const token = signed(call) || call.knowsAccount ? credentials.accessToken() : null;
  return {
    ...request.headers,
    'accept-language': language(),
    ...traceHeader(),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
};

const readBody = async (response: Response, call: Call): Promise<CallOutcome> => {
  if (!response.ok) {
    const body = await response.text().catch(() => '');
    return { error: failureOfAnswer(response.status, jsonOr(body), response.headers.get('retry-after')) };
  }
  if (call.media) return { data: await response.blob() };
  // of a call that answers nothing, another status is somebody else's answer: a proxy's page, a hotel's sign-in to its network
  if (!call.answer)
    return response.status === (call.status ?? 204)
      ? { data: null }
      : { error: unreadableAnswer(response.status) };
  try {
    const data: unknown = await response.json();
    return { data };
  } catch {
    return { error: unreadableAnswer(response.status) };
  }
};

const attempt = async (call: Call, request: CallRequest, signal?: AbortSignal): Promise<CallOutcome> => {
  try {
    const response = await fetchBy(request.url, {
      method: request.method,
      headers: headersOf(call, request),
      ...(request.body === undefined ? {} : { body: request.body }),
      signal: signal ?? null,
      credentials: 'omit', // the server never authenticates by cookie
    });
    answered();
    return await readBody(response, call);
  } catch {
    return { error: noResponse() };
  }
};

/** A wrong password is also 401, but no new token makes it right. */
export const expired = (call: Call, failure: CallFailure): boolean =>
  signed(call) && failure.status === 401 && failure.code !== 'auth.invalid_credentials';

/** A visitor's call is not refused for an expired token but answered as a stranger's, so the token is renewed before it. */
const renewBefore = async (call: Call): Promise<void> => {
  if (call.knowsAccount && credentials.isStale()) await credentials.renew();
};

/** Sends one call. An expired access token is renewed and the same request repeated once, transparently. */
export const sendCall = async (call: Call, arg: LooseArg, signal?: AbortSignal): Promise<CallOutcome> => {
  let request: CallRequest;
  try {
    request = buildRequest(call, arg);
  } catch (cause) {
    return { error: setupFailure(cause) };
  }
  await renewBefore(call);
  const first = await attempt(call, request, signal);
  if (!first.error || !expired(call, first.error)) return first;
  return (await credentials.renew()) ? attempt(call, request, signal) : first;
};
