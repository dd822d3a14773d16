import { ActForm } from '@smachot/contracts';
import { type CallFailure, useConfirmed, useContractForm, useProblemText } from '@smachot/web-platform';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import { FilterChip } from '../actions/filter-chip';
import { Dialog } from '../feedback/dialog';
import { Note } from '../feedback/note';
import { Field, type FieldProps } from '../forms/field';

export type ActDialogProps = {
  title: ReactNode;
  /** What will happen, exactly. */
  text: ReactNode;
  /** The word on the button: the act itself. */
  confirm: string;
  danger?: boolean;
  /** Further choices of the act, above the reasons. */
  children?: ReactNode;
  /** Usual reasons; a chosen one can be completed in the field. */
  reasons: readonly string[];
  /** Sends the act; it is sent again when the admin had to confirm who they are. */
  send: (reason: string) => Promise<{ error?: unknown }>;
  onDone: () => void;
  onClose: () => void;
};

/** Asks a super admin why, before an act: the audit log keeps the reason. */
export function ActDialog({ send, onDone, ...dialog }: ActDialogProps) {
  const confirmed = useConfirmed();
  const form = useContractForm(ActForm, {
    defaults: { reason: '' },
    send: async ({ reason }) => {
      const { error } = await confirmed(() => send(reason));
      if (error) return error;
      onDone();
    },
  });
  return <ActFormDialog form={form} {...dialog} />;
}

type ActFormProps = Omit<ActDialogProps, 'send' | 'onDone'> & {
  /** The form of the act, with its reason among the fields. */
  form: {
    props: ComponentProps<'form'>;
    values: { reason: string };
    problem: CallFailure | null;
    busy: boolean;
    field: (name: 'reason') => Omit<FieldProps, 'label'>;
    change: (changed: { reason: string }) => void;
  };
};

/** The dialog of an act whose form has more fields than the reason; they are its children. */
export function ActFormDialog({ form, ...props }: ActFormProps) {
  const { title, text, confirm, danger, children, reasons, onClose } = props;
  const { t } = useTranslation('ui');
  const words = useProblemText();
  const formId = useId();
  const { problem, values } = form;
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={<Actions {...{ formId, confirm, danger, busy: form.busy, onClose }} />}
    >
      <form id={formId} className="ui-flow" {...form.props}>
        <div>{text}</div>
        {children}
        <div className="row wrap" role="group" aria-label={t('act.usual')}>
          {reasons.map((reason) => (
            <FilterChip key={reason} on={values.reason === reason} onClick={() => form.change({ reason })}>
              {reason}
            </FilterChip>
          ))}
        </div>
        <Field label={t('act.reason')} hint={t('act.kept')} multiline minRows={2} {...form.field('reason')} />
        {problem && !problem.fields ? <Note tone="bad">{words(problem)}</Note> : null}
      </form>
    </Dialog>
  );
}

type ActionsProps = Pick<ActDialogProps, 'confirm' | 'danger' | 'onClose'> & {
  formId: string;
  busy: boolean;
};

function Actions({ formId, confirm, danger, busy, onClose }: ActionsProps) {
  const { t } = useTranslation('ui');
  return (
    <>
      <Button type="submit" form={formId} danger={danger ?? false} busy={busy}>
        {confirm}
      </Button>
      <Button kind="ghost" onClick={onClose}>
        {t('back')}
      </Button>
    </>
  );
}
