import { Global, Module } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Test } from '@nestjs/testing';
import type { GuestForm, JobName, JobPayload } from '@smachot/contracts';
import { Clock, FixedClock, newId, type Result } from '@smachot/kernel';
import { identityPersistence, UserDirectory } from '@smachot/server-identity';
import {
  type MessageContent,
  MessageContentProvider,
  messagingPersistence,
  roundOfTurn,
} from '@smachot/server-messaging';
import { paymentsPersistence } from '@smachot/server-payments';
import { type Delivery, PlatformModule, platformPersistence, Secrets } from '@smachot/server-platform';
import { testConfig, testDatabase, TUESDAY } from '@smachot/server-testing';
import type { Question } from '@smachot/server-guest-dialogue';
import { RsvpJobsModule, rsvpPersistence } from '../src';
import { RsvpJobs } from '../src/jobs/rsvp-jobs';
import { RsvpTicks } from '../src/jobs/rsvp-ticks';
import { ButtonPayloads } from '../src/adapters/button-payloads';
import { anInvitationForm } from '../src/testing';
import { AddGuests } from '../src/use-cases/guests/add-guests';
import { CreateInvitation } from '../src/use-cases/invitations/create-invitation';
import { SendInvites } from '../src/use-cases/sending/send-invites';
import { guestsWrite, type Written } from './guests-write';

const stores = [
  platformPersistence,
  identityPersistence,
  messagingPersistence,
  paymentsPersistence,
  rsvpPersistence,
];
export { TUESDAY };

@Global()
@Module({ providers: [UserDirectory], exports: [UserDirectory] })
class NeighboursModule {}

export type OutboxEntry = { id: string; job: JobName; payload: Record<string, unknown> };

