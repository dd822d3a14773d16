import { createContext, useCallback, useContext } from 'react';
import { problemOf } from '../calls/failure';

/** Asks the person to confirm their identity again; resolves to whether they did. The component that draws the question provides it. */
export const AskAgain = /* @__PURE__ */ createContext<() => Promise<boolean>>(() => Promise.resolve(false));

type Done = { error?: unknown };

/**
 * For actions that need a fresh confirmation: `const { error } = await confirmed(() => close(…))`. When the server requires it,
 * the person is asked, and the action is repeated.
 */
export const useConfirmed = (): (<R extends Done>(act: () => Promise<R>) => Promise<R>) => {
  const ask = useContext(AskAgain);
  return useCallback(
    async (act) => {
      const done = await act();
      const wanted = done.error !== undefined && problemOf(done.error).code === 'auth.confirmation_required';
      return wanted && (await ask()) ? act() : done;
    },
    [ask],
  );
};
