import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { autosaveFlow, type AutosaveState } from './autosave.flow';

type Start<V> = { values: V; version: number; dirty: boolean };
type Acts<V> = { isSound: (values: V) => boolean; save: (values: V, version: number) => Promise<number> };

/** Autosave of any edited object. Only the first `start` counts: another object needs another component (key). */
export const useAutosave = <V>(start: Start<V>, acts: Acts<V>) => {
  const [machine] = useState(() =>
    autosaveFlow.provide({
      actors: {
        save: fromPromise<number, { values: unknown; version: number }>(({ input }) =>
          acts.save(input.values as V, input.version),
        ),
      },
      guards: { isSound: ({ context }) => acts.isSound(context.values as V) },
    }),
  );
  const flow = useActorRef(machine, { input: start });
  const { values, version, problem } = useSelector(flow, (snapshot) => snapshot.context);
  const state = useSelector(flow, ({ value }): AutosaveState => value);
  // A page that becomes hidden may be closing without a press of save: the debounced edit is sent at once.
  useEffect(() => {
    const flush = () => document.visibilityState === 'hidden' && flow.send({ type: 'save' });
    document.addEventListener('visibilitychange', flush);
    return () => document.removeEventListener('visibilitychange', flush);
  }, [flow]);
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
    savedElsewhere: (known: number) => flow.send({ type: 'saved-elsewhere', version: known }),
    overwrite: useCallback((known: number) => flow.send({ type: 'overwrite', version: known }), [flow]),
  };
};
