import { changeSeating, type EventId } from '@smachot/contracts';
import { fetchCall, problemOf } from '@smachot/web-platform';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { SeatingData } from '../seating-api';
import { patchOf } from './base';
import { isNothing } from './pieces';
import { viewOf } from './plan-view';
import { planOf, seatingReducer, startState } from './seating-state';

const SAVE_AFTER_MS = 300;

/**
 * The plan while somebody works on it: every change shows at once, is saved a moment later, and can be undone. `asOf`: what `saves` was
 * when the reading of `data` began.
 */
export const useSeating = (eventId: EventId, data: SeatingData, asOf: { readonly current: number }) => {
  const [state, dispatch] = useReducer(seatingReducer, data.base, startState);
  const { base, mine, sent, problem } = state;
  useEffect(() => dispatch({ type: 'read', base: data.base, asOf: asOf.current }), [data.base, asOf]);

  const waits = !sent && !problem && !isNothing(mine);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => dispatch({ type: 'send' }), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [waits, mine]);

  const before = useRef(base);
  useEffect(() => {
    before.current = base;
  });
  useEffect(() => {
    if (!sent) return;
    fetchCall(changeSeating, { params: { eventId }, body: patchOf(before.current, sent) }).then(
      (answer) => dispatch({ type: 'saved', answer }),
      (error: unknown) => {
        const { status = 0 } = problemOf(error);
        dispatch({ type: 'failed', error, refused: status >= 400 && status < 500 && status !== 429 });
      },
    );
  }, [eventId, sent]);

  const plan = useMemo(() => planOf({ base, mine }), [base, mine]);
  const view = useMemo(() => viewOf(plan, base.guests), [plan, base.guests]);
  return { state, dispatch, plan, view, unsaved: sent !== null || !isNothing(mine) };
};
