import { changeSeating, type EventId } from '@smachot/contracts';
import { fetchCall, problemOf } from '@smachot/web-platform';
import { type Base, patchOf, readOver } from './base';
import { isNothing, NOTHING } from './pieces';
import { type SeatingAction, seatingReducer, type SeatingState, startState } from './seating-state';

/** Sends what is on its way; resolves to what came of it. */
export const save = (eventId: EventId, { base, sent }: SeatingState): Promise<SeatingAction> =>
  fetchCall(changeSeating, { params: { eventId }, body: patchOf(base, sent ?? NOTHING) }).then(
    (answer) => ({ type: 'saved', answer }),
    (error: unknown) => {
      const { status = 0 } = problemOf(error);
      return { type: 'failed', error, refused: status >= 400 && status < 500 && status !== 429 };
    },
  );

/** Saves all that waits, after `sending` has ended; resolves to the state in which that ended or failed. */
export const saveRest = async (
  eventId: EventId,
  left: SeatingState,
  sending: Promise<SeatingAction> | undefined,
): Promise<SeatingState> => {
  let state = seatingReducer(left, { type: 'retry' });
  if (sending && state.sent) state = seatingReducer(state, await sending);
  while (!state.problem && !isNothing(state.mine)) {
    state = seatingReducer(state, { type: 'send' });
    state = seatingReducer(state, await save(eventId, state));
  }
  return state;
};

/** Changes that could not be saved, and the tables and guests that they change. */
export type Unsaved = Pick<SeatingState, 'mine' | 'conflicts'> & Pick<Base, 'tables' | 'guests'>;

export const unsavedOf = ({ base, mine, conflicts }: SeatingState): Unsaved | null => {
  if (isNothing(mine) && conflicts.length === 0) return null;
  const known = <V>(part: Readonly<Record<string, V>>, changed: object) =>
    Object.fromEntries(Object.entries(part).filter(([id]) => id in changed));
  return { mine, conflicts, tables: known(base.tables, mine.tables), guests: known(base.guests, mine.seats) };
};

/** The state of a plan that was read just now, with the changes that were left unsaved. */
export const resumed = (read: Base, left: Unsaved | null): SeatingState => {
  if (!left) return startState(read);
  const { mine, conflicts, tables, guests } = left;
  return { ...startState(readOver(read, { base: { ...read, tables, guests }, mine })), mine, conflicts };
};
