import { Language, type WrittenArticle } from '@smachot/contracts';
import { useAddress, useTitle } from '@smachot/web-platform';
import { Button, Card, Choice, Page, PageHead, QueryStatus, SkeletonForm } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useWrittenArticleQuery } from '../articles-api';
import { ArticleHistory } from './article-history';
import { PlaceForm } from './place-form';
import { TextForm } from './text-form';
import styles from './writing.module.css';

function Writer({ article }: { article: WrittenArticle }) {
  const { t } = useTranslation('articles');
  const [language, setLanguage] = useAddress<Language>('language', 'he');
  const versions = article.versions.filter((version) => version.language === language);
  const ratings = article.ratings.find((rating) => rating.language === language);
  const isRead = versions.some(({ status }) => status === 'published');
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <Choice
          label={t('writing.language')}
          options={Language.options.map((value) => ({ value, label: t(`languages.${value}`) }))}
          value={language}
          onChange={setLanguage}
        />
        {isRead ? (
          <Button kind="ghost" icon="eye" to={`/help/${article.slug}`}>
            {t('writing.read')}
          </Button>
        ) : null}
      </div>
      <TextForm key={language} article={article} language={language} />
      {ratings ? <p className="small">{t('writing.ratings', ratings)}</p> : null}
      <ArticleHistory versions={versions} />
      <Card component="section" aria-labelledby="article-place">
        <h2 id="article-place">{t('writing.place')}</h2>
        <PlaceForm article={article} />
      </Card>
    </div>
  );
}

/** /admin-panel/help/{articleId}: what an article says in a language (`?language`) with a preview, its versions and its place. */
export function ArticleWriterScreen() {
  const { t } = useTranslation('articles');
  const { articleId = '' } = useParams();
  const query = useWrittenArticleQuery({ params: { articleId } }, { refetchOnMountOrArgChange: true });
  const article = query.currentData;
  const title = article?.versions[0]?.title ?? article?.slug ?? t('writing.title');
  useTitle(title);
  return (
    <Page width="work">
      <PageHead title={<bdi>{title}</bdi>} note={<bdi>{article?.slug}</bdi>} back="/admin-panel/help" />
      {article ? (
        <Writer key={articleId} article={article} />
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonForm fields={3} />} />
      )}
    </Page>
  );
}
