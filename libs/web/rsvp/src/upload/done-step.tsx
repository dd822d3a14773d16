import type { EventId, UploadId } from '@smachot/contracts';
import { listed } from '@smachot/web-platform';
import { Button, Icon, Note } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { FaultyFile } from './check-step';
import type { UploadResult } from './upload.flow';
import styles from './upload.module.css';

const TOLD = ['added', 'updated', 'skipped', 'faulty'] as const;

/** Lines that the database refused; they are in the file of faulty rows too. */
function NotStored({ lines }: { lines: readonly number[] }) {
  const { t } = useTranslation('rsvp');
  if (lines.length === 0) return null;
  return (
    <Note tone="bad">{t('upload.notStored', { count: lines.length, rows: listed(lines.map(String)) })}</Note>
  );
}

export function DoneStep({
  eventId,
  uploadId,
  result,
  onAnother,
}: {
  eventId: EventId;
  uploadId: UploadId | null;
  result: UploadResult;
  onAnother: () => void;
}) {
  const { t } = useTranslation('rsvp');
  return (
    <section className={clsx('card', styles.result)} role="status">
      <h2 className="row">
        <Icon name="check" size={24} />
        {t('upload.doneTitle', { count: result.added + result.updated })}
      </h2>
      <ul>
        {TOLD.filter((one) => result[one] > 0 || one === 'added').map((one) => (
          <li key={one}>
            <b>{t(`upload.result.${one}`, { count: result[one] })}</b>
          </li>
        ))}
      </ul>
      <NotStored lines={result.notStored} />
      {result.faulty > 0 && uploadId ? <FaultyFile eventId={eventId} uploadId={uploadId} /> : null}
      <div className="row wrap">
        <Button kind="primary" size="large" to={`/me/rsvps/${eventId}`}>
          {t('upload.toDesk')}
        </Button>
        <Button kind="ghost" onClick={onAnother}>
          {t('upload.another')}
        </Button>
      </div>
    </section>
  );
}
