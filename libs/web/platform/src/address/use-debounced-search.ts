import { cutText } from '@smachot/kernel';
import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { useAddress } from './use-address';
import { useTyped } from './use-typed';

const TYPING_MS = 300;

/**
 * Debounced search, mirrored in `?q`. A link or "back" that changes the address changes what is typed, too.
 * @param longest maximum number of characters that are asked for
 * @returns `typed` and `type` for the field, and `asked` for the query
 */
export const useDebouncedSearch = (longest: number) => {
  const [asked, ask] = useAddress<string>('q', '');
  const { typed, type, sent } = useTyped(asked);
  // a change of the address would take the place of a press whose screen still loads
  const leaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (leaving) return;
    const wanted = cutText(typed.trim(), longest);
    if (wanted === asked) return;
    const timer = setTimeout(() => {
      sent(wanted);
      ask(wanted);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, asked, ask, sent, longest, leaving]);
  return { typed, type, asked };
};
