import { NotificationKind } from '@smachot/contracts';
import { channelsFor, DEFAULTS, topicOf } from './preferences';

const urgent = { kind: 'charge_failed', href: '/me/payments', urgent: true } as const;

describe('how somebody hears of it beside the bell', () => {
  it('is by SMS only when it cannot wait, by mail only where there is an address', () => {
    expect(channelsFor(urgent, {}, true)).toEqual(['sms', 'email']);
    expect(channelsFor(urgent, {}, false)).toEqual(['sms']);
    expect(channelsFor({ ...urgent, urgent: false }, {}, true)).toEqual(['email']);
  });
  it('is as the person chose for the topic', () => {
    expect(channelsFor(urgent, { money: { sms: false, email: false } }, true)).toEqual([]);
    expect(channelsFor(urgent, { sending: { sms: false, email: false } }, true)).toEqual(['sms', 'email']);
  });
  it('cannot be switched off for what stops everything', () => {
    const nothing = { sending: { sms: false, email: false } };
    expect(channelsFor({ kind: 'sending_stopped', href: '/', urgent: true }, nothing, true)).toEqual(['sms']);
  });
  it.each(NotificationKind.options)('knows the topic of %s', (kind) => {
    expect(Object.keys(DEFAULTS)).toContain(topicOf({ kind, href: '/' }));
  });
  it('tells a store’s orders from one’s own', () => {
    expect(topicOf({ kind: 'order_cancelled', href: '/dashboard/savta/orders/1' })).toBe('store');
    expect(topicOf({ kind: 'order_cancelled', href: '/me/orders/1' })).toBe('orders');
  });
});
