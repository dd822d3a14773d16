import { useRef, useState } from 'react';
import { useDraft } from '../drafts/use-draft';
import { differing, isContested, rebased } from './rebased';

/** What was typed, and the values it was typed upon. */
type Draft<V> = { upon: V; typed: V };

/**
 * The values a form begins with, and their draft. What was typed is kept with the values it was typed upon: opened again, the form
 * has what is saved by then, and only the typed fields differ from it.
 */
export const useFormDraft = <V extends object>(key: string | undefined, saved: V) => {
  const [kept, write, clear] = useDraft<Draft<V> | V | null>(key ?? null, null, {
    fromVisitor: true,
  });
  const [start, begin] = useState(() => {
    // a draft from before drafts knew what they were typed upon holds the typed values alone
    const { upon = saved, typed = { ...saved, ...kept } } = (kept ?? {}) as Partial<Draft<V>>;
    const first = rebased(upon, typed, saved);
    return {
      /** The values the form begins with. */
      first,
      /** Another person has changed a field of the draft since. */
      contested: isContested(upon, typed, saved),
      /** The form holds values that were typed earlier and not sent. */
      restored: differing(first, saved).length > 0,
    };
  });
  const base = useRef(saved);
  return {
    ...start,
    /** The values that are typed upon. */
    base: () => base.current,
    setBase: (values: V) => {
      base.current = values;
    },
    keep: (typed: V) => write({ upon: base.current, typed }),
    forget: () => {
      begin({ ...start, restored: false });
      clear();
    },
  };
};
