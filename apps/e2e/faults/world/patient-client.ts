import type { AnswerOf, Call } from '@smachot/contracts';
import { baseUrl } from '../../src/surroundings';
import { type CallArguments, requestTo } from '../../src/world/product';
import { LONGEST_WAIT_MS } from '../../src/world/sandbox';

export type CallResult<C extends Call> = { status: number; answer: AnswerOf<C> };

/** One attempt. Status 0: no answer, so the outcome is unknown. */
export async function tell<C extends Call>(call: C, asked?: CallArguments<C>): Promise<CallResult<C>> {
  try {
    const answer = await requestTo(baseUrl, call, asked, AbortSignal.timeout(30_000));
    const text = await answer.text();
    return { status: answer.status, answer: (text ? JSON.parse(text) : undefined) as AnswerOf<C> };
  } catch {
    return { status: 0, answer: undefined as AnswerOf<C> };
  }
}

const RETRIED = new Set([0, 409, 429, 500, 502, 503]);

/** Calls like a client with retries: the same call with the same idempotency key until there is an answer. */
export async function insist<C extends Call>(call: C, asked: CallArguments<C>): Promise<AnswerOf<C>> {
  const same = { key: crypto.randomUUID(), ...asked };
  for (const end = Date.now() + LONGEST_WAIT_MS; ;) {
    const { status, answer } = await tell(call, same);
    if (status >= 200 && status < 300) return answer;
    if (!RETRIED.has(status) || Date.now() > end)
      throw new Error(`${call.method} ${call.path}: ${status} ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
