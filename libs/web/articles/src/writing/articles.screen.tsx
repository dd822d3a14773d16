import { ArticleCategory, type WrittenEntry } from '@smachot/contracts';
import { useTitle } from '@smachot/web-platform';
import { Badge, Button, Card, EmptyState, Page, PageHead, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWrittenArticlesQuery } from '../articles-api';
import styles from './writing.module.css';

function Row({ article }: { article: WrittenEntry }) {
  const { t } = useTranslation('articles');
  const { articleId, slug, title, published, drafts, helpful, unhelpful } = article;
  return (
    <li className={styles.row}>
      <span className={styles.rowText}>
        <Link className="tap-line" to={articleId}>
          <bdi>{title}</bdi>
        </Link>
        <bdi className="muted small">{slug}</bdi>
        {helpful + unhelpful > 0 ? (
          <span className="small">{t('writing.ratings', { helpful, unhelpful })}</span>
        ) : null}
      </span>
      <span className="row wrap">
        {published.map((language) => (
          <Badge key={language} tone="ok" icon="check">
            {t(`languages.${language}`)}
          </Badge>
        ))}
        {drafts.map((language) => (
          <Badge key={language} tone="warn" icon="edit">
            {t('writing.draftIn', { language: t(`languages.${language}`) })}
          </Badge>
        ))}
      </span>
    </li>
  );
}

function Articles({ articles }: { articles: readonly WrittenEntry[] }) {
  const { t } = useTranslation('articles');
  if (articles.length === 0) return <EmptyState art="empty-search" title={t('writing.none')} />;
  return ArticleCategory.options.map((category) => {
    const ours = articles.filter((article) => article.category === category);
    return ours.length === 0 ? null : (
      <Card key={category} component="section" aria-labelledby={`written-${category}`}>
        <h2 id={`written-${category}`}>{t(`categories.${category}`)}</h2>
        <ul className={styles.rows}>
          {ours.map((article) => (
            <Row key={article.articleId} article={article} />
          ))}
        </ul>
      </Card>
    );
  });
}

/** /admin-panel/help: all help articles, what is published of each, and what readers said. */
export function ArticlesScreen() {
  const { t } = useTranslation('articles');
  const query = useWrittenArticlesQuery(undefined, { refetchOnMountOrArgChange: true });
  useTitle(t('writing.title'));
  return (
    <Page width="narrow">
      <PageHead
        title={t('writing.title')}
        note={t('writing.note')}
        back="/admin-panel"
        actions={
          <Button icon="plus" to="/admin-panel/help/new">
            {t('writing.new')}
          </Button>
        }
      />
      <div className={styles.stack}>
        {query.data ? (
          <Articles articles={query.data.articles} />
        ) : (
          <QueryStatus query={query} skeleton={<SkeletonRows count={6} />} />
        )}
      </div>
    </Page>
  );
}
