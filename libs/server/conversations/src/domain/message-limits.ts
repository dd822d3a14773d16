import { refuse, type Result, accept } from '@smachot/kernel';
import type { ThreadSide } from '@smachot/contracts';

/** Limits on new threads and messages of one person. They guard against abuse: an account is free and businesses are listed publicly. */
export const NEW_THREADS_A_DAY = 10;
export const MESSAGES_AN_HOUR = { customer: 60, partner: 300 } as const;
/** Maximum number of a customer's messages without an order, until the store writes back. */
export const UNANSWERED_IN_A_ROW = 10;

export const mayOpen = (openedInADay: number): Result<undefined> =>
  openedInADay < NEW_THREADS_A_DAY ? accept() : refuse('thread.too_many_new');

export const mayWrite = (by: ThreadSide, writtenInAnHour: number): Result<undefined> =>
  writtenInAnHour < MESSAGES_AN_HOUR[by] ? accept() : refuse('thread.too_many_messages');

export const mayContinue = (
  by: ThreadSide,
  { unanswered, haveOrder }: { unanswered: number; haveOrder: boolean },
): Result<undefined> =>
  by === 'customer' && !haveOrder && unanswered >= UNANSWERED_IN_A_ROW
    ? refuse('thread.unanswered')
    : accept();
