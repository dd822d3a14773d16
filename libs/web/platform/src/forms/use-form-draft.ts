import { useRef, useState } from 'react';
import { useDraft } from '../drafts/use-draft';
import { differing, isContested, rebased } from './rebased';

/** What was typed, and the values it was typed upon. */
type Draft<V> = { upon: V; typed: V };

/** A draft that holds the typed values alone was kept before drafts knew what they were typed upon. */
const isDraft = <V extends object>(kept: Draft<V> | V): kept is Draft<V> => 'upon' in kept;

/**
 * The values a form begins with, and their draft. What was typed is kept with the values it was typed upon: opened again, the form
 * has what is saved by then, and only the typed fields differ from it.
 */
export const useFormDraft = <V extends object>(key: string | undefined, saved: V) => {
  const [kept, write, clear] = useDraft<Draft<V> | V | null>(key ?? null, null, {
    fromVisitor: true,
  });
  const [start, begin] = useState(() => {
    const { upon, typed } = kept && isDraft(kept) ? kept : { upon: saved, typed: { ...saved, ...kept } };
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
