import MuiSnackbar from '@mui/material/Snackbar';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';

type Said = { key: number; text: ReactNode; undo?: (() => void) | undefined };
export type Say = (text: ReactNode, more?: { undo?: () => void }) => void;

const SnackbarContext = createContext<Say>(() => undefined);
/** Says what was done, with a way back. Never for errors: those belong beside what failed. */
export const useSnackbar = (): Say => useContext(SnackbarContext);

const SHOWN_MS = 8000;

export function SnackbarHost({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<Said | null>(null);
  const [open, setOpen] = useState(false);
  const say = useCallback<Say>((text, more) => {
    setSaid((before) => ({ key: (before?.key ?? 0) + 1, text, undo: more?.undo }));
    setOpen(true);
  }, []);
  return (
    <SnackbarContext value={say}>
      {children}
      <MuiSnackbar
        key={said?.key}
        open={open}
        autoHideDuration={SHOWN_MS}
        onClose={(_, reason) => reason !== 'clickaway' && setOpen(false)}
        message={said?.text}
        action={<Undo said={said} close={() => setOpen(false)} />}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        sx={{ marginBlockEnd: { xs: '84px', md: 0 } }}
        slotProps={{ content: { sx: { background: 'var(--primary-deep)', color: '#fff', borderRadius: '16px' } } }}
      />
    </SnackbarContext>
  );
}

function Undo({ said, close }: { said: Said | null; close: () => void }) {
  const { t } = useTranslation('ui');
  if (!said?.undo) return null;
  const undo = () => {
    said.undo?.();
    close();
  };
  return (
    <Button kind="ghost" icon="undo" onClick={undo} sx={{ color: '#fff' }}>
      {t('undo')}
    </Button>
  );
}
