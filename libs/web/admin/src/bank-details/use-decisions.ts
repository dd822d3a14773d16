import { useEffect, useRef, useState } from 'react';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { decisionFlow, type DecisionState } from './decision.flow';

export type Decided<D> = { decision: D; flow: ActorRefFrom<typeof decisionFlow> };

const isUnsent = ({ flow }: Decided<unknown>) => {
  const snapshot = flow.getSnapshot();
  return snapshot.matches('undoable') || snapshot.matches('sending');
};

/** Sends what can still be undone when the screen is left, and asks before the window is closed while something is on its way. */
const useLeaving = (decided: readonly Decided<unknown>[]) => {
  const latest = useRef(decided);
  useEffect(() => {
    latest.current = decided;
  });
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (latest.current.some(isUnsent)) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => {
      window.removeEventListener('beforeunload', onLeave);
      // the undo buttons are gone with the screen
      for (const { flow } of latest.current) flow.send({ type: 'send' });
    };
  }, []);
};

/** The decisions that are not settled yet, in the order they were made. */
export const useDecisions = <D>(send: (decision: D) => Promise<void>) => {
  const [decided, setDecided] = useState<readonly Decided<D>[]>([]);
  useLeaving(decided);
  /** `onEnd` is called when it is undone or sent, or when the person has read that another admin was first. */
  const decide = (decision: D, onEnd: (end: DecisionState) => void) => {
    const machine = decisionFlow.provide({ actors: { send: fromPromise<void>(() => send(decision)) } });
    const flow = createActor(machine);
    flow.subscribe({
      complete: () => {
        setDecided((all) => all.filter((one) => one.flow !== flow));
        onEnd(flow.getSnapshot().value);
      },
    });
    flow.start();
    setDecided((all) => [...all, { decision, flow }]);
  };
  /** Takes the latest decision back that has not been sent. */
  const undoLast = () => {
    const last = decided.findLast(({ flow }) => flow.getSnapshot().can({ type: 'undo' }));
    last?.flow.send({ type: 'undo' });
  };
  return { decided, decide, undoLast };
};
