import {
  ATTENDEE_MESSAGE_LENGTH,
  AttendeeAudience,
  type AttendeeMessageForm,
  type HostedEvent,
  sendAttendeeMessage,
  type TicketTypeId,
} from '@smachot/contracts';
import { useContractForm, useDraft } from '@smachot/web-platform';
import { Button, Card, Field, Note, SelectField } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessagePreview } from './message-preview';
import styles from '../hosting.module.css';

const EMPTY: AttendeeMessageForm = {
  audience: 'approved',
  ticketTypeId: null,
  text: '',
  expectedRecipients: 0,
};

type TicketChoice = {
  kinds: HostedEvent['ticketTypes'];
  chosen: TicketTypeId | null | undefined;
  choose: (ticketTypeId: TicketTypeId | null) => void;
};

/** Which kind of ticket it goes to; nothing at an event with one kind for all. */
function TicketChoice({ kinds, chosen, choose }: TicketChoice) {
  const { t } = useTranslation('events');
  if (kinds.length === 0) return null;
  const everyone = { value: '', label: t('messages.everyTicket') };
  return (
    <SelectField
      label={t('messages.ticket')}
      options={[everyone, ...kinds.map(({ id, name }) => ({ value: id, label: name }))]}
      value={chosen ?? ''}
      onChange={({ target }) => choose(target.value || null)}
    />
  );
}

type Writing = {
  event: HostedEvent;
  leftToday: number;
  start: AttendeeMessageForm;
  onTyped: (typed: AttendeeMessageForm) => void;
  onWritten: (written: AttendeeMessageForm) => void;
};

function Writing({ event, leftToday, start, onTyped, onWritten }: Writing) {
  const { t } = useTranslation('events');
  const form = useContractForm(sendAttendeeMessage.body, { defaults: start, onTyped, send: onWritten });
  const audiences = AttendeeAudience.options.map((value) => ({
    value,
    label: t(`messages.audience.${value}`),
  }));
  const room = ATTENDEE_MESSAGE_LENGTH - form.values.text.length;
  return (
    <form {...form.props} className={styles.part}>
      <SelectField label={t('messages.to')} options={audiences} {...form.choice('audience')} />
      <TicketChoice
        kinds={event.ticketTypes}
        chosen={form.values.ticketTypeId}
        choose={(ticketTypeId) => form.change({ ticketTypeId })}
      />
      <Field
        label={t('messages.text')}
        hint={t('messages.textHint', { n: room })}
        multiline
        minRows={4}
        {...form.field('text')}
      />
      <p className="muted small">{t('messages.left', { n: leftToday })}</p>
      <div>
        <Button type="submit" kind="accent" icon="eye" busy={form.busy}>
          {t('messages.preview')}
        </Button>
      </div>
    </form>
  );
}

/** Writing to attendees: whom, what, and a preview before it goes. */
export function MessageForm({ event, leftToday }: { event: HostedEvent; leftToday: number }) {
  const { t } = useTranslation('events');
  const [written, setWritten] = useState<AttendeeMessageForm | null>(null);
  const [sent, setSent] = useState(0);
  // until it is sent: the preview alone is not a sending
  const [draft, keep, forget] = useDraft(`attendee-message:${event.id}`, EMPTY);
  const clear = () => {
    forget();
    setWritten(null);
    setSent(sent + 1);
  };
  return (
    <Card component="section" className={styles.part} aria-labelledby="message-write">
      <h2 id="message-write">{t('messages.write')}</h2>
      {leftToday === 0 ? (
        <Note tone="warn">{t('messages.noneLeft')}</Note>
      ) : (
        <Writing
          key={sent}
          event={event}
          leftToday={leftToday}
          start={sent === 0 ? draft : EMPTY}
          onTyped={keep}
          onWritten={setWritten}
        />
      )}
      {written ? (
        <MessagePreview event={event} written={written} onClose={() => setWritten(null)} onSent={clear} />
      ) : null}
    </Card>
  );
}
