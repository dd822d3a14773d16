import {
  answerAsGuest,
  type Call,
  type EventId,
  GUEST_TOKEN_HEADER,
  type GuestPage,
  guestPage,
  type InputOf,
  publicInvitation,
  requestGuestLink,
} from '@smachot/contracts';
import { forgetKept, keepPage, keptPage } from './kept-page';
import { forgetToken } from './personal-token';

export type GuestAnswers = InputOf<typeof answerAsGuest>['body'];

/** `gone`: the event or token does not exist; `closed`: answers are over; `wait`: too many requests; `offline`: no usable answer. */
export class GuestProblem extends Error {
  constructor(readonly kind: 'gone' | 'closed' | 'wait' | 'invalid' | 'offline') {
    super(kind);
  }
}

const KIND: Record<number, GuestProblem['kind']> = {
  401: 'gone',
  404: 'gone',
  409: 'closed',
  422: 'invalid',
  429: 'wait',
};

/** Sends one call of a guest; `token` null: as a visitor. Throws a GuestProblem. */
export const ask = async (
  call: Call,
  eventId: EventId,
  token: string | null,
  body?: unknown,
): Promise<unknown> => {
  const answer = await fetch(call.path.replace(':eventId', encodeURIComponent(eventId)), {
    method: call.method,
    credentials: 'omit',
    headers: {
      ...(token ? { [GUEST_TOKEN_HEADER]: token } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  if (!answer?.ok) throw new GuestProblem((answer && KIND[answer.status]) ?? 'offline');
  if (!call.answer) return undefined;
  const parsed = call.answer.safeParse(await answer.json().catch(() => undefined));
  if (!parsed.success) throw new GuestProblem('offline');
  return parsed.data;
};

/** `asOf`: when the server answered so, in ms, if it is not reached now; null: now. */
export type ReadPage = { page: GuestPage; asOf: number | null };

const isProblem = (error: unknown, kind: GuestProblem['kind']): boolean =>
  error instanceof GuestProblem && error.kind === kind;

/** The invitation with this guest's answers; without a token (or with one that is no longer good) without a guest. */
const askForPage = async (eventId: EventId, token: string | null): Promise<GuestPage> => {
  if (token) {
    try {
      return (await ask(guestPage, eventId, token)) as GuestPage;
    } catch (problem) {
      if (!isProblem(problem, 'gone')) throw problem;
      forgetKept(eventId);
      forgetToken(eventId);
    }
  }
  return (await ask(publicInvitation, eventId, null)) as GuestPage;
};

/** The page as the server answers it, and while it is not reached, as this device kept it. */
export const readPage = async (eventId: EventId, token: string | null): Promise<ReadPage> => {
  try {
    const page = await askForPage(eventId, token);
    await keepPage(page, token);
    return { page, asOf: null };
  } catch (problem) {
    if (isProblem(problem, 'gone')) forgetKept(eventId);
    const kept = isProblem(problem, 'offline') ? await keptPage(eventId, token) : null;
    if (kept) return kept;
    throw problem;
  }
};

export const sendAnswers = async (
  eventId: EventId,
  token: string,
  answers: GuestAnswers,
): Promise<GuestPage> => {
  const page = (await ask(answerAsGuest, eventId, token, answers)) as GuestPage;
  await keepPage(page, token);
  return page;
};

export const askForLink = async (eventId: EventId, phone: string): Promise<void> => {
  await ask(requestGuestLink, eventId, null, { phone });
};
