import type { ArticleEntry } from '@smachot/contracts';
import { Link } from 'react-router';
import styles from './help.module.css';

/** Links to articles. `summaries`: with what each is about. */
export function ArticleLinks({
  articles,
  summaries,
}: {
  articles: readonly ArticleEntry[];
  summaries?: boolean;
}) {
  return (
    <ul className={styles.links}>
      {articles.map(({ slug, title, summary }) => (
        <li key={slug}>
          <Link className={styles.link} to={`/help/${slug}`}>
            <bdi>{title}</bdi>
          </Link>
          {summaries ? (
            <p className="muted small" dir="auto">
              {summary}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
