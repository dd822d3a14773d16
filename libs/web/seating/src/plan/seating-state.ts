import { afterSaving, type Base, piecesOf, portionOf, readOver, type Saved } from './base';
import { type Conflict, conflictsOf, insisting } from './conflicts';
import { filterPieces, isNothing, isSame, NOTHING, over, pick, type Pieces, without } from './pieces';

type Change = { before: Pieces; after: Pieces };

/** `mine`: changes that are not saved yet; `sent`: those of them that are on their way. */
export type SeatingState = {
  base: Base;
  mine: Pieces;
  sent: Pieces | null;
  past: readonly Change[];
  future: readonly Change[];
  conflicts: readonly Conflict[];
  /** Why saving stopped: a refusal, which took the changes back, or a failure, after which they wait. */
  problem: { error: unknown; refused: boolean } | null;
  /** Counts requests that began or ended: what was read before is older than what is known. */
  saves: number;
};

export type SeatingAction =
  | { type: 'read'; base: Base; asOf: number }
  | { type: 'edit'; pieces: Pieces }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'send' }
  | { type: 'saved'; answer: Saved }
  | { type: 'failed'; error: unknown; refused: boolean }
  | { type: 'retry' }
  | { type: 'resolve'; choice: 'mine' | 'theirs' };

const MOST_STEPS = 200;

export const startState = (base: Base): SeatingState => ({
  ...{ base, mine: NOTHING, sent: null, past: [], future: [] },
  ...{ conflicts: [], problem: null, saves: 0 },
});

export const planOf = ({ base, mine }: Pick<SeatingState, 'base' | 'mine'>): Pieces =>
  over(piecesOf(base), mine);

const change = (state: SeatingState, pieces: Pieces): SeatingState => ({
  ...state,
  mine: over(state.mine, pieces),
});

const edit = (state: SeatingState, pieces: Pieces): SeatingState => {
  if (isNothing(pieces)) return state;
  const before = pick(planOf(state), pieces);
  return {
    ...change(state, pieces),
    past: [...state.past, { before, after: pieces }].slice(-MOST_STEPS),
    future: [],
  };
};

/** Takes a change back, except where somebody has changed the same since. */
const takeBack = (state: SeatingState, { before, after }: Change): SeatingState => {
  const plan = pick(planOf(state), after);
  return change(
    state,
    filterPieces(before, (_, part, key) => isSame(plan[part][key], after[part][key])),
  );
};

const undo = (state: SeatingState): SeatingState => {
  const last = state.past.at(-1);
  if (!last) return state;
  return { ...takeBack(state, last), past: state.past.slice(0, -1), future: [last, ...state.future] };
};

const redo = (state: SeatingState): SeatingState => {
  const [next, ...future] = state.future;
  if (!next) return state;
  const back = { before: next.after, after: next.before };
  return { ...takeBack(state, back), past: [...state.past, next], future };
};

const saved = (state: SeatingState, answer: Saved): SeatingState => {
  const sent = state.sent ?? NOTHING;
  return {
    ...state,
    base: afterSaving(state.base, sent, answer),
    mine: without(state.mine, sent),
    sent: null,
    conflicts: [...state.conflicts, ...conflictsOf(sent, answer)],
    saves: state.saves + 1,
  };
};

const failed = (state: SeatingState, error: unknown, refused: boolean): SeatingState => ({
  ...state,
  mine: refused ? without(state.mine, state.sent ?? NOTHING) : state.mine,
  // the steps that led there cannot be repeated
  ...(refused ? { past: [], future: [] } : {}),
  sent: null,
  problem: { error, refused },
  saves: state.saves + 1,
});

const resolve = (state: SeatingState, choice: 'mine' | 'theirs'): SeatingState => {
  const [first, ...conflicts] = state.conflicts;
  if (!first) return state;
  return { ...(choice === 'mine' ? edit(state, insisting(first)) : state), conflicts };
};

export const seatingReducer = (state: SeatingState, action: SeatingAction): SeatingState => {
  switch (action.type) {
    case 'read':
      return action.asOf === state.saves ? { ...state, base: readOver(action.base, state) } : state;
    case 'edit':
      return { ...edit(state, action.pieces), problem: state.problem?.refused ? null : state.problem };
    case 'undo':
      return undo(state);
    case 'redo':
      return redo(state);
    case 'send':
      return { ...state, sent: portionOf(state.mine), saves: state.saves + 1 };
    case 'saved':
      return saved(state, action.answer);
    case 'failed':
      return failed(state, action.error, action.refused);
    case 'retry':
      return { ...state, problem: null };
    case 'resolve':
      return resolve(state, action.choice);
  }
};
