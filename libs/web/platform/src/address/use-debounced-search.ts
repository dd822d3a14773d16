import { cutText } from '@smachot/kernel';
import { useEffect, useRef, useState } from 'react';
import { useAddress } from './use-address';

const TYPING_MS = 300;

/**
 * Debounced search, mirrored in `?q`. A link or "back" that changes the address changes what is typed, too.
 * @param longest maximum number of characters that are asked for
 * @returns `typed` and `type` for the field, and `asked` for the query
 */
export const useDebouncedSearch = (longest: number) => {
  const [asked, ask] = useAddress<string>('q', '');
  const [typed, type] = useState(asked);
  const lastAsked = useRef(asked);
  useEffect(() => {
    if (asked !== lastAsked.current) {
      lastAsked.current = asked;
      type(asked);
      return;
    }
    const wanted = cutText(typed.trim(), longest);
    if (wanted === asked) return;
    const timer = setTimeout(() => {
      lastAsked.current = wanted;
      ask(wanted);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, asked, ask, longest]);
  return { typed, type, asked };
};
