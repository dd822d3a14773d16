import { useWide } from '@smachot/web-ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
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

function TableOfRows<Row>(props: RowsProps<Row>) {
  const { label, rows, columns, idOf } = props;
  const [, ...others] = columns;
  return (
    <div className={clsx('card', styles.tableBox)} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <caption className="sr">{label}</caption>
        <thead>
          <tr>
            {columns.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)}>
              <th scope="row">
                <Name {...props} row={row} />
              </th>
              {others.map(({ key, cell }) => (
                <td key={key}>{cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CardsOfRows<Row>(props: RowsProps<Row>) {
  const { label, rows, columns, idOf } = props;
  const [, ...others] = columns;
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={idOf(row)} className={clsx('card', styles.card)}>
          <b className={styles.cardName}>
            <Name {...props} row={row} />
          </b>
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
