import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** Time for the new screen to have set its title. */
const TITLE_SETTLES_MS = 350;

/** After a navigation to another screen the focus moves to its content and its title is announced. Filters and tabs do not move it. */
export function RouteAnnouncer({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const [announced, setAnnounced] = useState('');
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    main.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => setAnnounced(document.title), TITLE_SETTLES_MS);
    return () => clearTimeout(timer);
  }, [pathname, main]);
  return (
    <div className="sr" role="status">
      {announced}
    </div>
  );
}
