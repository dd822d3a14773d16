import { newId } from '@smachot/kernel';
import { useRef } from 'react';

/** One key for one text: pressing again after "no response" is the same message. */
export const useKeyOf = () => {
  const last = useRef({ text: '', key: '' });
  return {
    keyOf: (text: string): string => {
      if (last.current.text !== text) last.current = { text, key: newId() };
      return last.current.key;
    },
    /** It was sent: the same words again are another message. */
    done: () => {
      last.current = { text: '', key: '' };
    },
  };
};
