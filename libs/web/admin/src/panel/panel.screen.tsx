import type { AnswerOf, adminIndex } from '@smachot/contracts';
import { useTitle } from '@smachot/web-platform';
import { Icon, Page, PageHead, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAdminIndexQuery } from '../acts/acts-api';
import { AdminSearch } from '../search/admin-search';
import { SECTIONS } from './sections';
import { TodaysMoney } from './todays-money';
import { SystemState } from './system-state';
import { WaitingCards } from './waiting-cards';
import '../texts';
import styles from '../acts/acts.module.css';

const EVERY_MINUTE = 60_000;

/** /admin-panel: what waits and since when, today's money, how the system is, and the way to every tool. */
export function PanelScreen() {
  const { t } = useTranslation('admin');
  const query = useAdminIndexQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: EVERY_MINUTE,
    skipPollingIfUnfocused: true,
  });
  useTitle(t('panel.title'));
  return (
    <Page width="work">
      <PageHead title={t('panel.title')} />
      <div className={styles.screen}>
        <AdminSearch />
        {query.data ? (
          <Overview overview={query.data} />
        ) : (
          <QueryStatus query={query} skeleton={<SkeletonRows count={4} />} />
        )}
        <Tools />
      </div>
    </Page>
  );
}

function Overview({ overview }: { overview: AnswerOf<typeof adminIndex> }) {
  return (
    <>
      <WaitingCards waiting={overview.waiting} />
      <TodaysMoney money={overview.today} />
      <SystemState health={overview.health} />
    </>
  );
}

function Tools() {
  const { t } = useTranslation('admin');
  return (
    <nav className={styles.screen} aria-labelledby="admin-tools">
      <h2 id="admin-tools">{t('panel.tools')}</h2>
      <ul className={styles.cards}>
        {SECTIONS.map(({ path, icon, text }) => (
          <li key={path}>
            <Link className={styles.card} to={`/admin-panel/${path}`}>
              <span className={styles.cardHead}>
                <Icon name={icon} />
                <b>{t(`panel.sections.${text}`)}</b>
              </span>
              <span className="muted small">{t(`panel.about.${text}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
