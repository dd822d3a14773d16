/** What recipients of one newsletter did. */
export type Reactions = { sent: number; unsubscribed: number; complaints: number };

/** Below this many mails a rate says nothing. */
const FEWEST_SENT = 20;
const MOST_UNSUBSCRIBED = 0.2;
/** One person alone stops no store. */
const FEWEST_COMPLAINTS = 3;
const MOST_COMPLAINTS = 0.01;

/** Whether the store has to stop: a fifth left, or at least three people and one in a hundred say they never agreed. */
export const isTooMany = ({ sent, unsubscribed, complaints }: Reactions): boolean =>
  (sent >= FEWEST_SENT && unsubscribed >= sent * MOST_UNSUBSCRIBED) ||
  (complaints >= FEWEST_COMPLAINTS && complaints >= sent * MOST_COMPLAINTS);
