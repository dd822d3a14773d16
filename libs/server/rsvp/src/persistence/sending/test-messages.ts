import { Injectable } from '@nestjs/common';
import type { EventId, JobPayload, ReplyStatus, RsvpId, TemplateName, UserId } from '@smachot/contracts';
import { DAY_MS, type E164, HOUR_MS } from '@smachot/kernel';
import { TEST_ROUND } from '@smachot/server-messaging';
import { PhoneKeys, returningRows, type Tx } from '@smachot/server-platform';
import { replyStatusAfter } from '../../domain/replies/reply-status';
import { type TestsBefore, testObstacle } from '../../domain/sending/test-message';
import { currentId } from '../guests/merged-guests';

export type TestMessage = {
  id: string;
  eventId: EventId;
  rsvpId: RsvpId;
  userId: UserId;
  templateName: TemplateName;
  hostId: UserId;
};
type Items = JobPayload<'rsvp.record_outcomes'>['items'];

const IDS_IN_EVENT = 500;

/** Test messages of hosts to themselves: their limits, their delivery status, and the single answer to a tap below them. */
@Injectable()
export class TestMessages {
  constructor(private readonly phones: PhoneKeys) {}

  /** Current id of the guest whose message the host wants to see; undefined when the event has no such guest. */
  async guestOf(tx: Tx, eventId: EventId, rsvpId: RsvpId): Promise<string | undefined> {
    const [guest] = await tx.query<{ id: string }>(
      `select id from rsvp.guests where id = ${currentId('$1::uuid')} and event_id = $2 and deleted_at is null`,
      [rsvpId, eventId],
    );
    return guest?.id;
  }

  /**
   * Takes one from every limit and asks messaging to send the message, or returns the limit that is used up. Idempotent: a
   * message taken before stays taken.
   * @param phone E.164, of the account
   */
  async take(tx: Tx, test: TestMessage, phone: E164, now: Date): Promise<ReturnType<typeof testObstacle>> {
    const phoneKey = this.phones.of(phone);
    // Without these locks, two events of one account, or two accounts of one phone, would both use the remaining limit.
    for (const key of [`test account ${test.userId}`, `test phone ${phoneKey}`])
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
    const [before] = await tx.query<TestsBefore & { taken: boolean }>(
      `select count(*) filter (where event_id = $2 and created_at > $5)::int as event,
         count(*) filter (where user_id = $3)::int as account, count(*) filter (where phone_key = $4)::int as phone,
         exists (select 1 from rsvp.test_messages where id = $1) as taken
       from rsvp.test_messages where created_at > $6 and (event_id = $2 or user_id = $3 or phone_key = $4)`,
      [
        ...[test.id, test.eventId, test.userId, phoneKey],
        new Date(now.getTime() - HOUR_MS),
        new Date(now.getTime() - DAY_MS),
      ],
    );
    if (before!.taken) return null;
    const obstacle = testObstacle(before!);
    if (obstacle) return obstacle;
    await tx.query(
      `insert into rsvp.test_messages (id, event_id, rsvp_id, user_id, phone_key, template_name, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [test.id, test.eventId, test.rsvpId, test.userId, phoneKey, test.templateName, now],
    );
    tx.emit('rsvp.send_requested', {
      campaignId: test.id,
      eventId: test.eventId,
      hostId: test.hostId,
      templateName: test.templateName,
      round: TEST_ROUND,
      quietCalendar: 'exempt',
      notBefore: null,
      rsvpIds: [test.id],
    });
    return null;
  }

  async record(tx: Tx, items: Items): Promise<void> {
    const outcomes = items.filter(({ round }) => round === TEST_ROUND);
    if (!outcomes.length) return;
    const tests = await tx.query<{ id: string; eventId: EventId; status: ReplyStatus }>(
      `select id, event_id as "eventId", status from rsvp.test_messages where id = any($1) order by id for update`,
      [outcomes.map(({ refId }) => refId)],
    );
    const after = tests.map(({ id, status }) =>
      outcomes
        .filter(({ refId }) => refId === id)
        .reduce((now, { outcome }) => replyStatusAfter(now, outcome), status),
    );
    await tx.query(
      `update rsvp.test_messages t set status = u.status from unnest($1::uuid[], $2::text[]) u(id, status) where t.id = u.id`,
      [tests.map(({ id }) => id), after],
    );
    for (const eventId of new Set(tests.map((test) => test.eventId))) tx.hint(`event:${eventId}`);
  }

  /** Answers a reply to a test message, once, with the notice that it was a test. */
  async answer(tx: Tx, refs: string[]): Promise<void> {
    if (!refs.length) return;
    const tests = await tx.query<{ id: string; eventId: EventId; hostId: UserId }>(
      `select t.id, t.event_id as "eventId", i.host_id as "hostId"
       from rsvp.test_messages t join rsvp.invitations i on i.id = t.event_id where t.id = any($1) order by t.id`,
      [refs],
    );
    for (const { id, eventId, hostId } of tests)
      tx.emit('rsvp.conversation_turn', { rsvpId: id, eventId, hostId, turnId: id });
  }

  /** Removes a closed account's id from its test messages, and has the sent messages forgotten by `rsvp.guests_erased`. */
  async forget(tx: Tx, userId: UserId): Promise<void> {
    const tests = returningRows(
      await tx.query<{ id: string }>(
        'update rsvp.test_messages set user_id = null where user_id = $1 returning id',
        [userId],
      ),
    );
    for (let from = 0; from < tests.length; from += IDS_IN_EVENT)
      tx.emit('rsvp.guests_erased', {
        rsvpIds: tests.slice(from, from + IDS_IN_EVENT).map(({ id }) => id),
      });
  }
}
