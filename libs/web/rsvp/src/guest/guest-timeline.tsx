import type { Rsvp } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { QueryStatus, SkeletonRows, Timeline, type TimelineItem } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useHistoryQuery } from '../desk/guests-api';
import {
  answerIn,
  HISTORY_LOOKS,
  historyKey,
  told,
  messageOf,
  numberIn,
  sentKind,
  type HistoryEntry,
} from './history-words';

const useItems = (guest: Rsvp) => {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const answerWords = (details: HistoryEntry['details']): string | null => {
    const attending = answerIn(details);
    return attending && t(`answer.${attending}`);
  };
  /** Another host by name; the reader's own acts, and those nobody is known for, say nothing. */
  const byWhom = ({ actor }: HistoryEntry): string | null =>
    actor && !actor.you ? t('history.byName', { name: actor.name }) : null;
  const title = (entry: HistoryEntry): string => {
    const sent = entry.kind === 'wrote' && sentKind(entry.details);
    if (sent) return t(`history.sent_kind.${sent}`, { name: guest.attendeeName });
    const key = historyKey(entry);
    const count = numberIn(entry.details, 'headcount', 'number') ?? 0;
    const words = t(`history.${key}`, {
      name: guest.attendeeName,
      message: t(`history.message.${messageOf(entry.details)}`),
      count,
    });
    const more = [
      key === 'answered' || key === 'answered_again' ? answerWords(entry.details) : null,
      (key === 'answered' || key === 'answered_again') && count > 0 ? t('seatCount', { count }) : null,
      (key === 'answered' || key === 'answered_again') && entry.by === 'host' ? t('history.byHost') : null,
    ].filter(Boolean);
    return more.length > 0 ? `${words}: ${more.join(', ')}` : words;
  };
  return (entries: readonly HistoryEntry[]): TimelineItem[] =>
    told(entries).map((entry, index) => ({
      id: `${entry.at} ${entry.kind} ${index}`,
      ...HISTORY_LOOKS[historyKey(entry)],
      title: title(entry),
      text: entry.text ? <bdi>{entry.text}</bdi> : undefined,
      at: [format.dateTime(entry.at), byWhom(entry)].filter(Boolean).join(' · '),
    }));
};

/** Everything that happened with this guest, newest first. */
export function GuestTimeline({ guest }: { guest: Rsvp }) {
  const { t } = useTranslation('rsvp');
  const history = useHistoryQuery({ params: { eventId: guest.eventId, rsvpId: guest._id } });
  const items = useItems(guest);
  return (
    <div className="guest-sep">
      <h3>{t('guest.soFar')}</h3>
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
