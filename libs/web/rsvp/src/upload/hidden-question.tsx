import type { HiddenParts, TablePreview } from '@smachot/contracts';
import { listed } from '@smachot/web-platform';
import { Choice, Note } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Correction } from './upload.flow';
import styles from './table-questions.module.css';

type Props = { preview: TablePreview; failed: boolean; onMap: (correction: Correction) => void };

/** Rows or columns are hidden in the spreadsheet: the host decides whether they are read. */
export function HiddenQuestion({ preview: { hidden }, failed, onMap }: Props) {
  const { t } = useTranslation('rsvp');
  const [asked, setAsked] = useState<HiddenParts['read'] | null>(null);
  if (!hidden) return null;
  const { read, shown, all, columns } = hidden;
  const parts = [
    ...(all > shown ? [t('upload.rowCount', { count: all - shown })] : []),
    ...(columns.length > 0 ? [t('upload.columnCount', { count: columns.length })] : []),
  ];
  const choose = (wanted: HiddenParts['read']) => {
    setAsked(wanted);
    onMap({ hidden: wanted });
  };
  return (
    <div className={styles.question}>
      <Note tone="warn" icon="eye">
        <b>{t('upload.hidden', { parts: listed(parts) })}</b>{' '}
        {shown > 0 ? t('upload.hiddenNote') : t('upload.nothingShown')}
      </Note>
      {shown > 0 ? (
        <Choice
          label={t('upload.readWhat')}
          value={failed || asked === null ? read : asked}
          options={[
            { value: 'shown', label: t('upload.readShown', { number: shown }) },
            { value: 'all', label: t('upload.readAll', { number: all }) },
          ]}
          onChange={choose}
        />
      ) : null}
    </div>
  );
}
