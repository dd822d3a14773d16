import { problemOf } from '@smachot/web-platform';
import { useEffect, useRef } from 'react';

/** Reads again what a refusal of one of these codes says is outdated, once for each refusal. */
export const useOnRefusal = (codes: ReadonlySet<string>, problem: unknown, read: () => void) => {
  const again = useRef(read);
  useEffect(() => {
    again.current = read;
  });
  useEffect(() => {
    if (problem && codes.has(problemOf(problem).code ?? '')) again.current();
  }, [problem, codes]);
};
