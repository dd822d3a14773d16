import { useFormat } from '@smachot/web-platform';
import { useLive } from '@smachot/web-ui';
import { useEffect, useRef, useState } from 'react';

const MS = 250;
const WHOLE = 100;

/** A sum that counts to its new value; screen readers announce only the final one. */
export function Counted({ agorot, className }: { agorot: number; className?: string }) {
  const format = useFormat();
  const live = useLive();
  const [shown, setShown] = useState(agorot);
  const from = useRef(agorot);
  useEffect(() => {
    const start = from.current;
    from.current = agorot;
    const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
    if (start === agorot) return;
    const began = performance.now();
    let frame = 0;
    const step = (at: number) => {
      const share = calm ? 1 : Math.min(1, (at - began) / MS);
      setShown(share === 1 ? agorot : Math.round((start + (agorot - start) * share) / WHOLE) * WHOLE);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [agorot]);
  return (
    <>
      <strong className={className} aria-hidden>
        <bdi>{format.money(shown)}</bdi>
      </strong>
      <span className="sr" aria-live={live}>
        {format.money(agorot)}
      </span>
    </>
  );
}
