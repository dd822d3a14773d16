import { AskAgain } from '@smachot/web-platform';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { ConfirmIdentityDialog } from './confirm.dialog';

/** Wraps screens with actions that need a fresh confirmation of identity: draws the question when one of them requires it. */
export function ConfirmAgain({ children }: { children: ReactNode }) {
  const [asking, setAsking] = useState(false);
  const answer = useRef<(confirmed: boolean) => void>(undefined);
  const ask = useCallback(() => {
    // a question that was still open is answered by the new one
    answer.current?.(false);
    setAsking(true);
    return new Promise<boolean>((resolve) => (answer.current = resolve));
  }, []);
  const close = (confirmed: boolean) => {
    setAsking(false);
    answer.current?.(confirmed);
    answer.current = undefined;
  };
  return (
    <AskAgain value={ask}>
      {children}
      {asking ? <ConfirmIdentityDialog onConfirmed={() => close(true)} onClose={() => close(false)} /> : null}
    </AskAgain>
  );
}
