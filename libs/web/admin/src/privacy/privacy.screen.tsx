import type { Language, ProcessingActivity } from '@smachot/contracts';
import { useTitle } from '@smachot/web-platform';
import { Card, Page, PageHead, QueryStatus, SkeletonCards } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useProcessingRecordQuery } from './privacy-api';
import { Retention } from './retention';
import '../texts';
import actsStyles from '../acts/acts.module.css';
import styles from './privacy.module.css';

/** /admin-panel/privacy: the jobs that delete data, and the record of processing activities. */
export function PrivacyScreen() {
  const { t } = useTranslation('admin');
  const query = useProcessingRecordQuery();
  useTitle(t('privacy.title'));
  return (
    <Page width="narrow">
      <PageHead title={t('privacy.title')} note={t('privacy.note')} back="/admin-panel" />
      <div className={actsStyles.screen}>
        <Retention />
        {query.data ? (
          query.data.activities.map((activity) => <Activity key={activity.id} activity={activity} />)
        ) : (
          <QueryStatus query={query} skeleton={<SkeletonCards count={3} />} />
        )}
      </div>
    </Page>
  );
}

const PARTS = ['purpose', 'people', 'categories', 'recipients', 'retention'] as const;

function Activity({ activity }: { activity: ProcessingActivity }) {
  const { t, i18n } = useTranslation('admin');
  const language = i18n.language as Language;
  const heading = `activity-${activity.id}`;
  return (
    <Card component="section" aria-labelledby={heading}>
      <h2 id={heading}>{activity.name[language]}</h2>
      <dl className={styles.facts}>
        {PARTS.map((part) => (
          <div key={part}>
            <dt>{t(`privacy.parts.${part}`)}</dt>
            <dd>{activity[part][language]}</dd>
          </div>
        ))}
        {activity.tables.length > 0 && (
          <div>
            <dt>{t('privacy.parts.tables')}</dt>
            <dd dir="ltr">{activity.tables.join(', ')}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
