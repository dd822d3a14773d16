import type { ArticleVersion } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Badge, Button, Card, type IconName } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lineDifferences } from './line-differences';
import styles from './writing.module.css';

const LOOK = {
  draft: { tone: 'warn', icon: 'edit' },
  published: { tone: 'ok', icon: 'check' },
  withdrawn: { tone: 'neutral', icon: 'lock' },
} as const satisfies Record<ArticleVersion['status'], { tone: string; icon: IconName }>;

const wholeText = ({ title, summary, body }: ArticleVersion): string => `${title}\n${summary}\n\n${body}`;

function Differences({ version, before }: { version: ArticleVersion; before: ArticleVersion | undefined }) {
  const found = lineDifferences(before ? wholeText(before) : '', wholeText(version));
  return (
    <div className={styles.diff} dir="auto" lang={version.language}>
      {/* the order of lines does not change while they are shown */}
      {found.map(({ kind, line }, at) => {
        if (kind === 'added') return <ins key={at}>+ {line}</ins>;
        if (kind === 'removed') return <del key={at}>− {line}</del>;
        return <div key={at}>{line || '\u00a0'}</div>;
      })}
    </div>
  );
}

function VersionRow({ version, before }: { version: ArticleVersion; before: ArticleVersion | undefined }) {
  const { t } = useTranslation('articles');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { number, status, byName, createdAt, publishedAt } = version;
  const { tone, icon } = LOOK[status];
  return (
    <li>
      <div className={styles.row}>
        <span className={styles.rowText}>
          <b>{t('writing.number', { number })}</b>
          <span className="muted small">
            {t('writing.by', {
              name: byName === null ? t('writing.product') : byName,
              when: format.dateTime(publishedAt ?? createdAt),
            })}
          </span>
        </span>
        <span className="row wrap">
          <Badge tone={tone} icon={icon}>
            {t(`writing.status.${status}`)}
          </Badge>
          <Button kind="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(before ? 'writing.differences' : 'writing.wholeText')}
          </Button>
        </span>
      </div>
      {isOpen ? <Differences version={version} before={before} /> : null}
    </li>
  );
}

/** The versions of a language, the newest first, each with what it changed. */
export function ArticleHistory({ versions }: { versions: readonly ArticleVersion[] }) {
  const { t } = useTranslation('articles');
  if (versions.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="article-history">
      <h2 id="article-history">{t('writing.history')}</h2>
      <ol className={styles.rows}>
        {versions.map((version, at) => (
          <VersionRow key={version.number} version={version} before={versions[at + 1]} />
        ))}
      </ol>
    </Card>
  );
}
