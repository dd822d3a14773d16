import { Button, Card } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FigureRow } from './figure-row';
import dashboardStyles from '../dashboard.module.css';
import styles from './analytics.module.css';

/** The charts are a chunk of their own, which only this screen loads. */
const FigureChart = lazy(async () => ({ default: (await import('./figure-chart')).FigureChart }));

type TableProps = {
  rows: readonly FigureRow[];
  names: { part: string; now: string; before?: string };
  shown: (value: number) => string;
  caption: string;
  hidden: boolean;
};

function FigureTable({ rows, names, shown, caption, hidden }: TableProps) {
  return (
    <div className={clsx(hidden ? 'sr' : styles.tableRoom)}>
      <table className={styles.table}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{names.part}</th>
            <th scope="col">{names.now}</th>
            {names.before === undefined ? null : <th scope="col">{names.before}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, now, before }) => (
            <tr key={key}>
              <th scope="row">
                <bdi>{label}</bdi>
              </th>
              <td>
                <bdi>{shown(now)}</bdi>
              </td>
              {names.before === undefined ? null : (
                <td>
                  <bdi>{shown(before ?? 0)}</bdi>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Legend({ names }: { names: TableProps['names'] }) {
  if (names.before === undefined) return null;
  return (
    <p className={clsx('small', styles.legend)} aria-hidden>
      <span data-period="now">{names.now}</span>
      <span data-period="before">{names.before}</span>
    </p>
  );
}

type CardProps = {
  id: string;
  title: string;
  /** What it comes to, in a sentence. */
  text?: ReactNode;
  choice?: ReactNode;
  rows: readonly FigureRow[];
  /** The headings of the table; the chart's legend uses them too. */
  names: TableProps['names'];
  shown: (value: number) => string;
};

/** A figure by its parts: as a chart, or as the table behind it, which a screen reader always reads. */
export function FigureCard({ id, title, text, choice, rows, names, shown }: CardProps) {
  const { t } = useTranslation('dashboard');
  const [asTable, setAsTable] = useState(false);
  const isEmpty = rows.every(({ now, before = 0 }) => now === 0 && before === 0);
  return (
    <Card component="section" aria-labelledby={`an-${id}`} className={dashboardStyles.part}>
      <div className={dashboardStyles.between}>
        <h2 id={`an-${id}`}>{title}</h2>
        {isEmpty ? null : (
          <Button
            kind="ghost"
            icon={asTable ? 'chart' : 'table'}
            aria-label={t(asTable ? 'analytics.asChartOf' : 'analytics.asTableOf', { title })}
            onClick={() => setAsTable(!asTable)}
          >
            {t(asTable ? 'analytics.asChart' : 'analytics.asTable')}
          </Button>
        )}
      </div>
      {choice}
      {text ? <p>{text}</p> : null}
      {isEmpty ? <p className="muted">{t('analytics.nothingYet')}</p> : null}
      {isEmpty || asTable ? null : (
        <div aria-hidden className={styles.chart}>
          <Legend names={names} />
          <Suspense fallback={<div className={styles.chartRoom} />}>
            <FigureChart rows={rows} names={names} shown={shown} />
          </Suspense>
        </div>
      )}
      {isEmpty ? null : (
        <FigureTable rows={rows} names={names} shown={shown} caption={title} hidden={!asTable} />
      )}
    </Card>
  );
}
