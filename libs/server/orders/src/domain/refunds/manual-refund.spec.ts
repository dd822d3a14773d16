import { ALONE_REFUND_MAX, type OrderId, type PaymentId, type UserId } from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import { manualRefundLifecycle } from '@smachot/lifecycles';
import { walk } from '@smachot/lifecycles-testing';
import fc from 'fast-check';
import { aloneMost, ManualRefund } from './manual-refund';

const now = new Date('2026-11-23T10:00:00Z');
const [first, second]: UserId[] = [newId(), newId()];
const payment: PaymentId = newId();
const orderId: OrderId = newId();
const aRefund = () =>
  ManualRefund.request(
    {
      orderId,
      orderCode: '12345678',
      amount: 200_000,
      reason: 'שירות חסר',
      requestedBy: first!,
      key: 'key-of-refund',
    },
    now,
  );
const by = (adminId: UserId | undefined, at = now) => ({ adminId: adminId!, reason: 'נבדק', now: at });

const late = new Date(now.getTime() + 7 * DAY_MS);
const after =
  (...acts: ((refund: ManualRefund) => unknown)[]) =>
  (): ManualRefund => {
    const refund = aRefund();
    for (const act of acts) act(refund);
    return refund;
  };
const approve = (refund: ManualRefund) => refund.approve(payment, by(second));

describe('a refund by hand', () => {
  it.each(
    walk(manualRefundLifecycle, {
      in: {
        requested: aRefund,
        approved: after(approve),
        declined: after((refund) => refund.decline(by(second))),
        expired: after((refund) => refund.expire(late)),
        done: after(approve, (refund) => refund.settle(true)),
        failed: after(approve, (refund) => refund.settle(false)),
      },
      status: ({ state }) => state.status,
      acts: {
        'approve second': approve,
        'approve limit': (refund) => refund.approveAlone(payment, now),
        'decline first': (refund) => refund.decline(by(first)),
        'decline second': (refund) => refund.decline(by(second)),
        'expire system': (refund) => refund.expire(late),
        'refund provider': (refund) => refund.settle(true),
        'fail provider': (refund) => refund.settle(false),
      },
      others: { 'an early look': (refund) => refund.expire(now) },
    }),
  )('$row', async ({ run }) => {
    const { after: status, allowed } = await run();
    expect(allowed).toContain(status);
  });

  it('is approved by another admin, and then the provider settles it once', () => {
    const refund = aRefund();
    expect(refund.approve(payment, by(first))).toMatchObject({ code: 'refund.own_request' });
    expect(refund.approve(payment, by(second)).ok).toBe(true);
    expect(refund.state).toMatchObject({ status: 'approved', decidedBy: second, paymentId: payment });
    expect(refund.approve(payment, by(second))).toMatchObject({ code: 'refund.decided' });
    refund.settle(true);
    refund.settle(false);
    expect(refund.state.status).toBe('done');
  });

  it('cannot be decided once its week is over', () => {
    const refund = aRefund();
    expect(refund.approve(payment, by(second, late))).toMatchObject({ code: 'refund.decided' });
    expect(refund.decline(by(first, late))).toMatchObject({ code: 'refund.decided' });
    refund.expire(late);
    expect(refund.state.status).toBe('expired');
  });
});

it('what an admin refunds alone is never beyond the limit, however it is split', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 500, max: 300_000 }), { maxLength: 30 }), (sums) => {
      let alone = 0;
      for (const sum of sums) if (sum <= aloneMost({ ofOrder: alone, ofDay: alone })) alone += sum;
      expect(alone).toBeLessThanOrEqual(ALONE_REFUND_MAX);
    }),
  ));
