import type { Rsvp } from '@smachot/contracts';
import { listed, useFormat } from '@smachot/web-platform';
import { Button, QueryStatus, SkeletonRows, Timeline, type TimelineItem } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useHistoryQuery } from '../desk/guests/guests-api';
import { type Fact, factsIn, fieldsIn, wordsIn } from './history-facts';
import {
  HISTORY_LOOKS,
  historyKey,
  told,
  messageOf,
  nameIn,
  numberIn,
  sentKind,
  type HistoryEntry,
} from './history-words';
import styles from './guest.module.css';

const isAnswer = ({ kind }: HistoryEntry): boolean => kind === 'answered' || kind === 'answered_again';

/** An answer to a question other than attendance needs no introduction: "ride: not needed". */
const saysItself = (facts: readonly Fact[]): boolean =>
  facts.length > 0 && facts.every(({ of }) => of === 'requests' || of === 'ride');

const useFactWords = () => {
  const { t } = useTranslation('rsvp');
  return (fact: Fact): string => {
    switch (fact.of) {
      case 'attending':
        return t(`answer.${fact.value}`);
      case 'headcount':
        return t('seatCount', { count: fact.value });
      case 'requests':
        return t(`history.requests.${fact.value}`);
      case 'ride':
        return t(`history.ride.${fact.value}`);
    }
  };
};

/** What happened, in one line: "Confirmed: 4 seats, ride: not needed". */
const useTitle = (guest: Rsvp) => {
  const { t } = useTranslation('rsvp');
  const factWords = useFactWords();
  return (entry: HistoryEntry): string => {
    const sent = entry.kind === 'wrote' && sentKind(entry.details);
    if (sent) return t(`history.sent_kind.${sent}`, { name: guest.attendeeName });
    const key = historyKey(entry);
    const facts = isAnswer(entry) ? factsIn(entry.details) : [];
    const words = t(`history.${key}`, {
      name: nameIn(entry.details) ?? guest.attendeeName,
      message: t(`history.message.${messageOf(entry.details)}`),
      count: numberIn(entry.details, 'headcount', 'number') ?? 0,
    });
    const more = [
      ...facts.map(factWords),
      ...(key === 'edited' ? fieldsIn(entry.details).map((field) => t(`history.fields.${field}`)) : []),
      ...(isAnswer(entry) && entry.by === 'host' ? [t('history.byHost')] : []),
    ];
    if (saysItself(facts)) return listed(more);
    return more.length > 0 ? `${words}: ${listed(more)}` : words;
  };
};

const useItems = (guest: Rsvp) => {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const title = useTitle(guest);
  /** The name of another host; the reader's own actions and actions without an actor have none. */
  const byWhom = ({ actor }: HistoryEntry): string | null =>
    actor && !actor.you ? t('history.byName', { name: actor.name }) : null;
  return (entries: readonly HistoryEntry[]): TimelineItem[] =>
    told(entries).map((entry, index) => {
      const words = isAnswer(entry) ? wordsIn(entry) : entry.text;
      return {
        id: `${entry.at} ${entry.kind} ${index}`,
        ...HISTORY_LOOKS[historyKey(entry)],
        title: title(entry),
        text: words ? <bdi>{words}</bdi> : undefined,
        at: [format.dateTime(entry.at), byWhom(entry)].filter(Boolean).join(' · '),
      };
    });
};

/** Everything that happened with this guest, newest first. */
export function GuestTimeline({ guest }: { guest: Rsvp }) {
  const { t } = useTranslation('rsvp');
  const history = useHistoryQuery({ params: { eventId: guest.eventId, rsvpId: guest._id } });
  const items = useItems(guest);
  return (
    <div className={styles.separated}>
      <h3>{t('guest.soFar')}</h3>
      {history.data?.entries.some(({ kind }) => kind === 'wrote') ? (
        <Button kind="soft" icon="chat" to={`/me/rsvps/${guest.eventId}/inbox/${guest._id}`}>
          {t('inbox.open')}
        </Button>
      ) : null}
      {history.data ? (
        history.data.entries.length > 0 ? (
          <Timeline label={t('guest.soFar')} items={items(history.data.entries)} />
        ) : (
          <p className="muted small">{t('guest.nothingYet')}</p>
        )
      ) : (
        <QueryStatus query={history} skeleton={<SkeletonRows count={3} />} />
      )}
    </div>
  );
}
