import { ReportReason, reportThread, type ThreadId } from '@smachot/contracts';
import { useContractForm, useProblemText } from '@smachot/web-platform';
import { Button, Dialog, Field, Note, SelectField } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useReportThreadMutation } from './conversations-api';
import styles from './conversations.module.css';

const useReportForm = (threadId: ThreadId, onSent: () => void) => {
  const [report] = useReportThreadMutation();
  return useContractForm(reportThread.body, {
    defaults: { reason: 'spam', note: '' },
    send: async (body) => {
      const { error } = await report({ params: { threadId }, body });
      if (error) return error;
      onSent();
    },
  });
};

/** Reports the thread to the admins; the dialog states that both sides can no longer write. */
export function ReportDialog({ threadId, onClose }: { threadId: ThreadId; onClose: () => void }) {
  const { t } = useTranslation('conversations');
  const words = useProblemText();
  const form = useReportForm(threadId, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('report.title')}
      actions={
        <>
          <Button kind="primary" danger busy={form.busy} onClick={() => void form.submit()}>
            {t('report.send')}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {t('report.stay')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t('report.text')}</p>
        <SelectField
          label={t('report.reason')}
          options={ReportReason.options.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
          {...form.choice('reason')}
        />
        <Field label={t('report.note')} multiline minRows={2} {...form.field('note')} />
        {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
      </div>
    </Dialog>
  );
}
