import { Inject, Injectable, Optional } from '@nestjs/common';
import type { BillId, EventId, Language, UserId } from '@smachot/contracts';
import { formatDate, plain } from '@smachot/i18n';
import { UserDirectory } from '@smachot/server-identity';
import {
  drawPaper,
  type Paper,
  type PaperLine,
  paperMoney,
  paperWords,
  vatSplit,
} from '@smachot/server-documents';
import { Config, ReadModel } from '@smachot/server-platform';
import { BillableEventsPort } from '../billable-events-port';
import { receiptWords } from './receipt-words';

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
  /** The payer's when it was issued. */
  language: Language;
};
/** Current names of the people and the event on a receipt; an erased one is missing. */
type Names = { issuer: string; payer: string | undefined; event: string | undefined };

/** Renders receipts as PDF: the charge, its VAT part and the gap-free number. */
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
      `select case when b.adopted_at is null then b.event_id end as event_id, r.number, r.amount, b.carried_in, b.responses, r.vat_percent, r.card_last_four, r.issued_at, r.language
       from payments.receipts r join payments.bills b on b.id = r.bill_id where r.bill_id = $2 and r.user_id = $1`,
      [userId, billId],
    );
    if (!row) return undefined;
    const names = await this.names(userId, row.event_id);
    return { number: row.number, pdf: await drawPaper(receiptPaper(row, names)) };
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
const headOf = ({ issued_at }: Row, { issuer, payer, event }: Names, language: Language): string[] => {
  const words = paperWords(language);
  return [
    issuer,
    words.date(plain(formatDate(issued_at, language))),
    ...(payer ? [words.to(payer)] : []),
    ...(event ? [words.about(event)] : []),
  ];
};

const linesOf = (row: Row, language: Language): PaperLine[] => {
  const { amount, carried_in: carriedIn, responses, vat_percent: percent } = row;
  const words = receiptWords(language);
  return [
    [words.answers(responses), paperMoney(amount - carriedIn, language)],
    ...(carriedIn ? [[words.carried, paperMoney(carriedIn, language)] satisfies PaperLine] : []),
    ...vatSplit(amount, percent, language),
  ];
};

const inLanguage = (row: Row, names: Names, language: Language): Paper => {
  const words = paperWords(language);
  return {
    language,
    title: `Smachot receipt ${row.number}`,
    heading: receiptWords(language).heading(row.number),
    head: headOf(row, names, language),
    lines: linesOf(row, language),
    total: [words.total, paperMoney(row.amount, language)],
    foot: row.card_last_four ? [words.card(row.card_last_four)] : [],
  };
};

/** The page of a receipt in the language it was issued in, with the Hebrew beside every line (ADR 134). */
export const receiptPaper = (row: Row, names: Names): Paper => ({
  ...inLanguage(row, names, row.language),
  hebrew: inLanguage(row, names, 'he'),
});
