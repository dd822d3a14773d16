import { LONGEST_REPLY } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { useFormat, useProblemText } from '@smachot/web-platform';
import { Button, Field, Note } from '@smachot/web-ui';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactLink } from '../send/contact-link';
import { type Conversation, useReplyMutation } from './inbox-api';
import styles from './inbox.module.css';

type Props = { eventId: string; rsvpId: string; conversation: Conversation };

/** The reason why no reply can be written now, and an alternative. */
function Obstacle({
  obstacle,
  phone,
}: {
  obstacle: NonNullable<Conversation['obstacle']>;
  phone: string | null;
}) {
  const { t } = useTranslation('rsvp');
  return (
    <div className={styles.obstacle}>
      <Note tone="warn" icon="clock">
        {t(`inbox.obstacle.${obstacle}`)}
      </Note>
      {obstacle === 'host_suspended' ? (
        <ContactLink />
      ) : phone ? (
        <Button kind="primary" icon="phone" href={`tel:${phone}`}>
          {t('inbox.call')}
        </Button>
      ) : null}
    </div>
  );
}

/** One key for one text: pressing again after "no response" is the same act. */
const useReplyKey = () => {
  const kept = useRef({ text: '', key: '' });
  return (text: string): string => {
    if (kept.current.text !== text) kept.current = { text, key: newId() };
    return kept.current.key;
  };
};

export function ReplyForm({ eventId, rsvpId, conversation }: Props) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const words = useProblemText();
  const [text, setText] = useState('');
  const [reply, { isLoading, error, reset }] = useReplyMutation();
  const keyOf = useReplyKey();
  const { answerableUntil, obstacle, lastReplyId, attendeePhone } = conversation;
  if (obstacle || !answerableUntil)
    return <Obstacle obstacle={obstacle ?? 'window_closed'} phone={attendeePhone} />;
  const ready = text.trim() !== '' && !isLoading;
  const send = async () => {
    if (!ready) return;
    const body = { text, lastReplyId };
    const sent = await reply({
      params: { eventId, rsvpId },
      body,
      idempotencyKey: keyOf(`${text} ${lastReplyId}`),
    });
    if (!sent.error) setText('');
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <Field
        label={t('inbox.write')}
        hint={t('inbox.until', { when: format.dateTime(answerableUntil) })}
        value={text}
        multiline
        minRows={2}
        maxRows={8}
        maxLength={LONGEST_REPLY}
        onChange={(event) => {
          setText(event.target.value);
          if (error) reset();
        }}
        onKeyDown={onKeyDown}
      />
      {error ? <Note tone="bad">{words(error)}</Note> : null}
      <Button kind="primary" icon="send" type="submit" busy={isLoading} disabled={!ready}>
        {t('inbox.send')}
      </Button>
    </form>
  );
}
