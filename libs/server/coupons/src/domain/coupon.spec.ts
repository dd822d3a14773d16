import type { CouponTarget } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import { aCoupon, ADMIN, NOW, OWNER, TERMS } from '../testing/a-coupon';
import { Coupon } from './coupon';

const DINNER: CouponTarget = { kind: 'pricing_unit', id: 'dinner' };
const PLAN: CouponTarget = { kind: 'plan', id: 'pro-plan' };
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const codeOf = (result: { ok: true } | { ok: false; code: string }) => (result.ok ? 'ok' : result.code);

it.each([
  ['everything', {}, DINNER, 'ok'],
  ['this dinner', { appliesTo: [DINNER] }, DINNER, 'ok'],
  ['another dinner', { appliesTo: [{ ...DINNER, id: 'lunch' }] }, DINNER, 'coupon.not_for_this'],
  ['everything of a store', {}, PLAN, 'coupon.not_for_this'],
  ['tomorrow', { validFrom: later(1) }, DINNER, 'coupon.not_yet'],
  ['from now', { validFrom: NOW }, DINNER, 'ok'],
  ['until now', { validFrom: later(-2), validUntil: NOW }, DINNER, 'coupon.over'],
  ['until tomorrow', { validUntil: later(1) }, DINNER, 'ok'],
])('for %s', (_, terms, target, expected) => {
  expect(codeOf(aCoupon(terms).mayBeUsed(target, 0, NOW))).toBe(expected);
});

it('of the platform is for plans and tickets, and never for what a store sells', () => {
  const ours = aCoupon({}, { storeId: null });
  expect(codeOf(ours.mayBeUsed(PLAN, 0, NOW))).toBe('ok');
  expect(codeOf(ours.mayBeUsed({ kind: 'ticket', id: 't' }, 0, NOW))).toBe('ok');
  expect(codeOf(ours.mayBeUsed(DINNER, 0, NOW))).toBe('coupon.not_for_this');
});

it('is taken as often as its limits say, by all and by one customer', () => {
  const coupon = aCoupon({ maxRedemptions: 2, maxPerCustomer: 1 });
  expect(codeOf(coupon.take(DINNER, 0, NOW))).toBe('ok');
  expect(codeOf(coupon.take(DINNER, 1, NOW))).toBe('coupon.used_by_you');
  expect(codeOf(coupon.take(DINNER, 0, NOW))).toBe('ok');
  expect(codeOf(coupon.take(DINNER, 0, NOW))).toBe('coupon.used_up');
  expect(coupon.state.taken).toBe(2);
});

it('does not exist any more for whoever types it once it is deleted', () => {
  const coupon = aCoupon();
  coupon.delete(OWNER, NOW);
  expect(codeOf(coupon.take(DINNER, 0, NOW))).toBe('coupon.unknown');
});

it.each([
  ['half a per cent', { discount: 0.5 }, 'discount', 'coupon.percent'],
  ['more than all of it', { discount: 101 }, 'discount', 'coupon.percent'],
  [
    'an end before the beginning',
    { validFrom: later(2), validUntil: later(1) },
    'validUntil',
    'coupon.dates',
  ],
  ['a plan, by a store', { appliesTo: [PLAN] }, 'appliesTo', 'coupon.wrong_kind'],
])('refuses %s', (_, terms, field, code) => {
  const issued = { id: 'c', storeId: 's', code: 'WELCOME' };
  const refused = { ok: false, code, fields: { [field]: code } };
  expect(Coupon.create(issued, { ...TERMS, ...terms }, OWNER, NOW)).toMatchObject(refused);
  expect(aCoupon().change({ ...TERMS, ...terms }, OWNER, NOW)).toMatchObject(refused);
});

it('writes down who changed what, from what, into what, and nothing for a change of nothing', () => {
  const coupon = aCoupon();
  coupon.change({ ...TERMS, discount: 20, validUntil: later(30) }, ADMIN, later(1));
  coupon.change({ ...TERMS, discount: 20, validUntil: later(30) }, OWNER, later(2));
  coupon.delete(OWNER, later(3));
  expect(
    coupon.changes.map(({ updateType, by, byAdmin, reason }) => [updateType, by, byAdmin, reason]),
  ).toEqual([
    ['Created', 'owner', false, null],
    ['Updated', 'admin', true, 'a complaint'],
    ['Deleted', 'owner', false, null],
  ]);
  expect(coupon.changes[1]!.changes).toEqual([
    { field: 'discount', before: 10, after: 20 },
    { field: 'validUntil', before: null, after: later(30) },
  ]);
  expect(coupon.state).toMatchObject({ version: 3, status: 'deleted', deletedBy: 'owner' });
});
