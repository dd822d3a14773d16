import type { StoreArticle } from '@smachot/contracts';
import { problemOf, useFormat, useTitle } from '@smachot/web-platform';
import {
  Button,
  Card,
  EmptyState,
  Markdown,
  Page,
  PageHead,
  QueryStatus,
  SkeletonForm,
} from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import '../texts';
import styles from '../help/help.module.css';
import { ReportArticle } from './report-article';
import { useStoreArticleQuery } from './store-articles-api';

const pageOf = (partner: string): string => `/partner/${encodeURIComponent(partner)}`;

function Others({ article: { others, partnerUsername, businessName } }: { article: StoreArticle }) {
  const { t } = useTranslation('articles');
  if (others.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="store-article-others">
      <h2 id="store-article-others">{t('store.others', { name: businessName })}</h2>
      <ul>
        {others.map(({ number, title, language }) => (
          <li key={number}>
            <Link to={`${pageOf(partnerUsername)}/articles/${number}`} lang={language}>
              <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Missing({ partner }: { partner: string }) {
  const { t } = useTranslation('articles');
  return (
    <Page width="narrow">
      <EmptyState
        art="empty-search"
        heading="h1"
        title={t('article.missing')}
        action={
          <Button kind="primary" to={pageOf(partner)}>
            {t('store.toStore')}
          </Button>
        }
      />
    </Page>
  );
}

function Text({ article }: { article: StoreArticle }) {
  const { t } = useTranslation('articles');
  const { language, body, partnerUsername, number } = article;
  return (
    <div className={styles.stack}>
      <Card component="article" pad="l" lang={language}>
        <Markdown source={body} />
      </Card>
      <Others article={article} />
      <div className="row wrap">
        <Button kind="soft" to={pageOf(partnerUsername)}>
          {t('store.toStore')}
        </Button>
        <ReportArticle partner={partnerUsername} articleNumber={String(number)} />
      </div>
    </div>
  );
}

/** /partner/{partnerUsername}/articles/{number}: what a store wrote. */
export function PublicArticleScreen() {
  const { t } = useTranslation('articles');
  const format = useFormat();
  const { partnerUsername: partner = '', articleNumber = '' } = useParams();
  const query = useStoreArticleQuery({ params: { partner, articleNumber } });
  const article = query.currentData;
  useTitle(article ? `${article.title} · ${article.businessName}` : t('store.title'));
  if (query.isError && [404, 422].includes(problemOf(query.error).status ?? 0))
    return <Missing partner={partner} />;
  return (
    <Page width="narrow">
      {article ? (
        <>
          <PageHead
            title={<bdi lang={article.language}>{article.title}</bdi>}
            note={t('store.by', { name: article.businessName, date: format.date(article.publishedAt) })}
            back={pageOf(partner)}
          />
          <Text article={article} />
        </>
      ) : (
        <QueryStatus heading="h1" query={query} skeleton={<SkeletonForm fields={4} />} />
      )}
    </Page>
  );
}
