import { Inject, Injectable, Optional } from '@nestjs/common';
import type { BillId, EventId, UserId } from '@smachot/contracts';
import { formatDate, formatMoney, plain } from '@smachot/i18n';
import { splitVat } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { drawPaper } from '@smachot/server-documents';
import { Config, ReadModel } from '@smachot/server-platform';
import { BillableEventsPort } from '../billable-events-port';

type Row = {
  /** Null on a bill of an earlier account of the same phone. */
  event_id: EventId | null;
  number: number;
  amount: number;
  carried_in: number;
  responses: number;
  vat_percent: number;
  card_last_four: string | null;
  issued_at: Date;
};
/** Current names of the people and the event on a receipt; an erased one is missing. */
type Names = { issuer: string; payer: string | undefined; event: string | undefined };
const money = (agorot: number): string => plain(formatMoney(agorot, 'he'));

/** Renders receipts as PDF in Hebrew: the charge, its VAT part and the gap-free number. */
@Injectable()
export class ReceiptPdf {
  constructor(
    private readonly read: ReadModel,
    private readonly people: UserDirectory,
    private readonly config: Config,
    @Optional() @Inject(BillableEventsPort) private readonly events?: BillableEventsPort,
  ) {}

  async of(userId: UserId, billId: BillId): Promise<{ number: number; pdf: Buffer } | undefined> {
    const row = await this.read.one<Row>(
      `select case when b.adopted_at is null then b.event_id end as event_id, r.number, r.amount, b.carried_in, b.responses, r.vat_percent, r.card_last_four, r.issued_at
       from payments.receipts r join payments.bills b on b.id = r.bill_id where r.bill_id = $2 and r.user_id = $1`,
      [userId, billId],
    );
    return row && { number: row.number, pdf: await drawReceipt(row, await this.names(userId, row.event_id)) };
  }

  private async names(userId: UserId, eventId: EventId | null): Promise<Names> {
    const [people, titles] = await Promise.all([
      this.people.of([userId]),
      this.events?.titles(eventId ? [eventId] : []),
    ]);
    const person = people.get(userId);
    return {
      issuer: this.config.settings.RECEIPT_ISSUER,
      payer: person && `${person.firstName} ${person.lastName}`.trim(),
      event: eventId ? titles?.get(eventId) : undefined,
    };
  }
}

/** Header lines of a receipt from the top: issuer, date, payer and subject. */
export const headOf = ({ issued_at }: Pick<Row, 'issued_at'>, { issuer, payer, event }: Names): string[] => [
  issuer,
  `תאריך: ${plain(formatDate(issued_at, 'he'))}`,
  ...(payer ? [`לכבוד: ${payer}`] : []),
  ...(event ? [`עבור: ${event}`] : []),
];

const lines = (row: Row): [string, string][] => {
  const { net, vat } = splitVat(row.amount, row.vat_percent);
  return [
    [`${row.responses} תשובות להזמנה, שקל לתשובה`, money(row.amount - row.carried_in)],
    ...(row.carried_in ? ([['יתרה מאירועים קודמים', money(row.carried_in)]] as [string, string][]) : []),
    ['סכום לפני מע״מ', money(net)],
    [`מע״מ ${row.vat_percent}%`, money(vat)],
  ];
};

const drawReceipt = (row: Row, names: Names): Promise<Buffer> =>
  drawPaper({
    title: `Smachot receipt ${row.number}`,
    heading: `קבלה מספר ${row.number}`,
    head: headOf(row, names),
    lines: lines(row),
    total: ['סך הכול שולם', money(row.amount)],
    foot: row.card_last_four ? [`שולם בכרטיס שמסתיים ב־${row.card_last_four}`] : [],
  });
