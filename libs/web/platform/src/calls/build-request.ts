import type { Call } from '@smachot/contracts';
import type { LooseArg } from './call-arg';

export type CallRequest = {
  url: string;
  method: Call['method'];
  headers: Record<string, string>;
  body?: string | FormData;
};

/** Numbers and booleans as they are read; anything else than a plain value travels as JSON. */
const plainText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:([A-Za-z]\w*)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new TypeError(`the call needs ${name}`);
    return encodeURIComponent(plainText(value));
  });

const queryString = (query: Record<string, unknown> = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, plainText(one));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
};

const multipart = (field: string, file: Blob, body: unknown): FormData => {
  const form = new FormData();
  // fields first: the server reads the stream in order and needs them before the file
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) form.append(name, plainText(value));
  }
  form.append(field, file);
  return form;
};

/**
 * The request of one contract call. Built once per act, so that a repeat after a renewed sign-in carries the same
 * idempotency key and is the same act for the server. Throws when a path parameter is missing.
 */
export const buildRequest = (call: Call, arg: LooseArg = {}): CallRequest => {
  const request: CallRequest = {
    url: fillPath(call.path, arg.params) + queryString(arg.query),
    method: call.method,
    headers: { accept: call.media ?? 'application/json' },
  };
  if (call.idempotent) request.headers['idempotency-key'] = arg.idempotencyKey ?? crypto.randomUUID();
  if (call.file && arg.file) return { ...request, body: multipart(call.file.field, arg.file, arg.body) };
  if (arg.body === undefined) return request;
  return {
    ...request,
    headers: { ...request.headers, 'content-type': 'application/json' },
    body: JSON.stringify(arg.body),
  };
};
