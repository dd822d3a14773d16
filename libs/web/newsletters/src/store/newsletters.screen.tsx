import type { AnswerOf, listNewsletters, NewsletterCard } from '@smachot/contracts';
import { useTitle } from '@smachot/web-platform';
import { Button, Card, EmptyState, Note, Page, PageHead, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useNewslettersInfiniteQuery } from '../newsletters-api';
import '../texts';
import styles from '../newsletters.module.css';
import { NewsletterFigures, NewsletterState } from './newsletter-state';

type Found = AnswerOf<typeof listNewsletters>;

function Row({ of }: { of: NewsletterCard }) {
  return (
    <Card component="li" className={styles.row}>
      <span className={styles.rowText}>
        <Link className="tap-line" to={of.newsletterId}>
          <bdi>{of.subject}</bdi>
        </Link>
        <NewsletterFigures of={of} />
      </span>
      <NewsletterState status={of.status} />
    </Card>
  );
}

/** Who is written to, and how much of the plan is used. */
function Reach({ found: { subscribers, month, stopped } }: { found: Found }) {
  const { t } = useTranslation('newsletters');
  return (
    <Card component="section" aria-label={t('reach')} className={styles.reach}>
      <p>
        <b>{t('subscribers', { count: subscribers.active })}</b> · {t('left', { count: subscribers.ended })}
      </p>
      <p className="muted small">{t('howTheyCome')}</p>
      <p>{month.limit ? t('month', month) : t('noPlan')}</p>
      {month.used >= month.limit ? (
        <div>
          <Button kind="soft" to="../account/plans">
            {t('toPlans')}
          </Button>
        </div>
      ) : null}
      {stopped ? <Note tone="bad">{t('stopped')}</Note> : null}
    </Card>
  );
}

function Newsletters({ partner }: { partner: string }) {
  const { t } = useTranslation('newsletters');
  const query = useNewslettersInfiniteQuery(partner, { refetchOnMountOrArgChange: true });
  if (!query.data) return <QueryStatus query={query} skeleton={<SkeletonRows count={4} />} />;
  const [first] = query.data.pages;
  const all = query.data.pages.flatMap((page) => page.newsletters);
  return (
    <>
      <Reach found={first!} />
      {first!.mayWrite ? (
        <div>
          <Button icon="plus" to="new">
            {t('new')}
          </Button>
        </div>
      ) : null}
      {all.length ? (
        <ul className={styles.list} aria-label={t('title')}>
          {all.map((one) => (
            <Row key={one.newsletterId} of={one} />
          ))}
        </ul>
      ) : (
        <EmptyState art="empty-chat" title={t('none')} text={t('noneText')} />
      )}
      {query.hasNextPage ? (
        <Button kind="soft" block busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </>
  );
}

/** /dashboard/{store}/newsletters: who agreed, what was sent, and drafts. */
export function NewslettersScreen() {
  const { t } = useTranslation('newsletters');
  const { storeUsername = '' } = useParams();
  useTitle(t('title'));
  return (
    <Page width="narrow">
      <PageHead title={t('title')} note={t('note')} />
      <div className={styles.screen}>
        <Newsletters partner={storeUsername} />
      </div>
    </Page>
  );
}
