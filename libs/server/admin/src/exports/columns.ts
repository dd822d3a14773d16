import type { AdminList } from '@smachot/contracts';
import { auditSentence, planTexts } from '@smachot/i18n';
import { nationalPhone, stripInvisible, wallTime } from '@smachot/kernel';
import type { XlsxCell } from '@smachot/server-documents';
import type { RowOf } from '../lists/lists';
import type { ColumnTitle, ExportWords } from './words';

type Column<Row> = {
  title: ColumnTitle;
  width: number;
  cell: (row: Row, words: ExportWords) => XlsxCell;
};

/** Day and time in Israel. */
const at = (instant: string): string => {
  const { day, time } = wallTime(new Date(instant));
  return `${day.split('-').reverse().join('/')} ${time}`;
};
const dayOf = (day: string | null): string | null => day && day.split('-').reverse().join('/');
const json = (value: object | null): string | null =>
  value && Object.keys(value).length ? JSON.stringify(value) : null;

const COLUMNS: { [L in AdminList]: Column<RowOf[L]>[] } = {
  users: [
    { title: 'firstName', width: 16, cell: ({ firstName }) => stripInvisible(firstName) },
    { title: 'lastName', width: 18, cell: ({ lastName }) => stripInvisible(lastName) },
    { title: 'phone', width: 16, cell: ({ phoneNumber }) => phoneNumber && nationalPhone(phoneNumber) },
    { title: 'email', width: 28, cell: ({ email }) => email },
    { title: 'username', width: 18, cell: ({ username }) => username },
    { title: 'state', width: 10, cell: ({ state }, words) => words.users[state] },
    { title: 'created', width: 18, cell: ({ createdAt }) => at(createdAt) },
    {
      title: 'stores',
      width: 30,
      cell: ({ stores }) => stripInvisible(stores.map(({ businessName }) => businessName).join('; ')),
    },
    { title: 'id', width: 38, cell: ({ userId }) => userId },
  ],
  partners: [
    { title: 'business', width: 28, cell: ({ businessName }) => stripInvisible(businessName) },
    { title: 'username', width: 18, cell: ({ partnerUsername }) => partnerUsername },
    { title: 'city', width: 16, cell: ({ businessCity }) => stripInvisible(businessCity) },
    { title: 'phone', width: 16, cell: ({ businessPhone }) => businessPhone && nationalPhone(businessPhone) },
    { title: 'email', width: 28, cell: ({ email }) => email },
    { title: 'state', width: 10, cell: ({ state }, words) => words.partners[state] },
    { title: 'plan', width: 16, cell: ({ planId }, { language }) => planTexts(planId, language).name },
    { title: 'phase', width: 16, cell: ({ phase }, words) => words.phases[phase] },
    {
      title: 'bank',
      width: 14,
      cell: ({ bankVerification }, words) => bankVerification && words.bank[bankVerification],
    },
    { title: 'suspended', width: 18, cell: ({ suspension }) => suspension && at(suspension.since) },
    { title: 'why', width: 30, cell: ({ suspension }) => suspension && stripInvisible(suspension.reason) },
    { title: 'created', width: 18, cell: ({ createdAt }) => at(createdAt) },
    { title: 'id', width: 38, cell: ({ partnerId }) => partnerId },
  ],
  orders: [
    { title: 'code', width: 13, cell: ({ code }) => code },
    { title: 'state', width: 20, cell: ({ status }, words) => words.orders[status] },
    { title: 'payment', width: 18, cell: ({ paymentStatus }, words) => words.payments[paymentStatus] },
    { title: 'created', width: 18, cell: ({ createdAt }) => at(createdAt) },
    { title: 'startsAt', width: 18, cell: ({ startsAt }) => at(startsAt) },
    { title: 'business', width: 26, cell: ({ partnerName }) => stripInvisible(partnerName) },
    { title: 'menu', width: 26, cell: ({ menuName }) => stripInvisible(menuName) },
    { title: 'customer', width: 22, cell: ({ customerName }) => stripInvisible(customerName) },
    { title: 'phone', width: 16, cell: ({ customerPhone }) => customerPhone && nationalPhone(customerPhone) },
    { title: 'address', width: 32, cell: ({ address }) => stripInvisible(address) },
    { title: 'participants', width: 12, cell: ({ participants }) => participants },
    { title: 'price', width: 12, cell: ({ price }) => price },
    { title: 'captured', width: 12, cell: ({ captured }) => captured },
    { title: 'refunded', width: 12, cell: ({ refunded }) => refunded },
    { title: 'id', width: 38, cell: ({ orderId }) => orderId },
  ],
  subscriptions: [
    { title: 'business', width: 28, cell: ({ businessName }) => stripInvisible(businessName) },
    { title: 'username', width: 18, cell: ({ partnerUsername }) => partnerUsername },
    { title: 'plan', width: 16, cell: ({ planId }, { language }) => planTexts(planId, language).name },
    { title: 'billing', width: 10, cell: ({ billing }, words) => words.billing[billing] },
    { title: 'phase', width: 16, cell: ({ phase }, words) => words.phases[phase] },
    { title: 'from', width: 13, cell: ({ from }) => dayOf(from) },
    { title: 'until', width: 13, cell: ({ until }) => dayOf(until) },
    { title: 'price', width: 12, cell: ({ price }) => price },
    { title: 'balance', width: 12, cell: ({ balance }) => balance },
    { title: 'created', width: 18, cell: ({ createdAt }) => at(createdAt) },
    { title: 'id', width: 38, cell: ({ subscriptionId }) => subscriptionId },
  ],
  events: [
    { title: 'event', width: 34, cell: ({ title }) => stripInvisible(title) },
    { title: 'state', width: 18, cell: ({ state }, words) => words.events[state] },
    { title: 'reports', width: 10, cell: ({ reports }) => reports },
    { title: 'host', width: 26, cell: ({ hostName }) => stripInvisible(hostName) },
    { title: 'startsAt', width: 18, cell: ({ startDatetime }) => at(startDatetime) },
    { title: 'participants', width: 12, cell: ({ registered }) => registered },
    { title: 'created', width: 18, cell: ({ createdAt }) => at(createdAt) },
    { title: 'id', width: 38, cell: ({ eventId }) => eventId },
  ],
  coupons: [
    { title: 'coupon', width: 18, cell: ({ code }) => code },
    {
      title: 'business',
      width: 28,
      cell: ({ businessName }, words) =>
        businessName === null ? words.platform : stripInvisible(businessName),
    },
    {
      title: 'state',
      width: 12,
      cell: ({ deleted }, words) => words.coupons[deleted ? 'stopped' : 'active'],
    },
    {
      title: 'discount',
      width: 12,
      cell: ({ discount, discountType }) => (discountType === 'Percentage' ? `${discount}%` : discount),
    },
    { title: 'from', width: 18, cell: ({ validFrom }) => validFrom && at(validFrom) },
    { title: 'until', width: 18, cell: ({ validUntil }) => validUntil && at(validUntil) },
    { title: 'uses', width: 10, cell: ({ redemptions }) => redemptions.taken },
    { title: 'mostUses', width: 12, cell: ({ redemptions }) => redemptions.maxRedemptions },
    { title: 'created', width: 18, cell: ({ createdAt }) => at(createdAt) },
    { title: 'id', width: 38, cell: ({ couponId }) => couponId },
  ],
  bank_details: [
    { title: 'business', width: 28, cell: ({ businessName }) => stripInvisible(businessName) },
    { title: 'state', width: 12, cell: ({ status }, words) => words.bank[status] },
    { title: 'bankNumber', width: 8, cell: ({ bankNumber }) => bankNumber },
    { title: 'branch', width: 8, cell: ({ branchNumber }) => branchNumber },
    { title: 'submitted', width: 18, cell: ({ submittedAt }) => at(submittedAt.toISOString()) },
    { title: 'due', width: 18, cell: ({ dueAt }) => dueAt && at(dueAt.toISOString()) },
    { title: 'decided', width: 18, cell: ({ decidedAt }) => decidedAt && at(decidedAt.toISOString()) },
    { title: 'id', width: 38, cell: ({ bankDetailsId }) => bankDetailsId },
  ],
  audit: [
    { title: 'at', width: 18, cell: (entry) => at(entry.at) },
    {
      title: 'sentence',
      width: 60,
      cell: (entry, { language }) => stripInvisible(auditSentence(entry, language)),
    },
    { title: 'actor', width: 24, cell: ({ actor }) => actor && stripInvisible(actor.name || actor.userId) },
    { title: 'act', width: 28, cell: ({ act, call }) => call ?? act },
    {
      title: 'subject',
      width: 24,
      cell: ({ subject }) => subject && stripInvisible(subject.name || subject.userId),
    },
    { title: 'business', width: 28, cell: ({ store }) => store && stripInvisible(store.name) },
    { title: 'details', width: 50, cell: ({ details }) => json(details) },
    { title: 'source', width: 16, cell: ({ from }) => from },
    { title: 'reason', width: 34, cell: ({ reason }) => reason && stripInvisible(reason) },
    { title: 'before', width: 34, cell: ({ before }) => json(before) },
    { title: 'after', width: 34, cell: ({ after }) => json(after) },
    { title: 'id', width: 38, cell: ({ id }) => id },
  ],
};

export const columnsOfList = (list: AdminList): Pick<Column<never>, 'title' | 'width'>[] => COLUMNS[list];

/** The cells of a list's rows, in the order of its columns. */
export async function* cellsOf<L extends AdminList>(
  list: L,
  rows: AsyncIterable<RowOf[L]>,
  words: ExportWords,
): AsyncGenerator<XlsxCell[]> {
  const columns = COLUMNS[list] as Column<RowOf[L]>[];
  for await (const row of rows) yield columns.map(({ cell }) => cell(row, words));
}
