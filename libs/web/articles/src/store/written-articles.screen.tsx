import { MOST_STORE_ARTICLES, type WrittenStoreArticleEntry } from '@smachot/contracts';
import { useFormat, useTitle } from '@smachot/web-platform';
import { Button, Card, EmptyState, Page, PageHead, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import '../texts';
import styles from '../writing/writing.module.css';
import { ArticleState } from './article-state';
import { useWrittenStoreArticlesQuery } from './store-articles-api';

function Row({ of }: { of: WrittenStoreArticleEntry }) {
  const { t } = useTranslation('articles');
  const format = useFormat();
  return (
    <Card component="li" className={styles.row}>
      <span className={styles.rowText}>
        <Link className="tap-line" to={of.storeArticleId} lang={of.language}>
          <bdi>{of.title}</bdi>
        </Link>
        <span className="muted small">
          {t(`languages.${of.language}`)} · {format.date(of.changedAt)}
        </span>
      </span>
      <ArticleState of={of} />
    </Card>
  );
}

function Articles({ partner }: { partner: string }) {
  const { t } = useTranslation('articles');
  const query = useWrittenStoreArticlesQuery({ params: { partner } }, { refetchOnMountOrArgChange: true });
  if (!query.data) return <QueryStatus query={query} skeleton={<SkeletonRows count={4} />} />;
  const { articles, mayWrite } = query.data;
  return (
    <>
      {mayWrite ? (
        <div className="row wrap">
          <Button icon="plus" to="new">
            {t('writing.new')}
          </Button>
          <span className="muted small">
            {t('store.used', { used: articles.length, most: MOST_STORE_ARTICLES })}
          </span>
        </div>
      ) : null}
      {articles.length ? (
        <ul className={styles.rows} aria-label={t('store.title')}>
          {articles.map((one) => (
            <Row key={one.storeArticleId} of={one} />
          ))}
        </ul>
      ) : (
        <EmptyState art="empty-search" title={t('writing.none')} text={t('store.noneText')} />
      )}
    </>
  );
}

/** /dashboard/{store}/articles: every article of the store, and what of it everybody reads. */
export function WrittenArticlesScreen() {
  const { t } = useTranslation('articles');
  const { storeUsername = '' } = useParams();
  useTitle(t('store.title'));
  return (
    <Page width="narrow">
      <PageHead title={t('store.title')} note={t('store.note')} />
      <div className={styles.stack}>
        <Articles partner={storeUsername} />
      </div>
    </Page>
  );
}
