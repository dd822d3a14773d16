import { type EventId, replyToGuest, type RsvpId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { useContractForm, useFormat, useProblemText } from '@smachot/web-platform';
import { Button, Field, Note } from '@smachot/web-ui';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactLink } from '../send/contact-link';
import { type Conversation, useReplyMutation } from './inbox-api';
import styles from './inbox.module.css';

type Props = { eventId: EventId; rsvpId: RsvpId; conversation: Conversation };

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

const useReplyForm = ({ eventId, rsvpId, conversation: { lastReplyId } }: Props) => {
  const [reply] = useReplyMutation();
  const keyOf = useReplyKey();
  return useContractForm(replyToGuest.body, {
    defaults: { text: '' },
    draft: `reply:${rsvpId}`,
    wireOf: ({ text }) => ({ text, lastReplyId }),
    send: async (_, { text }, reset) => {
      const { error } = await reply({
        params: { eventId, rsvpId },
        body: { text, lastReplyId },
        idempotencyKey: keyOf(`${text} ${lastReplyId}`),
      });
      if (error) return error;
      reset();
    },
  });
};

export function ReplyForm(props: Props) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const words = useProblemText();
  const { answerableUntil, obstacle, attendeePhone } = props.conversation;
  const form = useReplyForm(props);
  if (obstacle || !answerableUntil)
    return <Obstacle obstacle={obstacle ?? 'window_closed'} phone={attendeePhone} />;
  const ready = form.values.text.trim() !== '' && !form.busy;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (ready) void form.submit();
  };
  return (
    <form className={styles.form} {...form.props}>
      <Field
        label={t('inbox.write')}
        hint={t('inbox.until', { when: format.dateTime(answerableUntil) })}
        multiline
        minRows={2}
        maxRows={8}
        {...form.field('text')}
        onKeyDown={onKeyDown}
      />
      {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
      <Button kind="primary" icon="send" type="submit" busy={form.busy} disabled={!ready}>
        {t('inbox.send')}
      </Button>
    </form>
  );
}
