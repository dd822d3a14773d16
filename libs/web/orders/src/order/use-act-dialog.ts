import { useProblemText } from '@smachot/web-platform';
import { useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import type { Outcome } from './use-act-once';

type Given<Act> = {
  make: (act: Act) => Promise<Outcome>;
  /** What is said once it is made. */
  doneWords: (act: Act) => string;
  onClose: () => void;
  /** What the dialog asks about has changed meanwhile. */
  onStale: () => void;
};

/** A dialog that makes one act: it stays with what went wrong, and closes with what was done. */
export const useActDialog = <Act>({ make, doneWords, onClose, onStale }: Given<Act>) => {
  const tell = useSnackbar();
  const words = useProblemText();
  const [problem, setProblem] = useState<unknown>();
  const run = async (act: Act) => {
    setProblem(undefined);
    const outcome = await make(act);
    if ('problem' in outcome) return setProblem(outcome.problem);
    if ('stale' in outcome) return onStale();
    tell(doneWords(act));
    onClose();
  };
  return { problem: problem ? words(problem) : undefined, onMake: (act: Act) => void run(act) };
};
