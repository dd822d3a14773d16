import { eventPoster, type HostedEvent, PosterSize } from '@smachot/contracts';
import { saveFile, useProblemText } from '@smachot/web-platform';
import { Button, Card, Note, usePrintedLanguage } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEventScansQuery } from './hosting-api';
import styles from './hosting.module.css';

/** A poster to print whose code leads to the event, and how often it was scanned. */
export function EventPoster({ event: { id, slug } }: { event: HostedEvent }) {
  const { t } = useTranslation('events');
  const words = useProblemText();
  const [busy, setBusy] = useState<PosterSize>();
  const [problem, setProblem] = useState<unknown>();
  const [language, languageField] = usePrintedLanguage(t('poster.language'));
  const params = { hostedEventId: id };
  const { data } = useEventScansQuery({ params }, { refetchOnMountOrArgChange: true });
  const save = async (size: PosterSize) => {
    setBusy(size);
    setProblem(undefined);
    await saveFile(eventPoster, `${slug}-${size}.pdf`, { params, query: { size, language } }).catch(
      setProblem,
    );
    setBusy(undefined);
  };
  return (
    <Card component="section" className={styles.part} aria-labelledby="event-poster">
      <h2 id="event-poster">{t('poster.title')}</h2>
      <p className="muted">{t('poster.text')}</p>
      {data ? <p>{t('poster.scans', { count: data.scans })}</p> : null}
      {languageField}
      <div className="row wrap">
        {PosterSize.options.map((size) => (
          <Button key={size} kind="line" icon="download" busy={busy === size} onClick={() => void save(size)}>
            {t('poster.save', { size })}
          </Button>
        ))}
      </div>
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
    </Card>
  );
}
