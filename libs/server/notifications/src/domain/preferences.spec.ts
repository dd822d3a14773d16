import { NotificationKind } from '@smachot/contracts';
import { channelsFor, DEFAULTS, takesMails, topicOf } from './preferences';

const urgent = { kind: 'charge_failed', href: '/me/payments', urgent: true } as const;

const mail = { hasEmail: true, hasTemplate: false };
const none = { hasEmail: false, hasTemplate: false };

describe('how somebody hears of it beside the bell', () => {
  it('is by SMS only when it cannot wait, by mail only where there is an address', () => {
    expect(channelsFor(urgent, {}, mail)).toEqual(['sms', 'email']);
    expect(channelsFor(urgent, {}, none)).toEqual(['sms']);
    expect(channelsFor({ ...urgent, urgent: false }, {}, mail)).toEqual(['email']);
  });
  it('is as the person chose for the topic', () => {
    expect(channelsFor(urgent, { money: { sms: false, email: false } }, mail)).toEqual([]);
    expect(channelsFor(urgent, { sending: { sms: false, email: false } }, mail)).toEqual(['sms', 'email']);
  });
  it('is by WhatsApp for an order’s moves, urgent or not, where there are words and it was not refused', () => {
    const move = { kind: 'order_approved', href: '/me/orders/1', urgent: false } as const;
    const both = { hasEmail: true, hasTemplate: true };
    expect(channelsFor(move, {}, both)).toEqual(['whatsapp', 'email']);
    expect(channelsFor({ ...move, urgent: true }, {}, both)).toEqual(['whatsapp', 'sms', 'email']);
    expect(channelsFor(move, {}, mail)).toEqual(['email']);
    const orders = { sms: true, email: false, whatsapp: false };
    expect(channelsFor({ ...move, urgent: true }, { orders }, both)).toEqual(['sms']);
    expect(channelsFor({ ...move, href: '/dashboard/savta/orders/1' }, { orders }, both)).toContain(
      'whatsapp',
    );
  });
  it('is not by our mail for what its context mails itself', () => {
    const message = { kind: 'event_message', href: '/me/tickets/1' } as const;
    expect(channelsFor({ ...message, urgent: false }, {}, mail)).toEqual([]);
    expect(takesMails(message, {})).toBe(true);
    expect(takesMails(message, { orders: { sms: true, email: false, whatsapp: true } })).toBe(false);
  });
  it('is by mail for what sums up a day, until the person chooses', () => {
    const digest = { kind: 'numbers_waiting', href: '/me/rsvps/1', urgent: false } as const;
    expect(channelsFor(digest, {}, mail)).toEqual(['email']);
    expect(takesMails(digest, {})).toBe(true);
    expect(channelsFor({ ...digest, kind: 'guest_wrote' }, {}, mail)).toEqual([]);
    expect(channelsFor(digest, { sending: { sms: true, email: false } }, mail)).toEqual([]);
  });
  it('is by one channel for what waits for a store: by mail only to whom no WhatsApp goes', () => {
    const waiting = { kind: 'store_waiting', href: '/dashboard/savta', urgent: false } as const;
    const both = { hasEmail: true, hasTemplate: true };
    expect(channelsFor(waiting, {}, both)).toEqual(['whatsapp']);
    const store = { sms: true, email: true, whatsapp: false };
    expect(channelsFor(waiting, { store }, both)).toEqual(['email']);
    expect(channelsFor(waiting, { store: { ...store, email: false } }, both)).toEqual([]);
  });
  it('cannot be switched off for what stops everything', () => {
    const nothing = { sending: { sms: false, email: false } };
    expect(channelsFor({ kind: 'sending_stopped', href: '/', urgent: true }, nothing, mail)).toEqual(['sms']);
  });
  it.each(NotificationKind.options)('knows the topic of %s', (kind) => {
    expect(Object.keys(DEFAULTS)).toContain(topicOf({ kind, href: '/' }));
  });
  it('tells a store’s orders from one’s own', () => {
    expect(topicOf({ kind: 'order_cancelled', href: '/dashboard/savta/orders/1' })).toBe('store');
    expect(topicOf({ kind: 'order_cancelled', href: '/me/orders/1' })).toBe('orders');
  });
});
