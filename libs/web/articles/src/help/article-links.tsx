import type { ArticleEntry, Language } from '@smachot/contracts';
import { Link } from 'react-router';
import styles from './help.module.css';

/** Links to articles. `language`: of their titles; `summaries`: with what each is about. */
export function ArticleLinks({
  articles,
  language,
  summaries,
}: {
  articles: readonly ArticleEntry[];
  language: Language;
  summaries?: boolean;
}) {
  return (
    <ul className={styles.links}>
      {articles.map(({ slug, title, summary }) => (
        <li key={slug}>
          <Link className={styles.link} to={`/help/${slug}`}>
            <bdi lang={language}>{title}</bdi>
          </Link>
          {summaries ? (
            <p className="muted small" dir="auto" lang={language}>
              {summary}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
