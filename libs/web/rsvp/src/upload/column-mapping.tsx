import { TableField, type TablePreview } from '@smachot/contracts';
import { Icon, Ltr } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Correction } from './upload.flow';
import uploadStyles from './upload.module.css';
import styles from './column-mapping.module.css';

type Column = TablePreview['columns'][number];
const LEFT_TO_RIGHT: ReadonlySet<TableField> = new Set(['phone']);

/** Fields that only one column can have; the column that had the field before is ignored from then on. */
const ALONE: ReadonlySet<TableField> = new Set(
  TableField.options.filter((field) => field !== 'ignore' && field !== 'notes'),
);

export const remapped = (columns: readonly Column[], index: number, field: TableField): TableField[] =>
  columns.map((column) => {
    if (column.index === index) return field;
    return column.field === field && ALONE.has(field) ? 'ignore' : column.field;
  });

type CardProps = { column: Column; onField: (field: TableField) => void };

function ColumnCard({ column, onField }: CardProps) {
  const { t } = useTranslation('rsvp');
  const title = column.title || t('upload.columnNumber', { number: column.index + 1 });
  const off = column.field === 'ignore';
  return (
    <div className={off ? clsx(styles.column, styles.isOff) : styles.column}>
      <b className="ell">
        <bdi>{title}</bdi>
      </b>
      <div className={styles.samples}>
        {column.samples.slice(0, 3).map((sample, index) => (
          <span key={index}>
            {LEFT_TO_RIGHT.has(column.field) ? <Ltr>{sample}</Ltr> : <bdi>{sample || '–'}</bdi>}
          </span>
        ))}
      </div>
      <span className={styles.pick}>
        <Icon name={off ? 'x' : 'check'} size={18} />
        <select
          value={column.field}
          aria-label={t('upload.meaningOf', { column: title })}
          onChange={(event) => onField(event.target.value as TableField)}
        >
          {TableField.options.map((field) => (
            <option key={field} value={field}>
              {t(`field.${field}`)}
            </option>
          ))}
        </select>
        <Icon name="down" size={18} />
      </span>
    </div>
  );
}

/** Hidden columns that are not read keep their place, and have neither a title nor values. */
const isSeen = ({ hidden }: TablePreview, { index, title, samples }: Column): boolean =>
  title !== '' || samples.length > 0 || !hidden?.columns.includes(index);

/** The host's own columns with our guess below each; any of them can be corrected, and the rows are judged anew. */
export function ColumnMapping({
  preview,
  busy,
  onMap,
}: {
  preview: TablePreview;
  busy: boolean;
  onMap: (correction: Correction) => void;
}) {
  const { t } = useTranslation('rsvp');
  const [chosen, setChosen] = useState<{ in: TablePreview; fields: TableField[] } | null>(null);
  // until the rows are judged by it, what was chosen is seen, and the next choice stands on it
  const columns =
    busy && chosen?.in === preview
      ? preview.columns.map((column, at) => ({ ...column, field: chosen.fields[at]! }))
      : preview.columns;
  const choose = (index: number, field: TableField) => {
    const fields = remapped(columns, index, field);
    setChosen({ in: preview, fields });
    onMap({ fields });
  };
  return (
    <>
      <div className={uploadStyles.head}>
        <div className="grow">
          <h2>{t('upload.columns')}</h2>
          <p className="small muted" role="status">
            {busy ? t('upload.judging') : t('upload.columnsNote')}
          </p>
        </div>
      </div>
      <div className={styles.mapping} tabIndex={0} role="group" aria-label={t('upload.columns')}>
        {columns
          .filter((column) => isSeen(preview, column))
          .map((column) => (
            <ColumnCard key={column.index} column={column} onField={(field) => choose(column.index, field)} />
          ))}
      </div>
    </>
  );
}
