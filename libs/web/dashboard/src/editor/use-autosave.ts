import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { autosaveFlow, type AutosaveState } from './autosave.flow';

type Start<V> = { values: V; version: number; dirty: boolean };
type Acts<V> = {
  isSound: (values: V) => boolean;
  save: (values: V, version: number) => Promise<number>;
  /** Keeps on this device what has not reached the server. */
  keep: (values: V, version: number) => void;
  forget: () => void;
};
type Flow = ActorRefFrom<typeof autosaveFlow>;

/** The debounced edit is sent at once when the page becomes hidden, which may be closing, and when the screen is left. */
const useFlush = (flow: Flow, isEdited: () => boolean) => {
  useEffect(() => {
    const flush = () => document.visibilityState === 'hidden' && flow.send({ type: 'save' });
    document.addEventListener('visibilitychange', flush);
    return () => document.removeEventListener('visibilitychange', flush);
  }, [flow]);
  const edited = useRef(isEdited);
  // a layout effect is cleaned up before the effect that stops the flow
  useLayoutEffect(
    () => () => {
      const { value } = flow.getSnapshot();
      if (edited.current() && (value === 'waiting' || value === 'unreachable')) flow.send({ type: 'save' });
    },
    [flow],
  );
};

/** The flow with the acts of the first render. */
const useFlow = <V>(start: Start<V>, { isSound, save }: Pick<Acts<V>, 'isSound' | 'save'>): Flow => {
  const [machine] = useState(() =>
    autosaveFlow.provide({
      actors: {
        save: fromPromise<number, { values: unknown; version: number }>(({ input }) =>
          save(input.values as V, input.version),
        ),
      },
      guards: { isSound: ({ context }) => isSound(context.values as V) },
    }),
  );
  return useActorRef(machine, { input: start });
};

/** Autosave of any edited object. Only the first `start` counts: another object needs another component (key). */
export const useAutosave = <V>(start: Start<V>, acts: Acts<V>) => {
  const newest = useRef(start.values);
  const [first] = useState(start.values);
  const flow = useFlow(start, {
    isSound: acts.isSound,
    save: async (sent, upon) => {
      const saved = await acts.save(sent, upon);
      // the answer may come after the screen was left
      if (newest.current === sent) acts.forget();
      else acts.keep(newest.current, saved);
      return saved;
    },
  });
  const { values, version, problem } = useSelector(flow, (snapshot) => snapshot.context);
  const state = useSelector(flow, ({ value }): AutosaveState => value);
  const { keep, forget } = acts;
  useEffect(() => {
    newest.current = values as V;
    if (state === 'clean') forget();
    else keep(values as V, version);
  }, [state, version, values, keep, forget]);
  useFlush(flow, () => newest.current !== first);
  return {
    values: values as V,
    version,
    problem,
    state,
    edit: useCallback(
      (change: (now: V) => V) => flow.send({ type: 'edit', change: (now) => change(now as V) }),
      [flow],
    ),
    saveNow: () => flow.send({ type: 'save' }),
    savedElsewhere: (upon: number, known: number) =>
      flow.send({ type: 'saved-elsewhere', upon, version: known }),
    overwrite: useCallback((known: number) => flow.send({ type: 'overwrite', version: known }), [flow]),
  };
};
