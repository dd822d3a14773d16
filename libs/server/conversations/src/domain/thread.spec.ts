import { obstacleOf, PRESENT_MS, Thread, waitsForStore } from './thread';
import {
  MESSAGES_AN_HOUR,
  mayContinue,
  mayOpen,
  mayWrite,
  NEW_THREADS_A_DAY,
  UNANSWERED_IN_A_ROW,
} from './message-limits';

const noon = new Date('2027-04-06T09:00:00Z');
const later = (ms: number) => new Date(noon.getTime() + ms);
const aThread = () => Thread.open({ id: 't', storeId: 's', customerId: 'c', openedBy: 'customer' }, noon);

describe('a thread', () => {
  it('numbers its messages and counts what the other side has not read', () => {
    const thread = aThread();
    expect(thread.write('customer', noon)).toEqual({ ok: true, value: 1 });
    expect(thread.write('customer', later(1))).toEqual({ ok: true, value: 2 });
    expect(thread.state.partner.unread).toBe(2);
    expect(thread.state.unanswered).toBe(2);
  });

  it('tells the other side once of all that it has not read', () => {
    const thread = aThread();
    for (let at = 0; at < 5; at++) thread.write('customer', later(at));
    expect(thread.sidesToNotify).toEqual(['partner']);
  });

  it('tells again after everything was read and the reader has left', () => {
    const thread = aThread();
    thread.write('customer', noon);
    thread.read('partner', 0, later(1000));
    thread.write('customer', later(1000 + PRESENT_MS));
    expect(thread.sidesToNotify).toEqual(['partner', 'partner']);
  });

  it('waits with whoever has the thread on the screen, and tells them if they have not read by then', () => {
    const thread = aThread();
    thread.read('partner', 0, noon);
    thread.write('customer', later(1000));
    expect(thread.sidesToNotify).toEqual([]);
    thread.remind('partner', later(2000));
    expect(thread.sidesToNotify).toEqual([]);
    thread.remind('partner', later(1000 + PRESENT_MS));
    thread.remind('partner', later(2 * PRESENT_MS));
    expect(thread.sidesToNotify).toEqual(['partner']);
  });

  it('does not tell whoever has read in time', () => {
    const thread = aThread();
    thread.read('partner', 0, noon);
    thread.write('customer', later(1000));
    thread.read('partner', 0, later(2000));
    thread.remind('partner', later(PRESENT_MS * 2));
    expect(thread.sidesToNotify).toEqual([]);
  });

  it('takes an answer for having read', () => {
    const thread = aThread();
    thread.write('customer', noon);
    thread.write('partner', later(1));
    expect(thread.state.partner.unread).toBe(0);
    expect(thread.state.unanswered).toBe(0);
    expect(thread.state.customer.unread).toBe(1);
  });

  it('knows how long a customer waited for the store, from the first message on', () => {
    const thread = aThread();
    thread.write('customer', noon);
    thread.write('customer', later(60_000));
    expect(thread.answeredAfter).toBeUndefined();
    thread.write('partner', later(10 * 60_000 + 59_000));
    expect(thread.answeredAfter).toBe(10);
    thread.write('partner', later(20 * 60_000));
    expect(thread.answeredAfter).toBeUndefined();
    thread.write('customer', later(30 * 60_000));
    thread.write('partner', later(33 * 60_000));
    expect(thread.answeredAfter).toBe(3);
  });

  it('waits for the store until it answers, or says that no answer is needed up to what it has seen', () => {
    const thread = aThread();
    expect(waitsForStore(thread.state)).toBe(false);
    thread.write('customer', noon);
    thread.read('partner', 0, later(1));
    expect(waitsForStore(thread.state)).toBe(true);
    thread.write('partner', later(2));
    expect(waitsForStore(thread.state)).toBe(false);
    thread.write('customer', later(3));
    thread.write('customer', later(4));
    thread.settle(2);
    // another message came meanwhile
    expect(waitsForStore(thread.state)).toBe(true);
    thread.settle(4);
    expect(waitsForStore(thread.state)).toBe(false);
    thread.settle(0);
    expect(waitsForStore(thread.state)).toBe(true);
    thread.settle(4);
    thread.write('customer', later(5));
    expect(waitsForStore(thread.state)).toBe(true);
    thread.report('partner');
    expect(waitsForStore(thread.state)).toBe(false);
  });

  it('measures how long a customer waited also after the store said that no answer is needed', () => {
    const thread = aThread();
    thread.write('customer', noon);
    thread.settle(99);
    expect(thread.state.settledNumber).toBe(1);
    thread.write('partner', later(7 * 60_000));
    expect(thread.answeredAfter).toBe(7);
  });

  it('is closed to both while a report waits, and opens when it is dismissed', () => {
    const thread = aThread();
    thread.report('partner');
    expect(thread.state.reportedBy).toBe('partner');
    expect(thread.write('customer', noon)).toEqual({ ok: false, code: 'thread.not_open' });
    expect(thread.write('partner', noon)).toMatchObject({ ok: false });
    expect(thread.report('customer')).toMatchObject({ ok: false });
    thread.decide('dismiss');
    expect(thread.write('customer', noon)).toMatchObject({ ok: true });
  });

  it('stays closed once an admin has closed it', () => {
    const thread = aThread();
    thread.report('customer');
    thread.decide('close');
    expect(thread.decide('dismiss')).toMatchObject({ ok: false });
    expect(thread.write('partner', noon)).toMatchObject({ ok: false });
  });
});

describe('limits', () => {
  it('of new threads', () => {
    expect(mayOpen(NEW_THREADS_A_DAY - 1).ok).toBe(true);
    expect(mayOpen(NEW_THREADS_A_DAY)).toMatchObject({ code: 'thread.too_many_new' });
  });
  it('of messages', () => {
    expect(mayWrite('customer', MESSAGES_AN_HOUR.customer - 1).ok).toBe(true);
    expect(mayWrite('customer', MESSAGES_AN_HOUR.customer)).toMatchObject({
      code: 'thread.too_many_messages',
    });
    expect(mayWrite('partner', MESSAGES_AN_HOUR.customer).ok).toBe(true);
  });
  it('of questions nobody answered, unless the two have an order', () => {
    const unanswered = UNANSWERED_IN_A_ROW;
    expect(mayContinue('customer', { unanswered, haveOrder: false })).toMatchObject({
      code: 'thread.unanswered',
    });
    expect(mayContinue('customer', { unanswered, haveOrder: true }).ok).toBe(true);
    expect(mayContinue('partner', { unanswered, haveOrder: false }).ok).toBe(true);
  });
});

it('says why nobody can write', () => {
  const fine = { storeOpen: true, customerKnown: true };
  expect(obstacleOf('open', fine)).toBeNull();
  expect(obstacleOf('reported', { ...fine, storeOpen: false })).toBe('reported');
  expect(obstacleOf('closed', fine)).toBe('closed');
  expect(obstacleOf('open', { ...fine, storeOpen: false })).toBe('store_closed');
  expect(obstacleOf('open', { ...fine, customerKnown: false })).toBe('customer_left');
});
