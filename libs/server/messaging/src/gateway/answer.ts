import { type ErrorClass, errorClass } from '../domain/provider-errors';

/** The outcome of one POST. unsent: it never left this machine. unknown: it may have been accepted. refused: it certainly was not. */
export type PostOutcome =
  | { kind: 'accepted'; wamid: string; status: string; providerUserId?: string }
  | { kind: 'refused'; code: number; class: ErrorClass }
  | { kind: 'unknown' }
  | { kind: 'unsent' };

type Answer = {
  contacts?: { user_id?: unknown }[];
  messages?: { id?: unknown; message_status?: unknown }[];
  error?: { code?: unknown };
};

const parse = (body: string): Answer | undefined => {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === 'object' && answer !== null ? answer : undefined;
  } catch {
    return undefined;
  }
};

/** Reads an answer of `/messages`. An answer that is not the provider's own (a proxy's 502) leaves the outcome unknown. */
export const readAnswer = (httpStatus: number, body: string): PostOutcome => {
  const answer = parse(body);
  const code = Number(answer?.error?.code);
  if (answer?.error && Number.isInteger(code)) return { kind: 'refused', code, class: errorClass(code) };
  const wamid = answer?.messages?.[0]?.id;
  if (httpStatus < 300 && typeof wamid === 'string' && wamid) {
    const status = answer?.messages?.[0]?.message_status;
    const userId = answer?.contacts?.[0]?.user_id;
    return {
      kind: 'accepted',
      wamid,
      status: status === 'held_for_quality_assessment' ? status : 'accepted',
      ...(typeof userId === 'string' ? { providerUserId: userId } : {}),
    };
  }
  return { kind: 'unknown' };
};
