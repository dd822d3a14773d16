import type { EventId } from '@smachot/contracts';
import { useDraft } from '@smachot/web-platform';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { SeatingData } from '../seating-api';
import { isNothing } from './pieces';
import { viewOf } from './plan-view';
import { resumed, save, saveRest, type Unsaved, unsavedOf } from './saving';
import { planOf, type SeatingAction, seatingReducer } from './seating-state';

const SAVE_AFTER_MS = 300;

/**
 * The state of the plan, saved a moment after each change. When the screen is left, saving goes on. Changes that could not be saved are
 * kept on this device for the next visit.
 */
const useSavedState = (eventId: EventId, read: SeatingData['base']) => {
  const [left, keep, forget] = useDraft<Unsaved | null>(`seating:${eventId}`, null);
  const [state, dispatch] = useReducer(seatingReducer, read, (base) => resumed(base, left));
  const { mine, sent, problem } = state;
  const waits = !sent && !problem && !isNothing(mine);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => dispatch({ type: 'send' }), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [waits, mine]);

  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
    const unsaved = unsavedOf(state);
    if (!unsaved) forget();
    else if (state.problem) keep(unsaved);
  }, [state, keep, forget]);
  const sending = useRef<Promise<SeatingAction>>(undefined);
  useEffect(() => {
    if (!sent) return;
    sending.current = save(eventId, latest.current);
    void sending.current.then(dispatch);
  }, [eventId, sent]);
  useEffect(
    () => () => {
      void saveRest(eventId, latest.current, sending.current).then((end) => {
        const unsaved = unsavedOf(end);
        if (unsaved) keep(unsaved);
        else forget();
      });
    },
    [eventId, keep, forget],
  );
  return [state, dispatch] as const;
};

/**
 * The plan that somebody works on. Every change shows at once, is saved a moment later, and can be undone.
 * @param asOf the state's `saves` when the reading of `data` began
 */
export const useSeating = (eventId: EventId, data: SeatingData, asOf: { readonly current: number }) => {
  const [state, dispatch] = useSavedState(eventId, data.base);
  const { base, mine, sent } = state;
  useEffect(
    () => dispatch({ type: 'read', base: data.base, asOf: asOf.current }),
    [data.base, asOf, dispatch],
  );
  const plan = useMemo(() => planOf({ base, mine }), [base, mine]);
  const view = useMemo(() => viewOf(plan, base.guests), [plan, base.guests]);
  return { state, dispatch, plan, view, unsaved: sent !== null || !isNothing(mine) };
};
