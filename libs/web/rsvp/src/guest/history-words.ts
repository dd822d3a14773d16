import type { AnswerOf, guestHistory } from '@smachot/contracts';
import type { IconName, TimelineItem } from '@smachot/web-ui';

export type HistoryEntry = AnswerOf<typeof guestHistory>['entries'][number];
type Look = { icon: IconName; tone?: NonNullable<TimelineItem['tone']> };

/** Everything a timeline can tell; each has its sentence below `history` in the texts. */
export const HISTORY_LOOKS = {
  added: { icon: 'plus' },
  imported: { icon: 'file' },
  edited: { icon: 'edit' },
  answered: { icon: 'check', tone: 'ok' },
  answered_again: { icon: 'rotate', tone: 'ok' },
  number_awaiting_approval: { icon: 'info', tone: 'warn' },
  number_approved: { icon: 'check', tone: 'ok' },
  lapsed: { icon: 'clock', tone: 'warn' },
  reminded: { icon: 'bell' },
  send_taken_back: { icon: 'undo' },
  opted_out: { icon: 'x', tone: 'bad' },
  deleted: { icon: 'trash', tone: 'bad' },
  restored: { icon: 'undo' },
  queued: { icon: 'clock' },
  held: { icon: 'moon' },
  sent: { icon: 'send' },
  delivered: { icon: 'check2' },
  read: { icon: 'check2' },
  failed: { icon: 'alert', tone: 'bad' },
  undeliverable: { icon: 'alert', tone: 'bad' },
  uncertain: { icon: 'info', tone: 'warn' },
  wrote: { icon: 'chat', tone: 'ok' },
  other: { icon: 'info' },
} as const satisfies Record<string, Look>;
export type HistoryKey = keyof typeof HISTORY_LOOKS;

/** Other names for the same thing. */
const SAME: Record<string, HistoryKey> = {
  message_queued: 'queued',
  message_held: 'held',
  message_sent: 'sent',
  message_delivered: 'delivered',
  message_read: 'read',
  message_failed: 'failed',
  message_uncertain: 'uncertain',
  accepted: 'queued',
  held_for_quality_assessment: 'held',
  message_received: 'wrote',
  incoming: 'wrote',
  message: 'wrote',
};

export const historyKey = (kind: string): HistoryKey =>
  kind in HISTORY_LOOKS ? (kind as HistoryKey) : (SAME[kind] ?? 'other');

/** Which message an entry is about: its sentence then names it ("the reminder was read"). */
export const messageOf = (
  details: HistoryEntry['details'],
): 'invite' | 'reminder' | 'day_of' | 'thank_you' => {
  const name =
    [details['messageType'], details['templateName'], details['message'], details['round']].find(
      (value) => typeof value === 'string',
    ) ?? '';
  if (/reminder/.test(name)) return 'reminder';
  if (/day_of/.test(name)) return 'day_of';
  return /thank_you/.test(name) ? 'thank_you' : 'invite';
};

export const numberIn = (details: HistoryEntry['details'], ...names: string[]): number | null =>
  names.map((name) => details[name]).find((value) => typeof value === 'number') ?? null;
