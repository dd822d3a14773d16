import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PriceLine } from '@smachot/contracts';
import { formatDate, formatMoney, formatTime, plain } from '@smachot/i18n';
import { accept, refuse, type Result, toAgorot } from '@smachot/kernel';
import { OrderPayments } from '@smachot/server-payments';
import { drawPaper, ReadModel } from '@smachot/server-platform';
import type { Reader } from '@smachot/server-stores';
import type { OrderState } from '../domain/order-state';
import { orderSelection } from '../store/order.repository';
import { OrderAccess } from './order-access';

/** Confirms what was paid for an order, for both its sides; there is none before something was. */
export class OrderReceipt extends Query<Result<{ code: string; pdf: Buffer }>> {
  constructor(
    readonly orderId: string,
    readonly reader: Reader,
  ) {
    super();
  }
}

const money = (agorot: number): string => plain(formatMoney(agorot, 'he'));
const when = (at: Date): string => plain(`${formatDate(at, 'he')} ${formatTime(at, 'he')}`);

const labelOf = ({ kind, label, quantity, unitPrice }: PriceLine): string => {
  switch (kind) {
    case 'participants':
      return `${quantity} משתתפים, ${money(toAgorot(unitPrice))} למשתתף`;
    case 'item_participants':
      return `${label}: ${quantity} משתתפים, ${money(toAgorot(unitPrice))} למשתתף`;
    case 'item':
      return quantity > 1 ? `${label} × ${quantity}` : label;
    case 'delivery':
      return 'הגעה';
    default:
      return label || 'מחיר';
  }
};

/** What the paper says, from the top; of an erased customer no name. */
export const paperOf = (order: OrderState, cardLastFour: string | null) => {
  const { summary, captured, refunded, timeline } = order;
  const paidAt = timeline.find(({ kind }) => kind === 'captured')?.at ?? order.createdAt.toISOString();
  const payer = `${order.customerFirstName} ${order.customerLastName}`.trim();
  return {
    title: `Smachot order ${order.code}`,
    heading: `אישור תשלום להזמנה ${order.code}`,
    head: [
      `בית העסק: ${summary.partnerName}`,
      `תאריך התשלום: ${plain(formatDate(new Date(paidAt), 'he'))}`,
      ...(payer ? [`לכבוד: ${payer}`] : []),
      `עבור: ${summary.pricingUnitName}`,
      `מועד האירוע: ${when(order.startsAt)}`,
    ],
    lines: [
      ...summary.priceLines
        .filter(({ amount }) => amount > 0)
        .map((line): [string, string] => [labelOf(line), money(toAgorot(line.amount))]),
      ...(refunded ? ([['הוחזר', money(-refunded)]] as [string, string][]) : []),
    ],
    total: ['סך הכול שולם', money(captured - refunded)] as [string, string],
    foot: [
      ...(cardLastFour ? [`שולם בכרטיס שמסתיים ב־${cardLastFour}`] : []),
      'הסכום נגבה באמצעות שמחות, כשלוחה של בית העסק.',
      'מסמך זה אינו חשבונית מס. חשבונית, אם נדרשת, ניתנת על ידי בית העסק.',
      'מעמד בית העסק במע״מ: לא נמסר. המחירים כוללים מע״מ, אם הוא חל.',
    ],
  };
};

@QueryHandler(OrderReceipt)
export class OrderReceiptHandler implements IQueryHandler<OrderReceipt> {
  constructor(
    private readonly read: ReadModel,
    private readonly access: OrderAccess,
    private readonly payments: OrderPayments,
  ) {}

  async execute({ orderId, reader }: OrderReceipt): Promise<Result<{ code: string; pdf: Buffer }>> {
    const standing = await this.access.seenBy(orderId, reader);
    const order = await this.read.one<OrderState>(
      `select ${orderSelection} from orders.orders o where o.id = $1 and o.captured > 0`,
      [orderId],
    );
    if (!standing || !order) return refuse('not_found');
    const own = standing.side === 'customer';
    const card = own ? (await this.payments.view(order.paymentId!)).cardLastFour : null;
    return accept({ code: order.code, pdf: await drawPaper(paperOf(order, card)) });
  }
}
