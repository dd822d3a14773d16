import { EventReportReason, reportStoreArticle } from '@smachot/contracts';
import { useContractForm, useProblemText, useUser } from '@smachot/web-platform';
import { Button, Dialog, Field, Note, SelectField, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReportStoreArticleMutation } from './store-articles-api';

type Of = { partner: string; articleNumber: string };

/** Reports an article to the admins; for people with an account. */
export function ReportArticle(of: Of) {
  const { t } = useTranslation('articles');
  const user = useUser();
  const [open, setOpen] = useState(false);
  if (!user) return null;
  return (
    <div>
      <Button kind="ghost" icon="alert" onClick={() => setOpen(true)}>
        {t('report.do')}
      </Button>
      {open ? <ReportDialog of={of} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

type DialogProps = { of: Of; onClose: () => void };

const useReportForm = ({ of, onClose }: DialogProps) => {
  const { t } = useTranslation('articles');
  const say = useSnackbar();
  const [report] = useReportStoreArticleMutation();
  return useContractForm(reportStoreArticle.body, {
    defaults: { reason: 'spam', note: '' },
    send: async (body) => {
      const { error } = await report({ params: of, body });
      if (error) return error;
      say(t('report.done'));
      onClose();
    },
  });
};

function ReportDialog(props: DialogProps) {
  const { t } = useTranslation('articles');
  const words = useProblemText();
  const form = useReportForm(props);
  const reasons = EventReportReason.options.map((value) => ({ value, label: t(`report.reasons.${value}`) }));
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t('report.title')}
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
      <div className="ui-flow">
        <p>{t('report.text')}</p>
        <SelectField label={t('report.reason')} options={reasons} {...form.choice('reason')} />
        <Field label={t('report.note')} multiline minRows={2} {...form.field('note')} />
        {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
      </div>
    </Dialog>
  );
}
