import { ReportReason, reportReview, type ReviewId } from '@smachot/contracts';
import { useContractForm, useProblemText } from '@smachot/web-platform';
import { Button, Dialog, Field, Note, SelectField, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReportReviewMutation } from '../reviews-api';
import styles from '../reviews.module.css';

/** Reports a review to the admins. */
export function ReportButton({ reviewId }: { reviewId: ReviewId }) {
  const { t } = useTranslation('reviews');
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button kind="ghost" icon="alert" onClick={() => setOpen(true)}>
        {t('report.do')}
      </Button>
      {open ? <ReportDialog reviewId={reviewId} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function ReportDialog({ reviewId, onClose }: { reviewId: ReviewId; onClose: () => void }) {
  const { t } = useTranslation('reviews');
  const say = useSnackbar();
  const words = useProblemText();
  const [report] = useReportReviewMutation();
  const form = useContractForm(reportReview.body, {
    defaults: { reason: 'spam', note: '' },
    send: async (body) => {
      const { error } = await report({ params: { reviewId }, body });
      if (error) return error;
      say(t('report.done'));
      onClose();
    },
  });
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
