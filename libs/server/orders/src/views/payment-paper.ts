import type { PriceLine, VatDetails, VatStatus } from '@smachot/contracts';
import { formatDate, formatMoney, formatTime, plain, priceRuleWords } from '@smachot/i18n';
import { splitVat, toAgorot, vatPercentOn, wallTime } from '@smachot/kernel';
import type { OrderState } from '../domain/order-state';

const money = (agorot: number): string => plain(formatMoney(agorot, 'he'));
const when = (at: Date): string => plain(`${formatDate(at, 'he')} ${formatTime(at, 'he')}`);

/** Removes directional marks, which are for screens only. */
const undirected = (text: string): string => plain(text).replace(/[\u2066-\u2069]/g, '');

const labelOf = ({ kind, label, quantity, unitPrice, rule, least, coupon }: PriceLine): string => {
  switch (kind) {
    case 'base':
      return 'מחיר בסיס';
    case 'participants':
      return `${quantity} משתתפים, ${money(toAgorot(unitPrice))} למשתתף`;
    case 'item_participants':
      return `${label}: ${quantity} משתתפים, ${money(toAgorot(unitPrice))} למשתתף`;
    case 'item':
      return quantity > 1 ? `${label} × ${quantity}` : label;
    case 'delivery':
      return 'הגעה';
    case 'rule':
      return rule ? `מחיר של ${undirected(priceRuleWords(rule, 'he'))}` : 'מחיר לפי מועד';
    case 'minimum_participants':
      return `מינימום להזמנה: חיוב של לפחות ${least} משתתפים`;
    case 'coupon':
      return coupon ? `קופון ${coupon.code}` : 'קופון';
    case 'minimum':
      return 'השלמה למינימום להזמנה';
    default:
      return label || 'מחיר';
  }
};

/** Lines between the sum of the price lines and the paid sum: waived, agreed and not paid yet, refunded, or still to be refunded. */
const differences = ({ summary, price, due, captured, refunded }: OrderState): [string, string][] => {
  const listed = summary.priceLines.reduce((sum, { amount }) => sum + toAgorot(amount), 0);
  const back = price - due - (captured - refunded);
  const lines: [string, number][] = [
    ['הפרש שלא נגבה', price - listed],
    ['טרם נגבה', Math.min(0, -due)],
    ['הוחזר', Math.min(0, -back)],
    ['טרם הוחזר', Math.max(0, -back) + Math.max(0, -due)],
  ];
  return lines.flatMap(([label, sum]): [string, string][] => (sum ? [[label, money(sum)]] : []));
};

const STATUSES: Record<VatStatus, string> = {
  licensed: 'עוסק מורשה',
  exempt: 'עוסק פטור',
  company: 'חברה',
  nonprofit: 'מלכ״ר',
};
const chargesVat = (vat: VatDetails | null): boolean =>
  vat !== null && (vat.status === 'licensed' || vat.status === 'company');

/** VAT part of the payment, at the rate of the day of the payment; no line for a business that does not charge VAT. */
const vatLines = (vat: VatDetails | null, paid: number, paidAt: Date): [string, string][] => {
  if (!chargesVat(vat) || paid === 0) return [];
  const percent = vatPercentOn(wallTime(paidAt).day);
  const split = splitVat(paid, percent);
  return [
    ['סכום לפני מע״מ', money(split.net)],
    [`מע״מ ${percent}%`, money(split.vat)],
  ];
};

const vatFoot = (vat: VatDetails | null): string => {
  if (!vat) return 'מעמד בית העסק במע״מ: לא נמסר. המחירים כוללים מע״מ, אם הוא חל.';
  if (chargesVat(vat)) return 'המחירים כוללים מע״מ.';
  return 'בית העסק אינו גובה מע״מ, והמחירים אינם כוללים מע״מ.';
};

/** Time of the capture. */
export const paidAtOf = ({ timeline, createdAt }: Pick<OrderState, 'timeline' | 'createdAt'>): Date => {
  const captured = timeline.find(({ kind }) => kind === 'captured');
  return captured ? new Date(captured.at) : createdAt;
};

/** Lines of the receipt from the top; without the name of an erased customer. `vat`: the business's VAT details at the payment. */
export const paperOf = (order: OrderState, cardLastFour: string | null, vat: VatDetails | null) => {
  const { summary, captured, refunded } = order;
  const paidAt = paidAtOf(order);
  const paid = captured - refunded;
  const payer = `${order.customerFirstName} ${order.customerLastName}`.trim();
  return {
    title: `Smachot order ${order.code}`,
    heading: `אישור תשלום להזמנה ${order.code}`,
    head: [
      `בית העסק: ${summary.partnerName}`,
      ...(vat ? [`${STATUSES[vat.status]}${vat.number ? `, מספר ${vat.number}` : ''}`] : []),
      `תאריך התשלום: ${plain(formatDate(paidAt, 'he'))}`,
      ...(payer ? [`לכבוד: ${payer}`] : []),
      `עבור: ${summary.pricingUnitName}`,
      `מועד האירוע: ${when(order.startsAt)}`,
    ],
    lines: [
      ...summary.priceLines
        .filter(({ amount }) => amount !== 0)
        .map((line): [string, string] => [labelOf(line), money(toAgorot(line.amount))]),
      ...differences(order),
      ...vatLines(vat, paid, paidAt),
    ],
    total: ['סך הכול שולם', money(paid)] as [string, string],
    foot: [
      ...(cardLastFour ? [`שולם בכרטיס שמסתיים ב־${cardLastFour}`] : []),
      'הסכום נגבה באמצעות שמחות, כשלוחה של בית העסק.',
      'מסמך זה אינו חשבונית מס. חשבונית, אם נדרשת, ניתנת על ידי בית העסק.',
      vatFoot(vat),
    ],
  };
};
