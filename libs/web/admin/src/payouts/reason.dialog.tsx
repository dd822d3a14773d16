import { ActForm } from '@smachot/contracts';
import { useContractForm, useProblemText } from '@smachot/web-platform';
import { Button, Dialog, Field, Note, type IconName } from '@smachot/web-ui';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './payouts.module.css';

export type ReasonDialogProps = {
  title: string;
  /** What exactly will happen. */
  text: ReactNode;
  confirm: string;
  icon: IconName;
  /** Something is missing for it besides the reason. */
  disabled?: boolean;
  /** Sends it; returns the error, if any. */
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
  children?: ReactNode;
};

const useReasonForm = ({ send, onClose }: ReasonDialogProps) =>
  useContractForm(ActForm, {
    defaults: { reason: '' },
    send: async ({ reason }) => {
      const error = await send(reason);
      if (error) return error;
      onClose();
    },
  });

/** An act of an admin, with the reason that the audit log keeps. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, confirm, icon, disabled, onClose, children } = props;
  const { t } = useTranslation('admin');
  const words = useProblemText();
  const id = useId();
  const form = useReasonForm(props);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button type="submit" form={id} icon={icon} busy={form.busy} disabled={disabled ?? false}>
            {confirm}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {t('payouts.keep')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.stack} {...form.props}>
        <div>{text}</div>
        {children}
        <Field
          multiline
          minRows={2}
          label={t('payouts.reason')}
          hint={t('payouts.reasonHint')}
          {...form.field('reason')}
        />
        {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
      </form>
    </Dialog>
  );
}
