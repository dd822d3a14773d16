import { Button } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useStoreArticlesQuery } from './store-parts-api';
import styles from './store.module.css';

/** Articles shown at first. */
const FIRST = 4;

/** What the store wrote, in the reader's language first and the newest first; nothing while there is nothing. */
export default function StoreArticles({ partner }: { partner: string }) {
  const { t, i18n } = useTranslation('stores');
  const [all, setAll] = useState(false);
  const { currentData } = useStoreArticlesQuery({ params: { partner } });
  const articles = (currentData?.articles ?? []).toSorted(
    (a, b) => Number(b.language === i18n.language) - Number(a.language === i18n.language),
  );
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="sp-articles" className={styles.block}>
      <h2 id="sp-articles">{t('store.articles')}</h2>
      <ul>
        {articles.slice(0, all ? undefined : FIRST).map(({ number, title, summary, language }) => (
          <li key={number} lang={language}>
            <Link to={`/partner/${encodeURIComponent(partner)}/articles/${number}`}>
              <bdi>{title}</bdi>
            </Link>{' '}
            <bdi className="muted small">{summary}</bdi>
          </li>
        ))}
      </ul>
      {!all && articles.length > FIRST ? (
        <div>
          <Button kind="ghost" onClick={() => setAll(true)}>
            {t('store.moreArticles')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
