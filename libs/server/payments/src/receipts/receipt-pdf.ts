import { createRequire } from 'node:module';
import path from 'node:path';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { formatDate, formatMoney, plain } from '@smachot/i18n';
import { splitVat } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { Config, ReadModel } from '@smachot/server-platform';
import PDFDocument from 'pdfkit';
import { BilledEvents } from '../billed-events';
import { visualRuns } from './hebrew-line';

type Row = {
  event_id: string;
  number: number;
  amount: number;
  carried_in: number;
  responses: number;
  vat_percent: number;
  card_last_four: string | null;
  issued_at: Date;
};
/** Names as they are when somebody looks; who or what has been erased is missing. */
type Names = { issuer: string; payer: string | undefined; event: string | undefined };
type Style = { size: number; bold?: boolean; color?: string };

const fontFile = (script: 'hebrew' | 'latin', weight: 400 | 700): string =>
  createRequire(path.resolve('package.json')).resolve(
    `@fontsource/rubik/files/rubik-${script}-${weight}-normal.woff`,
  );

const PAGE = { width: 595, margin: 56 };
const money = (agorot: number): string => plain(formatMoney(agorot, 'he'));

/** Receipts as PDF in Hebrew: what was charged, how much of it is VAT, the number in an unbroken row. */
@Injectable()
export class ReceiptPdf {
  constructor(
    private readonly read: ReadModel,
    private readonly people: UserDirectory,
    private readonly config: Config,
    @Optional() @Inject(BilledEvents) private readonly events?: BilledEvents,
  ) {}

  async of(userId: string, billId: string): Promise<{ number: number; pdf: Buffer } | undefined> {
    const row = await this.read.one<Row>(
      `select b.event_id, r.number, r.amount, b.carried_in, b.responses, r.vat_percent, r.card_last_four, r.issued_at
       from payments.receipts r join payments.bills b on b.id = r.bill_id where r.bill_id = $2 and r.user_id = $1`,
      [userId, billId],
    );
    return row && { number: row.number, pdf: await drawReceipt(row, await this.names(userId, row.event_id)) };
  }

  private async names(userId: string, eventId: string): Promise<Names> {
    const [people, titles] = await Promise.all([this.people.of([userId]), this.events?.titles([eventId])]);
    const person = people.get(userId);
    return {
      issuer: this.config.settings.RECEIPT_ISSUER,
      payer: person && `${person.firstName} ${person.lastName}`.trim(),
      event: titles?.get(eventId),
    };
  }
}

/** Who gives it, when, to whom and for what, from the top. */
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

const drawReceipt = (row: Row, names: Names): Promise<Buffer> => {
  const document = new PDFDocument({
    size: 'A4',
    margin: PAGE.margin,
    info: { Title: `Smachot receipt ${row.number}` },
    lang: 'he',
  });
  for (const script of ['hebrew', 'latin'] as const)
    for (const weight of [400, 700] as const)
      document.registerFont(`${script}-${weight}`, fontFile(script, weight));
  const done = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  draw(document, row, names);
  document.end();
  return done;
};

const draw = (document: PDFKit.PDFDocument, row: Row, names: Names): void => {
  let y = PAGE.margin;
  const write = (text: string, style: Style, edge: 'right' | 'left' = 'right') =>
    writeLine(document, text, y, style, edge);
  const rule = () =>
    document
      .moveTo(PAGE.margin, y)
      .lineTo(PAGE.width - PAGE.margin, y)
      .strokeColor('#EDE3D6')
      .stroke();
  write('שמחות', { size: 28, bold: true, color: '#5E2CA5' });
  y += 56;
  write(`קבלה מספר ${row.number}`, { size: 20, bold: true });
  y += 32;
  for (const line of headOf(row, names)) {
    write(line, { size: 12 });
    y += 20;
  }
  y += 20;
  for (const [label, sum] of lines(row)) {
    rule();
    y += 12;
    write(label, { size: 13 });
    write(sum, { size: 13 }, 'left');
    y += 28;
  }
  rule();
  y += 14;
  write('סך הכול שולם', { size: 16, bold: true });
  write(money(row.amount), { size: 16, bold: true }, 'left');
  y += 40;
  if (row.card_last_four)
    write(`שולם בכרטיס שמסתיים ב־${row.card_last_four}`, { size: 12, color: '#5F5669' });
};

const writeLine = (
  document: PDFKit.PDFDocument,
  text: string,
  y: number,
  style: Style,
  edge: 'right' | 'left',
): void => {
  const runs = visualRuns(text).map((run) => ({ ...run, font: `${run.script}-${style.bold ? 700 : 400}` }));
  const width = (run: (typeof runs)[number]) => document.font(run.font, style.size).widthOfString(run.text);
  let x =
    edge === 'left' ? PAGE.margin : PAGE.width - PAGE.margin - runs.reduce((sum, run) => sum + width(run), 0);
  document.fillColor(style.color ?? '#241B2F');
  for (const run of runs) {
    const advance = width(run);
    document.font(run.font, style.size).text(run.text, x, y, { lineBreak: false });
    x += advance;
  }
};