/** Starts the rsvp context on its own database, with the tables of the other contexts; jobs are delivered by hand. */
export const rsvpApp = async (settings: Record<string, string> = {}) => {
  const database = await testDatabase(stores);
  const clock = new FixedClock(TUESDAY);
  const config = testConfig(database.url, settings);
  const module = await Test.createTestingModule({
    imports: [PlatformModule.with(config, stores), NeighboursModule, RsvpJobsModule],
  })
    .overrideProvider(Clock)
    .useValue(clock)
    .compile();
  await module.init();
  const { source } = database;
  const commands = module.get(CommandBus);
  const jobs = module.get(RsvpJobs);

  const outbox = (job: JobName): Promise<OutboxEntry[]> =>
    source.query(
      'select id, job, payload from platform.outbox where job = $1 and done_at is null order by id',
      [job],
    );

  return {
    source,
    clock,
    commands,
    queries: module.get(QueryBus),
    ticks: module.get(RsvpTicks),
    jobs,
    outbox,
    get: module.get.bind(module),
    /** Inserts an outbox row and returns its delivery, as the relay would. */
    async delivery(job: JobName): Promise<Delivery> {
      const id = newId();
      await source.query(
        `insert into platform.outbox (id, job, payload, dispatched_at) values ($1, $2, '{}', now())`,
        [id, job],
      );
      return { id, job, attempt: 1 };
    },
    /** Creates a host with a card that is valid for years. */
    async host(): Promise<string> {
      const id = newId();
      await source.query(
        `insert into payments.cards (id, user_id, sealed_token, fingerprint, last_four, brand, expiry, is_default, created_at, status)
         values ($1, $2, 'sealed', $3, '4242', 'visa', '1235', true, now(), 'confirmed')`,
        [newId(), id, newId()],
      );
      return id;
    },
    async event(hostId: string, form: Parameters<typeof anInvitationForm>[0] = {}): Promise<string> {
      return taken(await commands.execute(new CreateInvitation(anInvitationForm(form), hostId)))._id;
    },
    /** Creates guests by name, each with its own phone. */
    async guests(
      eventId: string,
      hostId: string,
      guests: (Partial<GuestForm> & { attendeeName: string })[],
    ): Promise<string[]> {
      const forms = guests.map((guest) => ({
        attendeePhone: aPhone(),
        group: 'general' as const,
        language: 'he' as const,
        ...guest,
      }));
      return taken(await commands.execute(new AddGuests(eventId, forms, hostId))).rsvps.map(({ _id }) => _id);
    },
    async invite(eventId: string, hostId: string, rsvpIds: string[], key = newId()) {
      const request = { eventId, templateName: 'rsvp_invite_wedding' as const, rsvpIds, consent: true };
      return taken(await commands.execute(new SendInvites(request, hostId, key)));
    },
    /** Delivers outcomes of messages through the job. */
    async outcomes(items: JobPayload<'rsvp.record_outcomes'>['items']): Promise<void> {
      const id = newId();
      await source.query(
        `insert into platform.outbox (id, job, payload, dispatched_at) values ($1, 'rsvp.record_outcomes', '{}', now())`,
        [id],
      );
      await jobs.outcomes({ items }, { id, job: 'rsvp.record_outcomes', attempt: 1 });
    },
    /** Stores messages or taps of guests as messaging does, and delivers them through the job. */
    async replies(replies: Written[]): Promise<void> {
      await guestsWrite(source, jobs, replies);
    },
    /** Signed payload of a button in the chat with a guest, for the guest's present phone. */
    async button(rsvpId: string, question: Question, value: string): Promise<string> {
      const [{ phone }] = await source.query('select phone from rsvp.guests where id = $1', [rsvpId]);
      return module.get(ButtonPayloads).sign({ rsvpId, question, value }, phone);
    },
    /** Last message to a guest, as messaging would send it. */
    async lastTurn(rsvpId: string): Promise<{ say: string; content: MessageContent } | undefined> {
      const [turn] = await source.query(
        'select id, say from rsvp.turns where rsvp_id = $1 order by created_at desc, id desc limit 1',
        [rsvpId],
      );
      if (!turn) return undefined;
      const decisions = await module
        .get(MessageContentProvider)
        .contents([{ messageId: turn.id, refId: rsvpId, round: roundOfTurn(turn.id), campaignId: null }]);
      const decision = decisions.get(turn.id);
      return decision?.kind === 'send' ? { say: turn.say, content: decision.content } : undefined;
    },
    /** Delivers the provider's notice that a guest has another number. */
    async moves(rsvpId: string, to: string, at: string): Promise<void> {
      const id = newId();
      const [{ phone: from }] = await source.query('select phone from rsvp.guests where id = $1', [rsvpId]);
      const payload = module.get(Secrets).seal('changed-number', JSON.stringify({ from, to }));
      await source.query(
        `insert into messaging.inbound (id, wamid, kind, text, payload, matched_by, provider_at, received_at)
         values ($1, $2, 'system', '', $3, 'phone', $4, $4)`,
        [id, `wamid.${id}`, payload, at],
      );
      await source.query('insert into messaging.inbound_refs (ref_id, inbound_id) values ($1, $2)', [
        rsvpId,
        id,
      ]);
      await jobs.numbers({ inboundIds: [id] }, await this.delivery('rsvp.follow_numbers'));
    },
    /** All turns sent to a guest so far, in order. */
    async said(rsvpId: string): Promise<string[]> {
      const turns = await source.query(
        'select say from rsvp.turns where rsvp_id = $1 order by created_at, id',
        [rsvpId],
      );
      return turns.map(({ say }: { say: string }) => say);
    },
    async guest(rsvpId: string): Promise<Record<string, unknown>> {
      return (await source.query('select * from rsvp.guests where id = $1', [rsvpId]))[0];
    },
    async close(): Promise<void> {
      await module.close();
      await database.drop();
    },
  };
};
export type RsvpApp = Awaited<ReturnType<typeof rsvpApp>>;

export const taken = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`refused: ${result.code} ${JSON.stringify(result.fields ?? {})}`);
  return result.value;
};

let phones = 0;
const aPhone = (): string => `053-3${String(phones++).padStart(6, '0')}`;
