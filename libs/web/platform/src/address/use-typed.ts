import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * The value of a field that is also kept elsewhere: in the address, on the server. What was sent there comes back late, and then
 * does not replace what was typed meanwhile; a value that was not sent from here ("back", a link, another device) does.
 */
export const useTyped = <T extends string | number>(outside: T) => {
  const [typed, type] = useState(outside);
  const underway = useRef<T[]>([]);
  useEffect(() => {
    const at = underway.current.indexOf(outside);
    underway.current = at < 0 ? [] : underway.current.slice(at + 1);
    if (at < 0) type(outside);
  }, [outside]);
  const sent = useCallback((value: T) => void underway.current.push(value), []);
  return { typed, type, sent };
};
