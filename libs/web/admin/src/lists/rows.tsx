import { useWide } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { RowChoice } from '../bulk/row-choice';
import type { Selection } from '../bulk/use-selection';
import choosing from '../bulk/bulk.module.css';
import styles from './lists.module.css';

/** A column of a list; the first one names the row. */
export type Column<Row> = { key: string; title: string; cell: (row: Row) => ReactNode };
export type RowsProps<Row> = {
  label: string;
  rows: readonly Row[];
  columns: readonly [Column<Row>, ...Column<Row>[]];
  idOf: (row: Row) => string;
  /** Where the row's name leads. */
  linkOf?: (row: Row) => string | null;
  /** Rows can be chosen. */
  selection?: Selection | undefined;
};

function Name<Row>({
  row,
  columns: [name],
  linkOf,
}: Pick<RowsProps<Row>, 'columns' | 'linkOf'> & { row: Row }) {
  const to = linkOf?.(row);
  return to ? (
    <Link className="tap-line" to={to}>
      {name.cell(row)}
    </Link>
  ) : (
    <>{name.cell(row)}</>
  );
}

function TableRow<Row>(props: RowsProps<Row> & { row: Row }) {
  const { row, columns, idOf, selection } = props;
  const name = useId();
  const [, ...others] = columns;
  return (
    <tr>
      {selection ? (
        <td>
          <RowChoice selection={selection} id={idOf(row)} labelledBy={name} />
        </td>
      ) : null}
      <th scope="row" id={name}>
        <Name {...props} row={row} />
      </th>
      {others.map(({ key, cell }) => (
        <td key={key}>{cell(row)}</td>
      ))}
    </tr>
  );
}

function TableOfRows<Row>(props: RowsProps<Row>) {
  const { label, rows, columns, idOf, selection } = props;
  const { t } = useTranslation('admin');
  return (
    <div className={clsx('card', styles.tableBox)} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <caption className="sr">{label}</caption>
        <thead>
          <tr>
            {selection ? (
              <th scope="col">
                <span className="sr">{t('lists.bulk.choose')}</span>
              </th>
            ) : null}
            {columns.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={idOf(row)} {...props} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CardsOfRows<Row>(props: RowsProps<Row>) {
  const { label, rows, columns, idOf, selection } = props;
  const names = useId();
  const [, ...others] = columns;
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={idOf(row)} className={clsx('card', styles.card)}>
          <span className={selection ? choosing.named : undefined}>
            {selection ? (
              <RowChoice selection={selection} id={idOf(row)} labelledBy={`${names}${idOf(row)}`} />
            ) : null}
            <b className={styles.cardName} id={`${names}${idOf(row)}`}>
              <Name {...props} row={row} />
            </b>
          </span>
          <dl className={styles.facts}>
            {others.map(({ key, title, cell }) => (
              <div key={key}>
                <dt>{title}</dt>
                <dd>{cell(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** Rows of a list: a table on wide screens, cards on narrow ones. */
export function Rows<Row>(props: RowsProps<Row>) {
  return useWide(905) ? <TableOfRows {...props} /> : <CardsOfRows {...props} />;
}
