/** What a key does in the queue. */
export type QueueAct =
  | 'verify'
  | 'reject'
  | 'next'
  | 'previous'
  | 'undo'
  | 'nextPage'
  | 'previousPage'
  | 'zoom'
  | 'turn';

export const QUEUE_KEYS = {
  verify: 'A',
  reject: 'R',
  next: 'J',
  previous: 'K',
  undo: 'U',
  nextPage: 'N',
  previousPage: 'P',
  zoom: 'Z',
  turn: 'T',
} as const satisfies Record<QueueAct, string>;

const ACTS = Object.entries(QUEUE_KEYS) as [QueueAct, string][];

type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'defaultPrevented'
>;

/**
 * The act of a pressed key. A Latin letter counts as it is written; on a Hebrew layout, where the same key writes another letter,
 * its place on the keyboard counts.
 */
export const queueActOf = ({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  repeat,
  defaultPrevented,
}: Key): QueueAct | null => {
  if (ctrlKey || metaKey || altKey || repeat || defaultPrevented) return null;
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace(/^Key/, '');
  return ACTS.find(([, name]) => name === letter)?.[0] ?? null;
};

/** Whether the person is typing or answering a dialog: the letters then belong to that. */
export const isTaken = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest(
      'textarea, select, input:not([type=radio], [type=checkbox]), [role=dialog], [role=alertdialog]',
    ) !== null);
