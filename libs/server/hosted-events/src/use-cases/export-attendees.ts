import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AttendeeGroup, Language, PublicEventId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result, stripInvisible, toShekels, wallTime } from '@smachot/kernel';
import { writeXlsx, type XlsxCell } from '@smachot/server-documents';
import type { TicketPurchaseState } from '../domain/ticket-purchase';
import { type AttendeeRow, HostedEventQueries } from '../persistence/hosted-event.queries';
import { TicketPurchaseQueries } from '../persistence/ticket-purchase.queries';
import { EventAccess } from '../services/event-access';
import { attendeeWords, type AttendeeWords } from '../texts/attendee-words';
import { AttendeeNames } from '../views/attendee-names';

const PAGE = 500;
const WIDTHS = [24, 18, 12, 20, 34, 44, 14, 14];

export type AttendeesFile = { title: string; chunks: AsyncGenerator<Uint8Array> };

/** Every registration of an event as a spreadsheet, for its hosts; read and written page by page. */
export class ExportAttendees extends Query<Result<AttendeesFile>> {
  constructor(
    readonly eventId: PublicEventId,
    readonly userId: UserId,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(ExportAttendees)
export class ExportAttendeesHandler implements IQueryHandler<ExportAttendees> {
  constructor(
    private readonly access: EventAccess,
    private readonly events: HostedEventQueries,
    private readonly names: AttendeeNames,
    private readonly purchases: TicketPurchaseQueries,
  ) {}

  async execute({ eventId, userId, language }: ExportAttendees): Promise<Result<AttendeesFile>> {
    const access = await this.access.of(eventId, userId);
    if (!access.ok) return access;
    const event = await this.events.find(eventId);
    if (!event) return refuse('not_found');
    const words = attendeeWords(language);
    const sheet = { name: words.sheet, rightToLeft: words.rightToLeft, widths: WIDTHS };
    return accept({
      title: `${words.sheet} ${event.title}`,
      chunks: writeXlsx(sheet, words.columns, this.rows(eventId, words)),
    });
  }

  private async *rows(eventId: PublicEventId, words: AttendeeWords): AsyncGenerator<XlsxCell[]> {
    let after: string | null = null;
    for (let full = true; full;) {
      const page: AttendeeRow[] = await this.events.allAttendees(eventId, after, PAGE);
      const nameOf = await this.names.of(page);
      const purchases = await this.purchases.of(page.map(({ id }) => id));
      for (const row of page) yield cells(row, nameOf(row), purchases.get(row.id), words);
      after = page.at(-1)?.id ?? null;
      full = page.length === PAGE;
    }
  }
}

const groupOf = ({ status, waitlisted, unpaid }: AttendeeRow): AttendeeGroup =>
  status !== 'pending' ? status : waitlisted || unpaid ? 'waiting' : 'queue';

/** What was paid and not given back, in shekels; empty: it costs nothing. */
const paidOf = (purchase: TicketPurchaseState | undefined): number | null =>
  purchase ? toShekels(purchase.captured - purchase.refunded) : null;

const cells = (
  row: AttendeeRow,
  name: string,
  purchase: TicketPurchaseState | undefined,
  { groups }: AttendeeWords,
): XlsxCell[] => [
  stripInvisible(name),
  groups[groupOf(row)],
  row.participants,
  stripInvisible(row.ticketName ?? ''),
  stripInvisible(row.specialRequests),
  stripInvisible(row.answers.map(({ question, text }) => `${question}: ${text}`).join('; ')),
  paidOf(purchase),
  wallTime(row.createdAt).day.split('-').reverse().join('/'),
];
