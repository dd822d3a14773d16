import { useProblemText } from '@smachot/web-platform';
import { useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import type { Outcome } from './use-act-once';

type Given<Act> = {
  make: (act: Act) => Promise<Outcome>;
  /** The message after success. */
  doneWords: (act: Act) => string;
  onClose: () => void;
  /** The dialog's subject has changed meanwhile. */
  onStale: () => void;
};

/** State of a dialog that takes one action: it stays open with an error, and closes on success. */
export const useActDialog = <Act>({ make, doneWords, onClose, onStale }: Given<Act>) => {
  const tell = useSnackbar();
  const words = useProblemText();
  const [problem, setProblem] = useState<unknown>();
  const run = async (act: Act, onDone: () => void = () => undefined) => {
    setProblem(undefined);
    const outcome = await make(act);
    if ('problem' in outcome) return setProblem(outcome.problem);
    if ('stale' in outcome) return onStale();
    onDone();
    tell(doneWords(act));
    onClose();
  };
  return {
    problem: problem ? words(problem) : undefined,
    onMake: (act: Act, onDone?: () => void) => void run(act, onDone),
  };
};
