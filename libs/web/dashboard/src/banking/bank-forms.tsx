import type { BankDetails } from '@smachot/contracts';
import { useProblemText } from '@smachot/web-platform';
import { Button, Card, Note, useSnackbar } from '@smachot/web-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BankFields } from './bank-fields';
import type { Bank } from './bank-lists';
import { useEditForm, useSubmitForm, type BankForm } from './use-bank-form';
import dashboardStyles from '../dashboard.module.css';

type FrameProps = {
  form: BankForm;
  title: string;
  act: string;
  note?: ReactNode;
  wayOut?: ReactNode;
  children: ReactNode;
};

function FormFrame({ form, title, act, note, wayOut, children }: FrameProps) {
  const { t } = useTranslation('dashboard');
  const words = useProblemText();
  return (
    <Card component="section" aria-labelledby="bk-form">
      <form className={dashboardStyles.stack} {...form.props}>
        <h2 id="bk-form">{title}</h2>
        {note}
        {children}
        <p className="muted small">{t('banking.privacy')}</p>
        {form.problem ? (
          <Note tone="bad">
            {t('banking.saveFailed')} {words(form.problem)}
          </Note>
        ) : null}
        <div className="row wrap">
          <Button type="submit" icon="shield" busy={form.busy}>
            {act}
          </Button>
          {wayOut}
        </div>
      </form>
    </Card>
  );
}

/** The first details. Nothing of it is kept in the browser: an account number is no draft. */
export function SubmitForm({ banks }: { banks: readonly Bank[] }) {
  const { t } = useTranslation('dashboard');
  const say = useSnackbar();
  const form = useSubmitForm(() => say(t('banking.sent')));
  return (
    <FormFrame form={form} title={t('banking.first')} act={t('banking.send')}>
      <BankFields form={form} banks={banks} />
    </FormFrame>
  );
}

type EditProps = { details: BankDetails; banks: readonly Bank[]; onClose: () => void; onReload: () => void };

/** An edit starts the verification anew, and says what that means before it is saved. */
export function EditForm({ details, banks, onClose, onReload }: EditProps) {
  const { t } = useTranslation('dashboard');
  const say = useSnackbar();
  const form = useEditForm(details, banks, () => {
    say(t('banking.sent'));
    onClose();
  });
  const pauses = details.verification_status === 'verified';
  const isOutdated = form.problem?.code === 'conflict.version';
  return (
    <FormFrame
      form={form}
      title={t(details.verification_status === 'rejected' ? 'banking.correct' : 'banking.edit')}
      act={t(pauses ? 'banking.savePausing' : 'banking.send')}
      note={
        pauses ? (
          <Note tone="warn" icon="pause">
            {t('banking.pauses')}
          </Note>
        ) : null
      }
      wayOut={<WaysOut reload={isOutdated ? onReload : null} close={onClose} />}
    >
      <BankFields
        form={form}
        banks={banks}
        lastDigits={details.accountLastDigits}
        stored={details.document}
      />
    </FormFrame>
  );
}

function WaysOut({ reload, close }: { reload: (() => void) | null; close: () => void }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      {reload ? (
        <Button kind="soft" icon="rotate" onClick={reload}>
          {t('banking.reload')}
        </Button>
      ) : null}
      <Button kind="ghost" onClick={close}>
        {t('banking.keep')}
      </Button>
    </>
  );
}
