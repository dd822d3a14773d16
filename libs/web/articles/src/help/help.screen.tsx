import { ArticleCategory, type ArticleEntry, type Language } from '@smachot/contracts';
import { useDebouncedSearch, useTitle } from '@smachot/web-platform';
import {
  Button,
  Card,
  EmptyState,
  Note,
  Page,
  PageHead,
  QueryStatus,
  SearchField,
  SkeletonRows,
  useLanguageName,
} from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useArticlesQuery } from '../articles-api';
import { ArticleLinks } from './article-links';
import styles from './help.module.css';

const MAX_QUESTION = 120;

type Listed = { articles: readonly ArticleEntry[]; language: Language };

function Categories({ articles, language }: Listed) {
  const { t } = useTranslation('articles');
  return ArticleCategory.options.map((category) => {
    const ours = articles.filter((article) => article.category === category);
    return ours.length === 0 ? null : (
      <Card key={category} component="section" aria-labelledby={`help-${category}`}>
        <h2 id={`help-${category}`}>{t(`categories.${category}`)}</h2>
        <ArticleLinks articles={ours} language={language} />
      </Card>
    );
  });
}

function Found({ articles, language, onClear }: Listed & { onClear: () => void }) {
  const { t } = useTranslation('articles');
  if (articles.length === 0)
    return (
      <EmptyState
        art="empty-search"
        title={t('help.none')}
        text={t('help.noneText')}
        action={
          <Button kind="soft" onClick={onClear}>
            {t('help.all')}
          </Button>
        }
      />
    );
  return (
    <Card component="section" aria-labelledby="help-found">
      <h2 id="help-found">{t('help.found', { count: articles.length })}</h2>
      <ArticleLinks articles={articles} language={language} summaries />
    </Card>
  );
}

/** /help: every article by category, or what answers a question (`?q`). */
export function HelpScreen() {
  const { t, i18n } = useTranslation('articles');
  const { typed, type, asked } = useDebouncedSearch(MAX_QUESTION);
  const language = i18n.language as Language;
  const nameOf = useLanguageName();
  const query = useArticlesQuery({ query: { language, ...(asked && { q: asked }) } });
  const found = query.currentData;
  useTitle(t('help.title'));
  return (
    <Page width="narrow">
      <PageHead title={t('help.title')} note={t('help.note')} />
      <div className={styles.stack}>
        <SearchField label={t('help.search')} placeholder={t('help.example')} value={typed} onChange={type} />
        {found && found.language !== language ? (
          <Note>{t('help.otherLanguage', { language: nameOf(found.language) })}</Note>
        ) : null}
        {!found ? (
          <QueryStatus query={query} skeleton={<SkeletonRows count={6} />} />
        ) : asked ? (
          <Found {...found} onClear={() => type('')} />
        ) : (
          <Categories {...found} />
        )}
      </div>
    </Page>
  );
}
