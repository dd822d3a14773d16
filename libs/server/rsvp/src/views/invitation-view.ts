import { Injectable } from '@nestjs/common';
import type { BillingState, Invitation as InvitationView, InvitationRole } from '@smachot/contracts';
import { accept, refuse, type Result, toShekels } from '@smachot/kernel';
import { nextAllowed } from '@smachot/server-messaging';
import { PRICE_PER_RESPONSE } from '@smachot/server-payments';
import { wazeLink } from '@smachot/server-places';
import { FileStore, ReadModel } from '@smachot/server-platform';
import type * as z from 'zod/mini';
import type { InvitationState } from '../domain/invitations/invitation';
import { mayRead, roleOf } from '../persistence/invitations/invitation-access';
import { invitationSelection } from '../persistence/invitations/invitation.repository';
import { NEVER_ARRIVED } from '../use-cases/round-audience';

export type InvitationRow = InvitationState & {
  billState: z.infer<typeof BillingState> | null;
  /** Time by which existing responses are billed, also when the event is later. */
  billedBy: Date | null;
  responses: number;
  nextReminderAt: Date | null;
  dayOfAt: Date | null;
  thankYouAt: Date | null;
  remindable: number;
  role: InvitationRole;
};

/** Columns of an invitation `i`, and the values that the user of the placeholder sees beside them. */
export const invitationViewSelection = (user: string): string => `${invitationSelection},
  ${roleOf(user)} as role,
  (select b.state from rsvp.bills b where b.event_id = i.id and (i.billed_at is not null or b.state in ('due', 'failed'))
   order by b.state = 'failed' desc, b.created_at desc limit 1) as "billState",
  (select l.until from rsvp.billing_limits l where l.event_id = i.id) as "billedBy",
  (select count(*)::int from rsvp.billable_facts f where f.event_id = i.id) as responses,
  (select min(r.due_at) from rsvp.rounds r where r.event_id = i.id and r.kind = 'reminder' and r.done_at is null) as "nextReminderAt",
  (select r.due_at from rsvp.rounds r where r.event_id = i.id and r.kind = 'day_of' and r.done_at is null limit 1) as "dayOfAt",
  (select r.due_at from rsvp.rounds r where r.event_id = i.id and r.kind = 'thank_you' and r.done_at is null limit 1) as "thankYouAt",
  (select count(*)::int from rsvp.guests g where g.event_id = i.id and g.deleted_at is null
     and (g.status in ('sent', 'received', 'maybe', 'no_response') or (${NEVER_ARRIVED}))) as remindable`;

/** Time at which a round is sent: one due on a quiet day, or at night, waits until that is over. */
const goesOut = (row: InvitationRow, due: Date): string =>
  nextAllowed(due, row.quietCalendar).at.toISOString();

export const invitationView = (row: InvitationRow, files: FileStore): InvitationView => ({
  _id: row.id,
  title: row.title,
  hostName: row.hostName,
  eventType: row.eventType,
  recipient: row.recipient,
  date: row.date.toISOString(),
  location: row.location,
  rsvpConfig: { questions: row.questions, showTables: row.showTables },
  registrationOptions: {
    isRegistrationOpen: row.isRegistrationOpen,
    enableSpecialRequests: row.questions.includes('special_requests'),
    enableMultipleParticipants: row.questions.includes('headcount'),
    requireApproval: false,
  },
  language: row.language,
  quietCalendar: row.quietCalendar,
  closingDate: row.closingDate.toISOString(),
  reminderRounds: row.reminderRounds,
  nextReminder: row.nextReminderAt && { at: goesOut(row, row.nextReminderAt), guests: row.remindable },
  automaticMessages: { dayOf: row.dayOfAuto, thankYou: row.thankYouAuto },
  automaticAt: {
    dayOf: row.dayOfAt && goesOut(row, row.dayOfAt),
    thankYou: row.thankYouAt && goesOut(row, row.thankYouAt),
  },
  imageUrl: row.image && files.signedUrl(row.image.key),
  wazeLink: wazeLink(row.location),
  billing: {
    state: row.billState ?? (row.billedAt ? 'nothing_due' : 'open'),
    responses: row.responses,
    amount: toShekels(row.responses * PRICE_PER_RESPONSE),
    dueAt: (row.billedBy && row.billedBy < row.billingAt ? row.billedBy : row.billingAt).toISOString(),
  },
  createdAt: row.createdAt.toISOString(),
  version: row.version,
  role: row.role,
});

/** View of one invitation for one of its hosts, after a change or for reading. */
@Injectable()
export class InvitationViews {
  constructor(
    private readonly read: ReadModel,
    private readonly files: FileStore,
  ) {}

  async one(eventId: string, userId: string): Promise<Result<InvitationView>> {
    const row = await this.read.one<InvitationRow>(
      `select ${invitationViewSelection('$2')} from rsvp.invitations i where i.id = $1 and ${mayRead('$2')} and i.deleted_at is null`,
      [eventId, userId],
    );
    return row ? accept(invitationView(row, this.files)) : refuse('not_found');
  }
}
