import { useEffect, useState } from 'react';

type Pieces = typeof import('./overlay-pieces');

let pieces: Pieces | null = null;
let coming: Promise<Pieces> | null = null;

/** For tests and for who has them already: they are there from now on. */
export const takeUpOverlays = (given: Pieces): void => {
  pieces = given;
};

/**
 * Dialogs, sheets and menus stand on MUI, which no page needs before something is pressed. They are loaded by the first of them
 * that opens, or a while after the page is there, so that it opens at once.
 */
export const loadOverlays = async (): Promise<Pieces> => {
  if (pieces) return pieces;
  coming ??= import('./overlay-pieces');
  try {
    pieces = await coming;
    return pieces;
  } catch (problem) {
    // the next press tries again
    coming = null;
    throw problem;
  }
};

/** The pieces, from the first opening on; null before, and while they are loaded. */
export const useOverlays = (open: boolean): Pieces | null => {
  const [seen, setSeen] = useState(open);
  const [, setArrived] = useState(pieces);
  const [problem, setProblem] = useState<Error | null>(null);
  if (open && !seen) setSeen(true);
  useEffect(() => {
    // also when they are there: they may have arrived since this was drawn
    if (seen) loadOverlays().then(setArrived, (error: Error) => setProblem(error));
  }, [seen]);
  // as of any screen that could not be loaded: the boundary around it says so
  if (problem) throw problem;
  // they are drawn over a page, never into one that is rendered by the server
  return typeof document !== 'undefined' && seen ? pieces : null;
};
