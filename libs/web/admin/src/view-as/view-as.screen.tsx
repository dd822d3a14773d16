import { startViewAs } from '@smachot/contracts';
import {
  useAddress,
  useConfirmed,
  useContractForm,
  useProblemText,
  useTitle,
  viewedAs,
} from '@smachot/web-platform';
import { Button, Field, Note, Page, PageHead, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useStartViewMutation } from '../acts/acts-api';
import { useAdminUserQuery } from '../lists/lists-api';
import { nameOf } from '../users/user-columns';
import '../texts';
import styles from '../acts/acts.module.css';

/** @param userId the account that a page led here for; without one its phone is typed */
const useViewForm = (userId: string) => {
  const confirmed = useConfirmed();
  const [start] = useStartViewMutation();
  return useContractForm(startViewAs.body, {
    defaults: { phone: '', reason: '' },
    wireOf: ({ phone, reason }) => (userId ? { userId, reason } : { phone, reason }),
    send: async (body) => {
      const { data, error } = await confirmed(() => start({ body }));
      if (!data) return error;
      viewedAs.begin(data);
    },
  });
};

/** Whose eyes they are; the page that led here has read it already. */
function Viewed({ userId }: { userId: string }) {
  const { t } = useTranslation('admin');
  const query = useAdminUserQuery({ params: { userId } });
  const user = query.currentData;
  if (!user) return <QueryStatus query={query} skeleton={<SkeletonRows count={1} />} />;
  return (
    <p>
      {t('viewAs.of')} <bdi>{nameOf(user)}</bdi>
    </p>
  );
}

/** /admin-panel/view-as: the site as a host or an owner sees it, only to read. */
export function ViewAsScreen() {
  const { t } = useTranslation('admin');
  const words = useProblemText();
  const [userId] = useAddress('user', '');
  const form = useViewForm(userId);
  const { problem } = form;
  useTitle(t('viewAs.title'));
  return (
    <Page width="narrow">
      <PageHead title={t('viewAs.title')} note={t('viewAs.note')} back="/admin-panel" />
      <form className={styles.screen} {...form.props}>
        {userId ? (
          <Viewed userId={userId} />
        ) : (
          <Field ltr type="tel" inputMode="tel" label={t('viewAs.phone')} {...form.field('phone')} />
        )}
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
