import { startViewAs } from '@smachot/contracts';
import { useConfirmed, useContractForm, useProblemText, useTitle, viewedAs } from '@smachot/web-platform';
import { Button, Field, Note, Page, PageHead } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useStartViewMutation } from '../acts/acts-api';
import '../texts';
import styles from '../acts/acts.module.css';

const useViewForm = () => {
  const confirmed = useConfirmed();
  const [start] = useStartViewMutation();
  return useContractForm(startViewAs.body, {
    defaults: { phone: '', reason: '' },
    send: async (body) => {
      const { data, error } = await confirmed(() => start({ body }));
      if (!data) return error;
      viewedAs.begin(data);
    },
  });
};

/** /admin-panel/view-as: the site as a host or an owner sees it, only to read. */
export function ViewAsScreen() {
  const { t } = useTranslation('admin');
  const words = useProblemText();
  const form = useViewForm();
  const { problem } = form;
  useTitle(t('viewAs.title'));
  return (
    <Page width="narrow">
      <PageHead title={t('viewAs.title')} note={t('viewAs.note')} back="/admin-panel" />
      <form className={styles.screen} {...form.props}>
        <Field ltr type="tel" inputMode="tel" label={t('viewAs.phone')} {...form.field('phone')} />
        <Field label={t('reason')} multiline minRows={2} {...form.field('reason')} />
        <Note tone="primary">{t('viewAs.consequence')}</Note>
        {problem && !problem.fields ? <Note tone="bad">{words(problem)}</Note> : null}
        <div>
          <Button type="submit" icon="eye" busy={form.busy}>
            {t('viewAs.start')}
          </Button>
        </div>
      </form>
    </Page>
  );
}
