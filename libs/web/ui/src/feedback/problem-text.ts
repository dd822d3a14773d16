import { createContext, useContext } from 'react';

/** Words for whatever a call failed with. The app gives it, because codes and texts are the platform's. */
export type ProblemText = (error: unknown) => string;

export const ProblemTextContext = createContext<ProblemText | null>(null);

export const useProblemWords = (fallback: string): ProblemText => {
  const words = useContext(ProblemTextContext);
  return words ?? (() => fallback);
};
