import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { failureOfAnswer, type CallFailure } from '../calls/failure';
import { differing, isContested, rebased } from './rebased';
import type { useFormDraft } from './use-form-draft';

/** As the server would refuse it: what somebody else saved in the same field may be overwritten only knowingly. */
export const CONTESTED: CallFailure = { ...failureOfAnswer(409, null), code: 'conflict.version' };

type Draft<V extends object> = Pick<
  ReturnType<typeof useFormDraft<V>>,
  'base' | 'setBase' | 'keep' | 'forget'
>;
type Saved<V> = {
  defaults: V;
  version?: number | string | undefined;
  busy: boolean;
  onContested: () => void;
};

/** Puts a version that was saved meanwhile under what is typed; during a save it waits for the answer. */
export const useNewerVersion = <V extends FieldValues, B extends FieldValues>(
  form: UseFormReturn<V, unknown, B>,
  { base, setBase, keep, forget }: Draft<V>,
  { defaults, version, busy, onContested }: Saved<V>,
) => {
  const known = useRef(version);
  useEffect(() => {
    if (busy || known.current === version) return;
    const before = base();
    const typed = form.getValues();
    known.current = version;
    setBase(defaults);
    if (differing(before, typed).length === 0) {
      form.reset(defaults);
      return forget();
    }
    const both = rebased(before, typed, defaults);
    form.setValues(both);
    keep(both);
    if (isContested(before, typed, defaults)) onContested();
  });
};

/** Whether a save met a newer version; stays while what was saved is copied, though typing hides the problem. */
export const useContested = (problem: CallFailure | null): boolean => {
  const isConflict = problem?.code === 'conflict.version';
  const [contested, contest] = useState(isConflict);
  if (isConflict && !contested) contest(true);
  return contested;
};
