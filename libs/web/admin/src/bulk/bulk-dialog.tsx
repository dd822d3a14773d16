import type { BulkPreview, BulkResult } from '@smachot/contracts';
import { ActDialog, Button, Dialog } from '@smachot/web-ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAct } from './bulk-acts';
import { Outcomes } from './outcomes';

type Props = {
  act: BulkAct;
  preview: BulkPreview;
  onDone: (result: BulkResult) => void;
  onClose: () => void;
};

/** What the act would do to each row, and the reason; only rows that it would change are sent. */
export function BulkDialog({ act, preview: { rows }, onDone, onClose }: Props) {
  const { t } = useTranslation('admin');
  const result = useRef<BulkResult>(undefined);
  const ready = rows.filter(({ outcome }) => outcome === 'ready').map(({ id }) => id);
  const title = t(`lists.bulk.ask.${act.name}`, { count: ready.length });
  const outcomes = <Outcomes rows={rows} label={t('lists.bulk.rows')} />;
  if (!ready.length)
    return (
      <Dialog
        open
        title={t('lists.bulk.nothing')}
        onClose={onClose}
        actions={<Button onClick={onClose}>{t('lists.bulk.close')}</Button>}
      >
        {outcomes}
      </Dialog>
    );
  return (
    <ActDialog
      danger={act.danger}
      title={title}
      text={
        <>
          {t(`lists.bulk.about.${act.name}`)}
          {outcomes}
        </>
      }
      confirm={t(`lists.bulk.do.${act.name}`)}
      reasons={act.reasons}
      send={async (reason) => {
        const { data, error } = await act.send(ready, reason);
        result.current = data;
        return { error };
      }}
      onDone={() => onDone(result.current ?? { rows: [] })}
      onClose={onClose}
    />
  );
}

/** What the act did, row by row. */
export function ResultDialog({ result: { rows }, onClose }: { result: BulkResult; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const failed = rows.some(({ outcome }) => outcome === 'failed');
  return (
    <Dialog
      open
      title={t('lists.bulk.partly', { count: rows.filter(({ outcome }) => outcome === 'done').length })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('lists.bulk.close')}</Button>}
    >
      {failed ? <p>{t('lists.bulk.failedStay')}</p> : null}
      <Outcomes rows={rows} label={t('lists.bulk.rows')} />
    </Dialog>
  );
}
