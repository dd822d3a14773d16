import type { EventPayload } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import { NOTICE_ROUND } from '../domain/notice';

export type Outcomes = EventPayload<'messaging.outcomes'>['items'];
const ITEMS_IN_EVENT = 500;

/** Publishes the outcomes of messages, each kind to the context that requested it. */
export const tellOutcomes = (tx: Tx, items: Outcomes): void => {
  const notices = items.filter(({ round }) => round === NOTICE_ROUND);
  const messages = notices.length ? items.filter(({ round }) => round !== NOTICE_ROUND) : items;
  for (let from = 0; from < messages.length; from += ITEMS_IN_EVENT)
    tx.emit('messaging.outcomes', { items: messages.slice(from, from + ITEMS_IN_EVENT) });
  for (let from = 0; from < notices.length; from += ITEMS_IN_EVENT)
    tx.emit('messaging.notice_outcomes', { items: notices.slice(from, from + ITEMS_IN_EVENT) });
};
