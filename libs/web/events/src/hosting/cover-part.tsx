import {
  EVENT_COVER_MAX_BYTES,
  type HostedEvent,
  type PublicEventId,
  uploadHostedEventCover,
} from '@smachot/contracts';
import { api, refusalWith, uploadFile, useAppDispatch, useProblemText } from '@smachot/web-platform';
import { Button, Card, Note } from '@smachot/web-ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './hosting.module.css';

/** Uploads a cover; `problem`: why the last one was not taken. */
const useCoverUpload = (hostedEventId: PublicEventId) => {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    if (file.size > EVENT_COVER_MAX_BYTES) return setProblem(refusalWith('picture.too_large'));
    setBusy(true);
    try {
      await uploadFile(uploadHostedEventCover, { params: { hostedEventId }, file });
      dispatch(api.util.invalidateTags(['HostedEvent']));
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, upload };
};

/** The cover of the event's page; one that is chosen replaces the one before at once. */
export function CoverPart({ event }: { event: HostedEvent }) {
  const { t } = useTranslation('events');
  const words = useProblemText();
  const input = useRef<HTMLInputElement>(null);
  const { busy, problem, upload } = useCoverUpload(event.id);
  return (
    <Card component="section" className={styles.part} aria-labelledby="he-cover">
      <h2 id="he-cover">{t('cover.title')}</h2>
      {event.coverPhoto ? <img className={styles.cover} src={event.coverPhoto} alt={t('cover.alt')} /> : null}
      <p className="muted small">{t('cover.hint')}</p>
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
      <div>
        <Button kind="soft" icon="upload" busy={busy} onClick={() => input.current?.click()}>
          {event.coverPhoto ? t('cover.replace') : t('cover.choose')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg"
        aria-label={t('cover.choose')}
        onChange={({ target }) => {
          void upload(target.files?.[0]);
          target.value = '';
        }}
      />
    </Card>
  );
}
