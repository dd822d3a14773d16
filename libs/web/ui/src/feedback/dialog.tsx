import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { useOverlays } from '../overlays/overlays';
import { useWide } from '../theme/use-wide';
import { Note } from './note';
import { SnackbarSlot } from './snackbar';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Actions along the bottom edge. */
  actions?: ReactNode;
  /** 1060 px, for list beside preview. */
  wide?: boolean;
  /** No padding around the content. */
  bare?: boolean;
};

/** A tap beside closes a dialog until something is typed into it. */
const useTapBeside = (open: boolean, onClose: () => void) => {
  const typed = useRef(false);
  useEffect(() => {
    typed.current = false;
  }, [open]);
  return {
    onInput: () => void (typed.current = true),
    onClose: (_: unknown, reason: string) =>
      reason === 'backdropClick' && typed.current ? undefined : onClose(),
  };
};

/** Full screen under 905 px; traps the focus and gives it back. */
export function Dialog({ open, onClose, title, children, actions, wide, bare }: DialogProps) {
  const { t } = useTranslation('ui');
  const titleId = useId();
  const roomy = useWide(905);
  const pieces = useOverlays(open);
  const tapBeside = useTapBeside(open, onClose);
  if (!pieces) return null;
  return (
    <pieces.ThemedDialog
      open={open}
      {...tapBeside}
      fullScreen={!roomy}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: roomy ? { width: 'min(94vw, 100%)', maxWidth: wide ? 1060 : 560 } : {} } }}
    >
      <div
        className="row"
        style={{ paddingBlock: 8, paddingInline: '20px 8px', borderBlockEnd: '1px solid var(--line)' }}
      >
        <h2 id={titleId} className="grow">
          {title}
        </h2>
        <IconButton icon="x" label={t('close')} onClick={onClose} />
      </div>
      <div style={{ overflow: 'auto', flex: 1, padding: bare ? 0 : 20 }}>{children}</div>
      <SnackbarSlot over />
      {actions ? (
        <div
          className="row wrap"
          style={{
            padding: '12px 20px calc(12px + env(safe-area-inset-bottom))',
            borderBlockStart: '1px solid var(--line)',
          }}
        >
          {actions}
        </div>
      ) : null}
    </pieces.ThemedDialog>
  );
}

export type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  /** The exact consequence: "12 guests who already answered will lose their answers". */
  text: ReactNode;
  /** The word on the button: the act itself, not "ok". */
  confirm: string;
  tone?: 'primary' | 'bad';
  /** The label of the way out names the state that stays; "cancel" beside an action that cancels would be ambiguous. */
  stay?: ReactNode;
  busy?: boolean;
  problem?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, problem, onClose } = props;
  const titleId = useId();
  const textId = useId();
  const pieces = useOverlays(open);
  if (!pieces) return null;
  return (
    <pieces.ThemedDialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      maxWidth="xs"
      fullWidth
    >
      <div className="ui-flow" style={{ padding: 24 }}>
        <h2 id={titleId}>{title}</h2>
        <div id={textId}>{text}</div>
        {problem ? <Note tone="bad">{problem}</Note> : null}
        <ConfirmButtons {...props} />
      </div>
    </pieces.ThemedDialog>
  );
}

function ConfirmButtons({ confirm, tone, stay, busy, onConfirm, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation('ui');
  return (
    <div className="row wrap">
      <Button kind="primary" danger={tone === 'bad'} busy={busy} onClick={onConfirm}>
        {confirm}
      </Button>
      <Button kind="ghost" onClick={onClose}>
        {stay ?? t('back')}
      </Button>
    </div>
  );
}
