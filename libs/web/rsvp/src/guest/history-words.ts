import type { AnswerOf, guestHistory } from '@smachot/contracts';
import { MINUTE_MS } from '@smachot/kernel';
import type { IconName, TimelineItem } from '@smachot/web-ui';

export type HistoryEntry = AnswerOf<typeof guestHistory>['entries'][number];
type Look = { icon: IconName; tone?: NonNullable<TimelineItem['tone']> };

/** All kinds of entries in a timeline; the sentence of each is below `history` in the texts. */
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
  number_changed: { icon: 'phone' },
  merged: { icon: 'users' },
  link_copied: { icon: 'share' },
  link_texted: { icon: 'send' },
  removal_asked: { icon: 'info', tone: 'warn' },
  opted_out: { icon: 'x', tone: 'bad' },
  complained: { icon: 'alert', tone: 'bad' },
  deleted: { icon: 'trash', tone: 'bad' },
  restored: { icon: 'undo' },
  withdrawn: { icon: 'undo' },
  queued: { icon: 'clock' },
  held: { icon: 'moon' },
  sent: { icon: 'send' },
  delivered: { icon: 'check2' },
  read: { icon: 'check2' },
  failed: { icon: 'alert', tone: 'bad' },
  undeliverable: { icon: 'alert', tone: 'bad' },
  uncertain: { icon: 'info', tone: 'warn' },
  wrote: { icon: 'chat', tone: 'ok' },
  replied: { icon: 'send' },
  other: { icon: 'info' },
} as const satisfies Record<string, Look>;
export type HistoryKey = keyof typeof HISTORY_LOOKS;

/** A voice message that was played is one that was read. */
const SAME: Record<string, HistoryKey> = { played: 'read' };

/** `deleted` is a guest's for the host and a message's for the provider. */
export const historyKey = ({ kind, by }: Pick<HistoryEntry, 'kind' | 'by'>): HistoryKey => {
  if (kind === 'deleted' && by === 'provider') return 'withdrawn';
  return kind in HISTORY_LOOKS ? (kind as HistoryKey) : (SAME[kind] ?? 'other');
};

const ATTENDING = ['confirmed', 'maybe', 'declined'] as const;
/** The guest's answer about attendance, if the entry has one. */
export const answerIn = ({ attending, answer }: HistoryEntry['details']) =>
  ATTENDING.find((one) => one === (attending ?? answer)) ?? null;

export type NamedMessage =
  | 'invite'
  | 'reminder'
  | 'day_of'
  | 'thank_you'
  | 'table'
  | 'update'
  | 'cancelled'
  | 'reply'
  | 'other';
const NAMED: readonly [RegExp, NamedMessage][] = [
  [/reminder/, 'reminder'],
  [/day_of/, 'day_of'],
  [/thank_you$/, 'thank_you'],
  [/^(?:rsvp_)?table/, 'table'],
  [/invite/, 'invite'],
  [/update/, 'update'],
  [/cancelled/, 'cancelled'],
  [/^(?:text|interactive)$/, 'reply'],
];

/** Which message an entry is about: its sentence then names it ("the reminder was read"). */
export const messageOf = ({ messageType }: HistoryEntry['details']): NamedMessage => {
  if (typeof messageType !== 'string') return 'other';
  return NAMED.find(([pattern]) => pattern.test(messageType))?.[1] ?? 'other';
};

const WORDLESS = {
  audio: 'voice',
  voice: 'voice',
  sticker: 'sticker',
  image: 'picture',
  video: 'video',
  document: 'file',
  location: 'place',
  contacts: 'contact',
  reaction: 'reaction',
  revoke: 'taken_back',
  deleted: 'taken_back',
  unsupported: 'unsupported',
} as const satisfies Record<string, string>;
/** The kind of a guest's message that is not a text. */
export const sentKind = ({
  kind,
}: HistoryEntry['details']): (typeof WORDLESS)[keyof typeof WORDLESS] | null =>
  typeof kind === 'string' && kind in WORDLESS ? WORDLESS[kind as keyof typeof WORDLESS] : null;

const STEPS_BETWEEN: ReadonlySet<string> = new Set(['accepted', 'held_for_quality_assessment']);
const OF_THE_CHAT: ReadonlySet<unknown> = new Set(['text', 'interactive']);
const SAME_MOMENT_MS = MINUTE_MS;

/** Whether the guest's message and the answer read from it are one entry for the host: the answer, with the words. */
const isTheAnswer = (wrote: HistoryEntry, entries: readonly HistoryEntry[]): boolean =>
  entries.some(
    ({ kind, text, at }) =>
      kind.startsWith('answered') &&
      text === wrote.text &&
      Math.abs(Date.parse(at) - Date.parse(wrote.at)) < SAME_MOMENT_MS,
  );

/**
 * Filters out the provider's steps between "in the queue" and "sent", our own questions in the chat unless one failed, and texts
 * that are shown with the answer they gave.
 */
export const told = (entries: readonly HistoryEntry[]): HistoryEntry[] =>
  entries.filter((entry) => {
    if (entry.kind === 'wrote') return entry.details['kind'] !== 'system' && !isTheAnswer(entry, entries);
    return (
      !STEPS_BETWEEN.has(entry.kind) &&
      (entry.kind === 'failed' || !OF_THE_CHAT.has(entry.details['messageType']))
    );
  });

export const numberIn = (details: HistoryEntry['details'], ...names: string[]): number | null =>
  names.map((name) => details[name]).find((value) => typeof value === 'number') ?? null;

/** Of the record that was merged into the guest's. */
export const nameIn = ({ name }: HistoryEntry['details']): string | null =>
  typeof name === 'string' && name ? name : null;
