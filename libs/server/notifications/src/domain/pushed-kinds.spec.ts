import { NotificationKind } from '@smachot/contracts';
import { isPushed } from './pushed-kinds';

const BUSINESS = '/dashboard/shula/orders/1';
const PERSON = '/me/orders/1';
const pushed = (href: string, values = {}) =>
  NotificationKind.options.filter((kind) => isPushed({ kind, href, values }));

describe('what goes to devices', () => {
  it('is for a business: new orders, messages, reviews, cancellations', () => {
    expect(pushed(BUSINESS)).toEqual(
      expect.arrayContaining(['order_placed', 'message_received', 'review_received', 'order_cancelled']),
    );
    expect(pushed(PERSON)).not.toEqual(expect.arrayContaining(['order_placed']));
    expect(pushed(PERSON)).not.toEqual(expect.arrayContaining(['review_received']));
  });

  it('is for a host: what needs an answer, questions of guests, a sending that stopped, moves of an order', () => {
    expect(pushed(PERSON)).toEqual(
      expect.arrayContaining([
        ...['number_awaiting_approval', 'guest_wrote', 'send_waits', 'order_approved', 'order_declined'],
      ]),
    );
    expect(pushed(BUSINESS)).not.toEqual(expect.arrayContaining(['order_approved']));
  });

  it('is a held sending only when it waits for somebody, not for the night', () => {
    const held = (because: string) => isPushed({ kind: 'send_held', href: PERSON, values: { because } });
    expect([held('template'), held('night')]).toEqual([true, false]);
  });

  it.each(['bill_settled', 'payout_sent', 'campaign_done', 'order_done', 'review_invited'] as const)(
    'is never %s: it can wait',
    (kind) =>
      expect([BUSINESS, PERSON].map((href) => isPushed({ kind, href, values: {} }))).toEqual([false, false]),
  );
});
