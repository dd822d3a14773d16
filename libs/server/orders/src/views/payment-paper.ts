import type { Language, PriceLine, VatDetails } from '@smachot/contracts';
import { formatDate, formatTime, menuNameIn, plain, priceRuleWords } from '@smachot/i18n';
import { isolate, toAgorot } from '@smachot/kernel';
import {
  type Paper,
  paperMoney as money,
  paperWords,
  vatFoot,
  vatHead,
  vatLines,
} from '@smachot/server-documents';
import type { OrderState } from '../domain/order-state';
import { paymentWords } from '../texts/payment-words';
import { menuNames } from './order-view';

const when = (at: Date, language: Language): string =>
  plain(`${formatDate(at, language)} ${formatTime(at, language)}`);

/** Removes directional marks, which are for screens only. */
const undirected = (text: string): string => plain(text).replace(/[\u2066-\u2069]/g, '');

/** The item's name as the store wrote it in the language, or in its own. */
const nameOf = ({ label, translations }: PriceLine, language: Language): string =>
  translations?.[language] || label;

const labelOf = (line: PriceLine, language: Language): string => {
  const { kind, quantity, unitPrice, rule, least, coupon } = line;
  const words = paymentWords(language);
  const name = nameOf(line, language);
  const each = money(toAgorot(unitPrice), language);
  switch (kind) {
    case 'base':
      return words.base;
    case 'participants':
      return words.participants(quantity, each);
    case 'item_participants':
      return words.itemParticipants(name, quantity, each);
    case 'item':
      return quantity > 1 ? `${isolate(name)} × ${quantity}` : name;
    case 'delivery':
      return words.delivery;
    case 'rule':
      return rule ? words.rule(undirected(priceRuleWords(rule, language))) : words.ruleUnnamed;
    case 'minimum_participants':
      return words.minimumParticipants(least ?? 0);
    case 'coupon':
      return paperWords(language).coupon(coupon?.code);
    case 'minimum':
      return words.minimum;
    default:
      return name || words.price;
  }
};

/** Lines between the sum of the price lines and the paid sum: waived, agreed and not paid yet, refunded, or still to be refunded. */
const differences = (
  { summary, price, due, captured, refunded }: OrderState,
  language: Language,
): [string, string][] => {
  const words = paymentWords(language);
  const listed = summary.priceLines.reduce((sum, { amount }) => sum + toAgorot(amount), 0);
  const back = price - due - (captured - refunded);
  const lines: [string, number][] = [
    [words.waived, price - listed],
    [words.notChargedYet, Math.min(0, -due)],
    [paperWords(language).refunded, Math.min(0, -back)],
    [words.notRefundedYet, Math.max(0, -back) + Math.max(0, -due)],
  ];
  return lines.flatMap(([label, sum]): [string, string][] => (sum ? [[label, money(sum, language)]] : []));
};

/** Time of the capture. */
export const paidAtOf = ({ timeline, createdAt }: Pick<OrderState, 'timeline' | 'createdAt'>): Date => {
  const captured = timeline.find(({ kind }) => kind === 'captured');
  return captured ? new Date(captured.at) : createdAt;
};

/** Facts of the confirmation beyond the order. `vat`: the business's VAT details at the payment; `language`: its reader's. */
export type PaymentFacts = { cardLastFour: string | null; vat: VatDetails | null; language: Language };

const headOf = (order: OrderState, { vat, language }: PaymentFacts): string[] => {
  const { summary, startsAt } = order;
  const words = paperWords(language);
  const payer = `${order.customerFirstName} ${order.customerLastName}`.trim();
  const unit = { menuName: summary.pricingUnitName, menuNames: menuNames(summary.translations) };
  return [
    words.business(summary.partnerName),
    ...vatHead(vat, language),
    words.paidOn(plain(formatDate(paidAtOf(order), language))),
    ...(payer ? [words.to(payer)] : []),
    words.about(menuNameIn(unit, language)),
    words.eventAt(when(startsAt, language)),
  ];
};

/** The payment confirmation from the top; without the name of an erased customer. */
export const paperOf = (order: OrderState, facts: PaymentFacts): Paper => {
  const { summary, captured, refunded } = order;
  const { cardLastFour, vat, language } = facts;
  const words = paperWords(language);
  const paid = { amount: captured - refunded, at: paidAtOf(order) };
  return {
    language,
    title: `Smachot order ${order.code}`,
    heading: paymentWords(language).heading(order.code),
    head: headOf(order, facts),
    lines: [
      ...summary.priceLines
        .filter(({ amount }) => amount !== 0)
        .map((line): [string, string] => [labelOf(line, language), money(toAgorot(line.amount), language)]),
      ...differences(order, language),
      ...vatLines(vat, paid, language),
    ],
    total: [words.total, money(paid.amount, language)],
    foot: [
      ...(cardLastFour ? [words.card(cardLastFour)] : []),
      ...[words.agent, words.noInvoice, vatFoot(vat, language)],
    ],
  };
};
