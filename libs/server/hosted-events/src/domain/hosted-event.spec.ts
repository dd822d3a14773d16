import type { HostedEventForm, TicketTypeForm } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import { anEventForm } from '../testing/an-event';
import { copyOf } from './form-of-event';
import { HostedEvent } from './hosted-event';
import { displayAt, type Seller } from './ticket-types';

const NOW = new Date('2027-05-04T08:00:00Z');
const IDENTITY = { id: 'e', slug: 's', hostUserId: 'u', storeId: null };
const open = (change: Partial<HostedEventForm> = {}, seller: Seller = 'person') =>
  HostedEvent.open(IDENTITY, anEventForm(change), seller, NOW);
const opened = (change: Partial<HostedEventForm> = {}): HostedEvent => {
  const made = open(change);
  if (!made.ok) throw new Error(made.code);
  return made.value;
};
const ticket = (change: Partial<TicketTypeForm> = {}): TicketTypeForm => ({
  name: 'רגיל',
  description: '',
  price: 0,
  display: 'active',
  ...change,
});

describe('a public event', () => {
  it.each<[string, string, Partial<HostedEventForm>]>([
    [
      'hosted_event.past',
      'startDatetime',
      { startDatetime: '2027-05-04T07:00:00Z', endDatetime: '2027-05-04T09:00:00Z' },
    ],
    [
      'hosted_event.too_far',
      'startDatetime',
      { startDatetime: '2029-06-04T16:00:00Z', endDatetime: '2029-06-04T19:00:00Z' },
    ],
    ['hosted_event.dates', 'endDatetime', { endDatetime: '2027-06-04T16:00:00.000Z' }],
    ['hosted_event.dates', 'endDatetime', { endDatetime: '2027-07-06T16:00:00.000Z' }],
    ['hosted_event.place_missing', 'location', { location: '' }],
    ['hosted_event.place_missing', 'address', { address: null }],
    ['hosted_event.link', 'description', { description: 'פרטים ב־ evil.com/win' }],
    ['hosted_event.link', 'address', { address: { address: 'פרטים ב־ evil.com/win' } }],
    ['hosted_event.link', 'questions.0.text', { questions: [{ text: 'https://a.co?', required: false }] }],
    ['hosted_event.person_free', 'ticketTypes.0.price', { ticketTypes: [ticket({ price: 10 })] }],
    [
      'hosted_event.ticket_dates',
      'ticketTypes.0.validTo',
      { ticketTypes: [ticket({ validFrom: '2027-05-10T10:00:00Z', validTo: '2027-05-10T10:00:00Z' })] },
    ],
  ])('is refused: %s at %s', (code, field, change) => {
    expect(open(change)).toMatchObject({ ok: false, code, fields: { [field]: code } });
  });

  it('sells tickets for a store whose bank details are verified, from 5 shekels on; a price that stays is not asked about again', () => {
    const sold = (price: number, id?: string) => ({
      ticketTypes: [ticket({ price, ...(id ? { id } : {}) })],
    });
    expect(open(sold(80), 'unverified')).toMatchObject({ code: 'hosted_event.bank_details' });
    expect(open(sold(4.99), 'verified')).toMatchObject({ code: 'hosted_event.price_low' });
    const made = open(sold(80), 'verified');
    if (!made.ok) throw new Error(made.code);
    const { id, price } = made.value.tickets[0]!;
    expect(price).toBe(8_000);
    const change = (cost: number) =>
      made.value.change(anEventForm(sold(cost, id)), new Set(), 'unverified', NOW);
    expect([change(80).ok, change(90).ok]).toEqual([true, false]);
  });

  it('online needs no place and drops the one it had', () => {
    const { state } = opened({ locationType: 'online', meetingUrl: 'https://meet.example/x' });
    expect(state).toMatchObject({ location: '', address: null, category: 'webinar' });
  });

  it('tells a change of time or place from one of words, and may keep a start that has passed', () => {
    const event = opened();
    const later = new Date('2027-06-04T17:00:00Z');
    expect(event.change(anEventForm({ title: 'ערב זרים' }), new Set(), 'person', later)).toMatchObject({
      value: false,
    });
    expect(event.change(anEventForm({ location: 'הגינה' }), new Set(), 'person', later)).toMatchObject({
      value: true,
    });
    expect(
      event.change(anEventForm({ startDatetime: '2027-06-04T16:30:00Z' }), new Set(), 'person', later),
    ).toMatchObject({ code: 'hosted_event.past' });
  });

  it('keeps tickets that are in use, and no fewer seats than are taken', () => {
    const event = opened({ ticketTypes: [ticket({ quantityAvailable: 5 })], maxTickets: 9 });
    const { id } = event.tickets[0]!;
    Object.assign(event.state, { taken: 3 });
    Object.assign(event.tickets[0]!, { taken: 3 });
    const change = (form: Partial<HostedEventForm>) =>
      event.change(anEventForm(form), new Set([id]), 'person', NOW);
    expect(change({ maxTickets: 2 })).toMatchObject({ code: 'hosted_event.seats_taken' });
    expect(change({ ticketTypes: [ticket()] })).toMatchObject({ code: 'hosted_event.ticket_in_use' });
    expect(change({ ticketTypes: [ticket({ id, quantityAvailable: 2 })] })).toMatchObject({
      fields: { 'ticketTypes.0.quantityAvailable': 'hosted_event.seats_taken' },
    });
    expect(change({ ticketTypes: [ticket({ id, quantityAvailable: 3 })] }).ok).toBe(true);
    expect([event.tickets[0]!.taken, event.seatsLeft(id)]).toEqual([3, 0]);
  });

  it('shows a ticket by its window and its stock', () => {
    const soon = { validFrom: '2027-05-10T10:00:00Z', validTo: '2027-05-11T10:00:00Z', quantityAvailable: 1 };
    const [one] = opened({ ticketTypes: [ticket(soon)] }).tickets;
    const shown = (day: string) => displayAt(one!, new Date(day));
    expect([shown('2027-05-09'), shown('2027-05-11'), shown('2027-05-12')]).toEqual([
      'coming_soon',
      'active',
      'sold_out',
    ]);
    one!.taken = 1;
    expect(shown('2027-05-11')).toBe('sold_out');
  });

  it('is copied privately to the same hour of a week ahead, with windows and without ids', () => {
    const event = opened({ ticketTypes: [ticket({ validTo: '2027-06-01T10:00:00Z' })] });
    const copy = copyOf(event, new Date('2027-06-20T08:00:00Z'));
    expect(copy).toMatchObject({
      visibility: 'private',
      startDatetime: '2027-06-25T16:00:00.000Z',
      ticketTypes: [{ validTo: '2027-06-22T10:00:00.000Z' }],
    });
    expect(copy.ticketTypes[0]).not.toHaveProperty('id');
    // 19:00 in Israel in summer and in winter
    expect(copyOf(event, new Date('2027-11-20T08:00:00Z')).startDatetime).toBe('2027-11-26T17:00:00.000Z');
    expect(new Date(copyOf(event, NOW).startDatetime).getTime() - event.state.startDatetime.getTime()).toBe(
      7 * DAY_MS,
    );
  });
});
