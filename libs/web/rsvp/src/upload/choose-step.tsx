import type { EventId } from '@smachot/contracts';
import { useDraft, useProblemText } from '@smachot/web-platform';
import { Art, Button, Field, Note, useWide } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { canPickContacts, pickContacts } from './contacts';
import { sourceOf, textSource, type SourceProblem } from './table-source';
import type { TableSource } from './upload.flow';
import styles from './choose-step.module.css';

type Bring = (source: TableSource) => void;

/** A file dropped on the element these handlers are on; `over`: something is being dragged over it. */
const useFileDrop = (onFile: (file: File) => void) => {
  const [over, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer.files[0];
      if (file) onFile(file);
    },
  };
  return { over, handlers };
};

function DropFile({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('rsvp');
  const wide = useWide(905);
  const input = useRef<HTMLInputElement>(null);
  const { over, handlers } = useFileDrop(onFile);
  return (
    <section
      className={over ? clsx(styles.drop, styles.isOver) : styles.drop}
      aria-labelledby="up-drop"
      {...handlers}
    >
      <Art name="empty-guests" />
      <h2 id="up-drop">{wide ? t('upload.drop') : t('upload.file')}</h2>
      <p className="muted">{t('upload.formats')}</p>
      <p className="muted small">{t('upload.children')}</p>
      <Button kind="primary" size="large" icon="upload" onClick={() => input.current?.click()}>
        {t('upload.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.csv,.tsv,.txt,.vcf,text/csv,text/vcard"
        aria-label={t('upload.choose')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
    </section>
  );
}

function Contacts({ onBring }: { onBring: Bring }) {
  const { t } = useTranslation('rsvp');
  if (!canPickContacts()) return null;
  const pick = async () => {
    const vcard = await pickContacts().catch(() => null); // closing the picker is no error
    if (vcard) onBring({ from: 'text', kind: 'vcard', text: vcard });
  };
  return (
    <section className={clsx('card', styles.way)}>
      <h2>{t('upload.contacts')}</h2>
      <p className="muted small">{t('upload.contactsNote')}</p>
      <Button kind="soft" icon="users" onClick={() => void pick()}>
        {t('upload.pickContacts')}
      </Button>
    </section>
  );
}

function Paste({ eventId, onText }: { eventId: EventId; onText: (text: string) => void }) {
  const { t } = useTranslation('rsvp');
  const [text, setText] = useDraft(`paste:${eventId}`, '');
  return (
    <section className={clsx('card', styles.way)}>
      <h2>{t('upload.paste')}</h2>
      <Field
        multiline
        minRows={5}
        maxRows={14}
        label={t('upload.pasteLabel')}
        hint={t('upload.pasteHint')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button kind="soft" icon="check" disabled={text.trim() === ''} onClick={() => onText(text)}>
        {t('upload.readList')}
      </Button>
    </section>
  );
}

type ChooseStepProps = { eventId: EventId; problem: unknown; onBring: Bring };

/** Four ways to bring a list; whichever a person has at hand. */
export function ChooseStep({ eventId, problem, onBring }: ChooseStepProps) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const [refused, setRefused] = useState<SourceProblem | null>(null);
  const take = (source: TableSource | SourceProblem) => {
    setRefused(typeof source === 'string' ? source : null);
    if (typeof source !== 'string') onBring(source);
  };
  return (
    <>
      {refused ? (
        <Note tone="bad">{t(`upload.problem.${refused}`)}</Note>
      ) : problem ? (
        <Note tone="bad">{words(problem)}</Note>
      ) : null}
      <DropFile onFile={(file) => void sourceOf(file).then(take)} />
      <div className={styles.ways}>
        <Contacts onBring={onBring} />
        <Paste eventId={eventId} onText={(text) => take(textSource(text))} />
      </div>
    </>
  );
}

export function ReadingStep({ share, onCancel }: { share: number; onCancel: () => void }) {
  const { t } = useTranslation('rsvp');
  const percent = Math.round(share * 100);
  return (
    <section className={styles.drop} aria-busy="true">
      <h2 role="status">{share > 0 && share < 1 ? t('upload.sending') : t('upload.reading')}</h2>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t('upload.sending')}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i style={{ inlineSize: `${Math.max(percent, 6)}%` }} />
      </div>
      <Button kind="ghost" onClick={onCancel}>
        {t('upload.cancel')}
      </Button>
    </section>
  );
}
