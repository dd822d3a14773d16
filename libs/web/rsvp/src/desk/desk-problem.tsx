import { Note } from '@smachot/web-ui';
import { createContext, useContext, useState, type ReactNode } from 'react';

type Tell = (words: string | null) => void;
const TellContext = createContext<Tell>(() => undefined);
const WordsContext = createContext<string | null>(null);

/** Shows above the table why a change on the desk was refused, until a change succeeds. */
export function DeskProblemHost({ children }: { children: ReactNode }) {
  const [words, tell] = useState<string | null>(null);
  return (
    <TellContext value={tell}>
      <WordsContext value={words}>{children}</WordsContext>
    </TellContext>
  );
}

export const useDeskProblem = (): Tell => useContext(TellContext);

export function DeskProblem() {
  const words = useContext(WordsContext);
  return words ? <Note tone="bad">{words}</Note> : null;
}
