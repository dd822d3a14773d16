import type { AnswerOf, AttendeeMessageForm, countMessageRecipients, HostedEvent } from '@smachot/contracts';
import { useProblemText } from '@smachot/web-platform';
import { Button, Dialog, Note, QueryStatus, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessageRecipientsQuery, useSendMessageMutation } from './messages-api';
import styles from './messages.module.css';

type Props = {
  event: HostedEvent;
  written: AttendeeMessageForm;
  onClose: () => void;
  onSent: () => void;
};

/** Sends with the number that is shown; a repeated try is the same message for the server. */
const useSending = ({ event, written, onSent }: Props) => {
  const { t } = useTranslation('events');
  const say = useSnackbar();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [send, { error, isLoading }] = useSendMessageMutation();
  const params = { hostedEventId: event.id };
  const confirm = async (expectedRecipients: number) => {
    const sent = await send({ params, body: { ...written, expectedRecipients }, idempotencyKey });
    if (sent.error) return;
    say(t('messages.sent'));
    onSent();
  };
  return { error, isLoading, confirm };
};

type Recipients = AnswerOf<typeof countMessageRecipients>;

type ActionsProps = {
  count: Recipients | undefined;
  sending: ReturnType<typeof useSending>;
  onClose: () => void;
};

function Actions({ count, sending, onClose }: ActionsProps) {
  const { t } = useTranslation('events');
  const recipients = count?.recipients ?? 0;
  return (
    <>
      <Button
        disabled={recipients === 0}
        busy={sending.isLoading}
        icon="send"
        onClick={() => void sending.confirm(recipients)}
      >
        {recipients > 0 ? t('messages.send', { count: recipients }) : t('messages.sendPlain')}
      </Button>
      <Button kind="ghost" onClick={onClose}>
        {t('messages.back')}
      </Button>
    </>
  );
}

function Counted({ recipients, muted }: Recipients) {
  const { t } = useTranslation('events');
  return (
    <p>
      {recipients > 0 ? t('messages.goesTo', { count: recipients }) : t('messages.nobody')}{' '}
      {muted > 0 ? t('messages.muted', { n: muted }) : ''}
    </p>
  );
}

/** The message as it will go, and the exact number of people it goes to. */
export function MessagePreview(props: Props) {
  const { t } = useTranslation('events');
  const words = useProblemText();
  const { event, written, onClose } = props;
  const { audience, ticketTypeId, text } = written;
  const query = useMessageRecipientsQuery(
    {
      params: { hostedEventId: event.id },
      query: { audience, ...(ticketTypeId ? { ticketTypeId } : {}) },
    },
    { refetchOnMountOrArgChange: true },
  );
  const sending = useSending(props);
  const count = query.isFetching ? undefined : query.currentData;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('messages.previewTitle')}
      actions={<Actions count={count} sending={sending} onClose={onClose} />}
    >
      <div className="ui-flow">
        <blockquote dir="auto" className={styles.words}>
          {text}
        </blockquote>
        {count ? <Counted {...count} /> : <QueryStatus query={query} skeleton={null} />}
        <p className="muted small">{t('messages.how')}</p>
        {sending.error ? <Note tone="bad">{words(sending.error)}</Note> : null}
      </div>
    </Dialog>
  );
}
