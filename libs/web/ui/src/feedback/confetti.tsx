import { lazy, Suspense, useEffect, useState } from 'react';
import { useFlag } from '@smachot/web-platform';

const Pieces = lazy(() => import('react-confetti'));

const SECONDS = 6;
const PIECES = 500;
/** Gold, orange, purple: the brand. */
const PALETTE = ['#C08A00', '#F2C14E', '#D9580D', '#FFA05C', '#5E2CA5', '#B79AF0'];

const mayMove = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Celebrates once per change of `run` to true; lies over the page, ignores touches, is hidden from screen readers. */
export function Confetti({ run, onDone }: { run: boolean; onDone?: () => void }) {
  const isOn = useFlag('confetti');
  const [ended, setEnded] = useState(false);
  const [ran, setRan] = useState(run);
  if (ran !== run) {
    setRan(run);
    setEnded(false);
  }
  useEffect(() => {
    if (!run) return;
    const timer = setTimeout(() => {
      setEnded(true);
      onDone?.();
    }, SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [run, onDone]);
  if (!run || !isOn || ended || !mayMove()) return null;
  return (
    <Suspense fallback={null}>
      <Pieces
        width={window.innerWidth}
        height={window.innerHeight}
        numberOfPieces={PIECES}
        recycle={false}
        colors={PALETTE}
        style={{ position: 'fixed', inset: 0, zIndex: 1400, pointerEvents: 'none' }}
        aria-hidden
      />
    </Suspense>
  );
}
