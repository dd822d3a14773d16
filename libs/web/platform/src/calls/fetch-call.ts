import type { AnswerOf, Call } from '@smachot/contracts';
import { MINUTE_MS } from '@smachot/kernel';
import type { ArgList } from './call-arg';
import { problemError, unreadableAnswer } from './failure';
import { sendCall } from './transport';

/** A call outside of the cache: flows and exports. Gives the parsed answer or throws a `CallProblem`. */
export const fetchCall = async <const C extends Call>(
  call: C,
  ...[arg, signal]: ArgList<C, [signal?: AbortSignal]>
): Promise<AnswerOf<C>> => {
  const outcome = await sendCall(call, arg ?? {}, signal);
  if (outcome.error) throw problemError(outcome.error);
  if (!call.answer) return outcome.data as AnswerOf<C>;
  const parsed = call.answer.safeParse(outcome.data);
  if (!parsed.success) throw problemError(unreadableAnswer());
  return parsed.data as AnswerOf<C>;
};

/** A file the server makes (exports, receipts), given to the person to keep. */
export const saveFile = async <const C extends Call>(
  call: C,
  fileName: string,
  ...[arg]: ArgList<C>
): Promise<void> => {
  const outcome = await sendCall(call, arg ?? {});
  if (outcome.error) throw problemError(outcome.error);
  const blob =
    outcome.data instanceof Blob
      ? outcome.data
      : new Blob([JSON.stringify(outcome.data, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), MINUTE_MS);
};
