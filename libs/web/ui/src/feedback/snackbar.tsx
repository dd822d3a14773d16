import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/icon';

type Snack = { key: number; text: ReactNode; undo?: (() => void) | undefined };
export type Say = (text: ReactNode, more?: { undo?: () => void }) => void;

const SnackbarContext = createContext<Say>(() => undefined);
/** Announces a completed action, with an undo. Never for errors: those belong beside the failed action. */
export const useSnackbar = (): Say => useContext(SnackbarContext);

type Slot = { element: HTMLElement; over: boolean };
type Offer = (slot: Slot) => () => void;
const SlotContext = createContext<Offer>(() => () => undefined);

/**
 * A place in a dock or a dialog where the snackbar is shown, so that it covers none of their actions. `over`: the slot lies over
 * the page and is preferred to a dock under it. Screen readers need it too: they do not announce text outside an open dialog.
 */
export function SnackbarSlot({ over = false }: { over?: boolean }) {
  const offer = useContext(SlotContext);
  const ref = useCallback(
    (element: HTMLElement | null) => (element ? offer({ element, over }) : undefined),
    [offer, over],
  );
  return <div className="ui-snack-slot" role="status" ref={ref} />;
}

const SHOWN_MS = 5000;
/** A way back is read, thought over and reached for. */
const UNDO_MS = 8000;

export function SnackbarHost({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Snack | null>(null);
  const [slots, setSlots] = useState<Slot[]>([]);
  const offer = useCallback<Offer>((slot) => {
    setSlots((all) => [...all, slot]);
    return () => setSlots((all) => all.filter((one) => one !== slot));
  }, []);
  const slot = slots.findLast(({ over }) => over) ?? slots.at(-1);
  const say = useCallback<Say>((text, more) => {
    setShown((before) => ({ key: (before?.key ?? 0) + 1, text, undo: more?.undo }));
  }, []);
  const snack = shown ? <Snackbar key={shown.key} snack={shown} close={() => setShown(null)} /> : null;
  return (
    <SnackbarContext value={say}>
      <SlotContext value={offer}>{children}</SlotContext>
      <div className="ui-snack-place" role="status">
        {slot ? null : snack}
      </div>
      {slot ? createPortal(snack, slot.element) : null}
    </SnackbarContext>
  );
}

/** Closes by a timeout, but not while the person hovers over it or has the focus in it: reading and reaching take time. */
function Snackbar({ snack, close }: { snack: Snack; close: () => void }) {
  const { t } = useTranslation('ui');
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(close, snack.undo ? UNDO_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  });
  const undo = () => {
    snack.undo?.();
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
      <span className="grow">{snack.text}</span>
      {snack.undo ? (
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
