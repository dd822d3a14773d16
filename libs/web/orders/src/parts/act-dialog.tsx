import { Button, Dialog, Note } from '@smachot/web-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type ActionsProps = {
  /** The label of the way out; by default it says that everything stays as it is. */
  stay?: string | undefined;
  onClose: () => void;
  /** The button of the action. */
  children: ReactNode;
};

/** The bottom edge of a dialog with one action: its button, and the way out. */
export function DialogActions({ stay, onClose, children }: ActionsProps) {
  const { t } = useTranslation('orders');
  return (
    <>
      {children}
      <Button kind="ghost" onClick={onClose}>
        {stay ?? t('moves.keep')}
      </Button>
    </>
  );
}

type Props = {
  title: string;
  /** The button of the action; without one there is nothing to decide. */
  action: ReactNode;
  stay?: string | undefined;
  problem: string | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with one action on an order: its content, its error, the action and the way out. */
export function ActDialog({ title, action, stay, problem, onClose, children }: Props) {
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        action ? (
          <DialogActions stay={stay} onClose={onClose}>
            {action}
          </DialogActions>
        ) : undefined
      }
    >
      <div className="ui-flow">
        {children}
        {problem ? <Note tone="bad">{problem}</Note> : null}
      </div>
    </Dialog>
  );
}
