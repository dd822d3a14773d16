import type { AnswerOf, listInbox, readConversation } from '@smachot/contracts';
import { HOUR_SECONDS, newId } from '@smachot/kernel';
import { MessageContentProvider, roundOfTurn } from '@smachot/server-messaging';
import { PhoneKeys } from '@smachot/server-platform';
import { RsvpJobs } from '../../src/jobs/rsvp-jobs';
import { guestsWrite, type Written } from '../guests-write';
import { hostedEvent } from '../hosted-event';
import { TUESDAY } from '../rsvp-app';
import type { RsvpHttp } from '../rsvp-http';

export type Inbox = AnswerOf<typeof listInbox>;
export type Conversation = AnswerOf<typeof readConversation>;
type Answered = { code: string; replyId: string };
/** Phone of Dana. */
export const PHONE = '+972533334444';
/** ISO time this number of seconds after the start of the test's clock. */
export const at = (seconds: number) => new Date(TUESDAY.getTime() + seconds * 1000).toISOString();

/** Creates an event whose guest Dana has her invitation, and helpers for its inbox. */
export const inboxDesk = async (app: RsvpHttp) => {
  const event = await hostedEvent(app);
  const { owner, dana, eventId } = event;
  const { source } = app;
  const path = `/v1/events/rsvps/${eventId}/inbox`;
  const keyOf = (phone: string): string => app.get(PhoneKeys).of(phone);
  const invited = (rsvpId: string) =>
    source.query(`update rsvp.guests set sends = 1, status = 'received', last_queued = $2 where id = $1`, [
      rsvpId,
      at(-HOUR_SECONDS),
    ]);
  await invited(dana);
  return {
    ...event,
    path,
    keyOf,
    invited,
    /** Delivers a message of Dana, or of another guest if given. */
    write: (text: string, seconds: number, more: Partial<Written> = {}) =>
      guestsWrite(source, app.get(RsvpJobs), [
        { refs: [dana], text, at: at(seconds), phoneKey: keyOf(PHONE), ...more },
      ]),
    list: async (query = '') => (await app.call<Inbox>('GET', `${path}${query}`, { as: owner })).body,
    read: async (as = owner) => (await app.call<Conversation>('GET', `${path}/${dana}`, { as })).body,
    reply: (text: string, { as = owner, key = newId(), lastReplyId = null as string | null } = {}) =>
      app.call<Answered>('POST', `${path}/${dana}/replies`, { as, key, body: { text, lastReplyId } }),
    retry: (replyId: string, as = owner) =>
      app.call<Answered>('POST', `${path}/${dana}/replies/${replyId}/retry`, { as, key: newId() }),
    markRead: (upTo: string) => app.call('POST', `${path}/${dana}/read`, { as: owner, body: { upTo } }),
    /** Notifications that were requested, with their users. */
    async bells(): Promise<{ userId: string; href: string }[]> {
      const rows: { payload: { userId: string; href: string } }[] = await source.query(
        `select payload from platform.outbox where job = 'notifications.deliver' and payload ->> 'kind' = 'guest_wrote'
           and payload -> 'values' ->> 'eventId' = $1`,
        [eventId],
      );
      return rows.map(({ payload }) => payload);
    },
    /** Turns of the conversation requested from messaging. */
    turns: (): Promise<{ id: string }[]> =>
      source.query(
        `select payload ->> 'turnId' as id from platform.outbox
         where job = 'messaging.say_next' and payload ->> 'rsvpId' = $1`,
        [dana],
      ),
    /** Decision that messaging gets when it asks, just before it sends. */
    async decisionOf(replyId: string) {
      const request = { messageId: replyId, refId: dana, round: roundOfTurn(replyId), campaignId: null };
      return (await app.get(MessageContentProvider).contents([request])).get(replyId);
    },
    /** Delivers the provider's outcome of a reply. */
    async outcome(replyId: string, became: 'sent' | 'delivered' | 'failed' | 'uncertain'): Promise<void> {
      const id = newId();
      await source.query(
        `insert into platform.outbox (id, job, payload, dispatched_at) values ($1, 'rsvp.record_outcomes', '{}', now())`,
        [id],
      );
      const item = {
        refId: dana,
        messageId: newId(),
        round: roundOfTurn(replyId),
        outcome: became,
        at: at(60),
      };
      await app.get(RsvpJobs).outcomes({ items: [item] }, { id, job: 'rsvp.record_outcomes', attempt: 1 });
    },
  };
};
export type InboxDesk = Awaited<ReturnType<typeof inboxDesk>>;
