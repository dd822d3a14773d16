import { ReportReason } from '@smachot/contracts';
import { useProblemText } from '@smachot/web-platform';
import { Button, Dialog, Field, Note, SelectField } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReportThreadMutation } from './conversations-api';
import styles from './conversations.module.css';

/** Reports the thread to the admins; the dialog states that both sides can no longer write. */
export function ReportDialog({ threadId, onClose }: { threadId: string; onClose: () => void }) {
  const { t } = useTranslation('conversations');
  const words = useProblemText();
  const [reason, setReason] = useState<ReportReason>('spam');
  const [note, setNote] = useState('');
  const [report, { isLoading, error }] = useReportThreadMutation();
  const send = async () => {
    const sent = await report({ params: { threadId }, body: { reason, note } });
    if (!sent.error) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('report.title')}
      actions={
        <>
          <Button kind="primary" danger busy={isLoading} onClick={() => void send()}>
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
          value={reason}
          options={ReportReason.options.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
          onChange={(event) => setReason(event.target.value as ReportReason)}
        />
        <Field
          label={t('report.note')}
          value={note}
          multiline
          minRows={2}
          maxLength={500}
          onChange={(event) => setNote(event.target.value)}
        />
        {error ? <Note tone="bad">{words(error)}</Note> : null}
      </div>
    </Dialog>
  );
}
