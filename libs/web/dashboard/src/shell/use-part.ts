import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';

/**
 * Scrolls to a part of a long screen by its sub-path, for example `business-availability/week`, and focuses it, also after a reload. A
 * sub-path that names no part leads to the screen itself.
 * @param parts ids of the elements
 */
export const usePart = (screen: string, parts: readonly string[]): void => {
  const { storeUsername = '', '*': rest = '' } = useParams();
  const navigate = useNavigate();
  const part = rest.replace(/\/+$/, '');
  const known = parts.includes(part);
  useEffect(() => {
    if (part === '') return;
    const element = known ? document.getElementById(part) : null;
    if (!element) return void navigate(`/dashboard/${storeUsername}/${screen}`, { replace: true });
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
  }, [part, known, navigate, screen, storeUsername]);
};
