import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/icon';

type Said = { key: number; text: ReactNode; undo?: (() => void) | undefined };
export type Say = (text: ReactNode, more?: { undo?: () => void }) => void;

const SnackbarContext = createContext<Say>(() => undefined);
/** Says what was done, with a way back. Never for errors: those belong beside what failed. */
export const useSnackbar = (): Say => useContext(SnackbarContext);

const SHOWN_MS = 8000;

export function SnackbarHost({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<Said | null>(null);
  const say = useCallback<Say>((text, more) => {
    setSaid((before) => ({ key: (before?.key ?? 0) + 1, text, undo: more?.undo }));
  }, []);
  return (
    <SnackbarContext value={say}>
      {children}
      <div className="ui-snack-place" role="status">
        {said ? <Snackbar key={said.key} said={said} close={() => setSaid(null)} /> : null}
      </div>
    </SnackbarContext>
  );
}

/** Leaves by itself, but not while somebody is at it: reading and reaching take as long as they take. */
function Snackbar({ said, close }: { said: Said; close: () => void }) {
  const { t } = useTranslation('ui');
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(close, SHOWN_MS);
    return () => clearTimeout(timer);
  });
  const undo = () => {
    said.undo?.();
    close();
  };
  return (
    <div
      className="ui-snack"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className="grow">{said.text}</span>
      {said.undo ? (
        <button type="button" className="btn" onClick={undo}>
          <Icon name="undo" />
          {t('undo')}
        </button>
      ) : null}
      <button type="button" className="icon-btn" aria-label={t('close')} title={t('close')} onClick={close}>
        <Icon name="x" />
      </button>
    </div>
  );
}
