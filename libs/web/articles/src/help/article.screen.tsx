import type { Article, Language } from '@smachot/contracts';
import { directionOf } from '@smachot/i18n';
import { useClientConfig, useFormat, useTitle } from '@smachot/web-platform';
import {
  Button,
  Card,
  EmptyState,
  Markdown,
  Note,
  Page,
  PageHead,
  QueryStatus,
  SkeletonForm,
} from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useArticleQuery } from '../articles-api';
import { ArticleLinks } from './article-links';
import { Helpful } from './helpful';
import styles from './help.module.css';

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'not_found';

function Contact() {
  const { t } = useTranslation('articles');
  const contact = useClientConfig()?.contactChatUrl;
  if (!contact) return null;
  return (
    <Button kind="soft" icon="chat" href={contact} target="_blank" rel="noopener noreferrer">
      {t('article.write')}
    </Button>
  );
}

function Text({ article }: { article: Article }) {
  const { t, i18n } = useTranslation('articles');
  const { body, language, slug, related } = article;
  return (
    <div className={styles.stack}>
      {language === i18n.language ? null : <Note>{t('article.otherLanguage')}</Note>}
      <Card component="article" pad="l" lang={language} dir={directionOf(language)}>
        <Markdown source={body} />
      </Card>
      <Card component="section" aria-label={t('article.helpful')}>
        <Helpful key={`${slug} ${language}`} slug={slug} language={language} contact={<Contact />} />
      </Card>
      {related.length > 0 ? (
        <Card component="section" aria-labelledby="help-related">
          <h2 id="help-related">{t('article.related')}</h2>
          <ArticleLinks articles={related} language={language} />
        </Card>
      ) : null}
    </div>
  );
}

/** /help/{slug}: one article. */
export function ArticleScreen() {
  const { t, i18n } = useTranslation('articles');
  const format = useFormat();
  const { articleSlug = '' } = useParams();
  const asked = { params: { articleSlug }, query: { language: i18n.language as Language } };
  const query = useArticleQuery(asked);
  const article = query.currentData;
  useTitle(article?.title ?? t('help.title'));
  if (query.isError && isMissing(query.error))
    return (
      <Page width="narrow">
        <EmptyState
          art="empty-search"
          heading="h1"
          title={t('article.missing')}
          action={
            <Button kind="primary" to="/help">
              {t('article.toHelp')}
            </Button>
          }
        />
      </Page>
    );
  return (
    <Page width="narrow">
      {article ? (
        <>
          <PageHead
            title={<bdi>{article.title}</bdi>}
            note={t('article.updated', { date: format.date(article.publishedAt) })}
            back="/help"
          />
          <Text article={article} />
        </>
      ) : (
        <QueryStatus heading="h1" query={query} skeleton={<SkeletonForm fields={4} />} />
      )}
    </Page>
  );
}
