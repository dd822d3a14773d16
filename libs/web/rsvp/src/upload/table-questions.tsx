import type { TableField, TablePreview } from '@smachot/contracts';
import { Button, Note, SelectField } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { Correction } from './upload.flow';
import styles from './table-questions.module.css';

/** The fields of all columns once the host has chosen the column of the phones; null: no column has them. */
export const phoneIn = (preview: TablePreview, index: number | null): TableField[] =>
  preview.columns.map((column) => {
    if (column.index === index) return 'phone';
    return preview.phoneCandidates.includes(column.index) ? 'ignore' : column.field;
  });

type Props = { preview: TablePreview; busy: boolean; onMap: (correction: Correction) => void };

/** Two columns look like phones, and only the host knows which is the guest's. */
export function PhoneQuestion({ preview, busy, onMap }: Props) {
  const { t } = useTranslation('rsvp');
  if (preview.phoneCandidates.length === 0) return null;
  return (
    <div className={styles.question}>
      <Note tone="warn">
        <b>{t('upload.whichPhone')}</b> {t('upload.whichPhoneNote')}
      </Note>
      <div className="row wrap">
        {preview.columns
          .filter(({ index }) => preview.phoneCandidates.includes(index))
          .map(({ index, title, samples }) => (
            <Button
              key={index}
              kind="line"
              disabled={busy}
              onClick={() => onMap({ fields: phoneIn(preview, index) })}
            >
              <span>
                <bdi>{title || t('upload.columnNumber', { number: index + 1 })}</bdi>
                {samples[0] ? ' · ' : null}
                {samples[0] ? <bdi dir="ltr">{samples[0]}</bdi> : null}
              </span>
            </Button>
          ))}
        <Button kind="ghost" disabled={busy} onClick={() => onMap({ fields: phoneIn(preview, null) })}>
          {t('upload.noneOfThem')}
        </Button>
      </div>
    </div>
  );
}

/** A workbook with several sheets: the one that is shown, and the others to choose. */
export function SheetChoice({ preview, onMap }: Pick<Props, 'preview' | 'onMap'>) {
  const { t } = useTranslation('rsvp');
  if (preview.sheets.length < 2) return null;
  return (
    <div className={styles.question}>
      <SelectField<string>
        label={t('upload.sheet')}
        value={preview.sheetName ?? ''}
        options={preview.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
        onChange={(event) => onMap({ sheet: event.target.value })}
      />
    </div>
  );
}

/** Lines of the table that are no guests, listed so that the host can check that no guest is among them. */
export function LeftOut({ leftOut }: { leftOut: TablePreview['leftOut'] }) {
  const { t } = useTranslation('rsvp');
  if (leftOut.count === 0) return null;
  return (
    <details className={styles.left}>
      <summary>{t('upload.leftOut', { count: leftOut.count })}</summary>
      <ul>
        {leftOut.rows.map(({ row, text, reason }) => (
          <li key={row}>
            <span className="muted">
              {t('upload.row')} {row} · {t(`upload.leftOutReason.${reason}`)}:
            </span>{' '}
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}
