import { ReportReason, reportReview, type ReviewId, type ReviewSubject } from '@smachot/contracts';
import { useContractForm, useProblemText } from '@smachot/web-platform';
import { Button, Dialog, Field, Note, SelectField, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReportReviewMutation } from '../reviews-api';
import styles from '../reviews.module.css';

type Of = { reviewId: ReviewId; subject?: ReviewSubject };

/** Reports a review, or the reply to it, to the admins. */
export function ReportButton({ reviewId, subject = 'review' }: Of) {
  const { t } = useTranslation('reviews');
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button kind="ghost" icon="alert" onClick={() => setOpen(true)}>
        {t(`report.do.${subject}`)}
      </Button>
      {open ? <ReportDialog {...{ reviewId, subject }} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

type DialogProps = Required<Of> & { onClose: () => void };

const useReportForm = ({ reviewId, subject, onClose }: DialogProps) => {
  const { t } = useTranslation('reviews');
  const say = useSnackbar();
  const [report] = useReportReviewMutation();
  return useContractForm(reportReview.body, {
    defaults: { subject, reason: 'spam', note: '' },
    send: async (body) => {
      const { error } = await report({ params: { reviewId }, body });
      if (error) return error;
      say(t('report.done'));
      onClose();
    },
  });
};

function ReportDialog(props: DialogProps) {
  const { t } = useTranslation('reviews');
  const words = useProblemText();
  const form = useReportForm(props);
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t(`report.title.${props.subject}`)}
      actions={
        <>
          <Button kind="primary" danger busy={form.busy} onClick={() => void form.submit()}>
            {t('report.send')}
          </Button>
          <Button kind="ghost" onClick={props.onClose}>
            {t('report.stay')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t(`report.text.${props.subject}`)}</p>
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
