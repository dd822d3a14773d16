import type { AnswerOf, Call } from '@smachot/contracts';
import { buildRequest, type CallRequest } from './build-request';
import type { ArgOf } from './call-arg';
import { failureOfAnswer, jsonOr, noResponse, problemError, unreadableAnswer } from './failure';
import { currentCredentials, expired, headersOf, type CallOutcome } from './transport';

type Watch = { onProgress?: ((share: number) => void) | undefined; signal?: AbortSignal | undefined };

// fetch reports no upload progress; XMLHttpRequest does.
const attempt = (call: Call, request: CallRequest, { onProgress, signal }: Watch) =>
  new Promise<CallOutcome>((resolve) => {
    const wire = new XMLHttpRequest();
    wire.open(request.method, request.url);
    for (const [name, value] of Object.entries(headersOf(call, request))) wire.setRequestHeader(name, value);
    wire.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total);
    wire.onerror = wire.onabort = () => resolve({ error: noResponse() });
    wire.onload = () => {
      const body = jsonOr(wire.responseText);
      if (wire.status >= 200 && wire.status < 300) resolve({ data: body });
      else resolve({ error: failureOfAnswer(wire.status, body, wire.getResponseHeader('retry-after')) });
    };
    signal?.addEventListener('abort', () => wire.abort(), { once: true });
    wire.send(request.body ?? null);
  });

/** A call with a file, telling how much has left (0–1). Same sign-in renewal and problems as `fetchCall`. */
export const uploadFile = async <const C extends Call>(
  call: C,
  arg: ArgOf<C>,
  watch: Watch = {},
): Promise<AnswerOf<C>> => {
  const request = buildRequest(call, arg ?? {});
  let outcome = await attempt(call, request, watch);
  if (outcome.error && expired(call, outcome.error) && (await currentCredentials().renew()))
    outcome = await attempt(call, request, watch);
  if (outcome.error) throw problemError(outcome.error);
  const parsed = call.answer?.safeParse(outcome.data);
  if (parsed && !parsed.success) throw problemError(unreadableAnswer());
  return parsed?.data as AnswerOf<C>;
};
