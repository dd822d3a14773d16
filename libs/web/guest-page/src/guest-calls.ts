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

const ask = async (call: Call, eventId: EventId, token: string | null, body?: unknown): Promise<unknown> => {
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

/** The invitation with this guest's answers; without a token (or with one that is no longer good) without a guest. */
export const readPage = async (eventId: EventId, token: string | null): Promise<GuestPage> => {
  if (token) {
    try {
      return (await ask(guestPage, eventId, token)) as GuestPage;
    } catch (problem) {
      if (!(problem instanceof GuestProblem) || problem.kind !== 'gone') throw problem;
    }
  }
  return (await ask(publicInvitation, eventId, null)) as GuestPage;
};

export const sendAnswers = async (
  eventId: EventId,
  token: string,
  answers: GuestAnswers,
): Promise<GuestPage> => (await ask(answerAsGuest, eventId, token, answers)) as GuestPage;

export const askForLink = async (eventId: EventId, phone: string): Promise<void> => {
  await ask(requestGuestLink, eventId, null, { phone });
};
