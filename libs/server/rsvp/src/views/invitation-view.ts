import type { Invitation as InvitationView } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import { nextAllowed } from '@smachot/server-messaging';
import { PRICE_PER_RESPONSE } from '@smachot/server-payments';
import { wazeLink } from '@smachot/server-places';
import type { FileStore } from '@smachot/server-platform';
import { occasionOf } from '../domain/invitations/invitation';
import type { InvitationRow } from '../persistence/invitations/invitation.queries';

/** The automatic messages, with their next send times. */
const automaticOf = (row: InvitationRow): Pick<InvitationView, 'automaticMessages' | 'automaticAt'> => ({
  automaticMessages: { dayOf: row.dayOfAuto, thankYou: row.thankYouAuto, tables: row.tablesAuto },
  automaticAt: {
    dayOf: row.dayOfAt && goesOut(row, row.dayOfAt),
    thankYou: row.thankYouAt && goesOut(row, row.thankYouAt),
    tables: row.tablesAt && goesOut(row, row.tablesAt),
  },
});

/** Time at which a round is sent: one due on a quiet day, or at night, waits until that is over. */
const goesOut = (row: InvitationRow, due: Date): string =>
  nextAllowed(due, row.quietCalendar).at.toISOString();

export const invitationView = (row: InvitationRow, files: FileStore): InvitationView => ({
  _id: row.id,
  title: row.title,
  hostName: row.hostName,
  eventType: row.eventType,
  occasion: occasionOf(row),
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
  ...automaticOf(row),
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
