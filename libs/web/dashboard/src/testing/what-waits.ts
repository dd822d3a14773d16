import { type AnswerOf, readStoreWaiting } from '@smachot/contracts';

type Waiting = AnswerOf<typeof readStoreWaiting>;

/** The call for all that waits at a store, answered: nothing does, unless the test says so. */
export const whatWaits = (change: Partial<Waiting> = {}) => ({
  call: readStoreWaiting,
  answer: { orders: [], others: [], steps: [], ...change } satisfies Waiting,
});
