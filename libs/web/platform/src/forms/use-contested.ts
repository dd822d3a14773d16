import { useState } from 'react';
import type { CallFailure } from '../calls/failure';

/** Whether a save met a newer version; stays while what was saved is copied, though typing hides the problem. */
export const useContested = (problem: CallFailure | null): boolean => {
  const isConflict = problem?.code === 'conflict.version';
  const [contested, contest] = useState(isConflict);
  if (isConflict && !contested) contest(true);
  return contested;
};
