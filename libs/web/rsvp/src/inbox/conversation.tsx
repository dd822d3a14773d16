import type { EventId, RsvpId } from '@smachot/contracts';
import { now } from '@smachot/web-platform';
import { Avatar, Button, Note, PhoneText, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerHere } from './answer-here';
import { ConversationEntries } from './conversation-entries';
import { type Conversation, useConversationQuery, useMarkConversationReadMutation } from './inbox-api';
import { ReplyForm } from './reply-form';
import styles from './inbox.module.css';

type Props = { eventId: EventId; rsvpId: RsvpId; mayReply: boolean };

/** Visible messages count as read, for hosts who may reply; each message is reported to the server once. */
const useMarkedRead = ({ eventId, rsvpId, mayReply }: Props, conversation: Conversation | undefined) => {
  const [markRead] = useMarkConversationReadMutation();
  const reported = useRef('');
  const last = conversation?.unread
    ? conversation.entries.findLast((entry) => entry.by === 'guest' && entry.unread)?._id
    : undefined;
  useEffect(() => {
    const report = () => {
      if (!mayReply || !last || reported.current === last || document.visibilityState === 'hidden') return;
      reported.current = last;
      void markRead({ params: { eventId, rsvpId }, body: { upTo: last } });
    };
    report();
    document.addEventListener('visibilitychange', report);
    return () => document.removeEventListener('visibilitychange', report);
  }, [eventId, rsvpId, mayReply, last, markRead]);
};

const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Reads again when the time to answer runs out. */
const useDeadline = (until: string | null | undefined, refetch: () => unknown) =>
  useEffect(() => {
    if (!until) return;
    const left = Date.parse(until) - now().getTime();
    const timer = setTimeout(() => void refetch(), Math.min(Math.max(left, 1000), LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [until, refetch]);

/** The guest's name and phone. `record`: the address of the guest's record. */
function PaneHead({ conversation, record }: { conversation: Conversation; record: string }) {
  const { t } = useTranslation('rsvp');
  const { attendeeName, attendeePhone } = conversation;
  return (
    <header className={styles.paneHead}>
      <Avatar name={attendeeName} size={44} />
      <div className="grow">
        <h2 id="inbox-guest" className="ell" dir="auto">
          {attendeeName}
        </h2>
        {attendeePhone ? (
          <a className="small" href={`tel:${attendeePhone}`}>
            <PhoneText phone={attendeePhone} />
          </a>
        ) : null}
      </div>
      <Button kind="line" icon="user" to={record}>
        {t('inbox.record')}
      </Button>
    </header>
  );
}

/** One guest and the hosts, with the way to answer. */
export function ConversationPane(props: Props) {
  const { eventId, rsvpId, mayReply } = props;
  const { t } = useTranslation('rsvp');
  const query = useConversationQuery({ params: { eventId, rsvpId } }, { refetchOnMountOrArgChange: true });
  const { data } = query;
  useMarkedRead(props, data);
  useDeadline(data?.answerableUntil, query.refetch);
  const end = useRef<HTMLDivElement>(null);
  const count = data?.entries.length;
  useEffect(() => {
    if (count) end.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  if (!data) return <QueryStatus query={query} skeleton={<SkeletonRows count={4} />} />;
  return (
    <section className={clsx('card', styles.pane)} aria-labelledby="inbox-guest">
      <PaneHead conversation={data} record={`/me/rsvps/${eventId}?guest=${rsvpId}`} />
      <div role="log" aria-label={t('inbox.conversation', { name: data.attendeeName })}>
        <ConversationEntries entries={data.entries} eventId={eventId} rsvpId={rsvpId} mayReply={mayReply} />
      </div>
      {mayReply ? (
        <>
          <ReplyForm eventId={eventId} rsvpId={rsvpId} conversation={data} />
          <AnswerHere eventId={eventId} rsvpId={rsvpId} />
        </>
      ) : (
        <Note icon="eye">{t('cohosts.viewing')}</Note>
      )}
      <div ref={end} />
    </section>
  );
}
