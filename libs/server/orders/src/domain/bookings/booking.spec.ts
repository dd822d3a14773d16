import { HOUR_MS } from '@smachot/kernel';
import { Booking, type BookingTerms, LINK_MS, MOST_ANSWERS, RETENTION_MS } from './booking';

const NOW = new Date('2027-04-06T08:00:00Z');
const AT = new Date('2027-05-06T16:00:00Z');
const terms = (change: Partial<BookingTerms> = {}): BookingTerms => ({
  startsAt: AT,
  endsAt: new Date(AT.getTime() + 5 * HOUR_MS),
  customerName: 'מיכל',
  customerPhone: '+972541112233',
  phoneKey: 'key',
  eventKind: null,
  participants: 80,
  unitId: null,
  title: 'בר מצווה',
  place: 'רעננה',
  price: 720_000,
  note: '',
  menu: null,
  dishes: [],
  ...change,
});
const identity = { id: 'b', storeId: 's', enteredBy: 'u' };
const link = { id: 'l', hash: 'h' };
const entered = (change: Partial<BookingTerms> = {}): Booking => {
  const booking = Booking.enter(identity, terms(change), NOW);
  if (!booking.ok) throw new Error(booking.code);
  return booking.value;
};
const confirmed = () => {
  const booking = entered();
  booking.ask(link, NOW);
  booking.confirm(NOW);
  return booking;
};

it('forgets its customer so long after the end', () =>
  expect(entered().state.forgetAt).toEqual(new Date(AT.getTime() + 5 * HOUR_MS + RETENTION_MS)));

it.each<[string, Partial<BookingTerms>]>([
  ['the day', { startsAt: new Date(AT.getTime() - HOUR_MS) }],
  ['the end', { endsAt: new Date(AT.getTime() + 6 * HOUR_MS) }],
  ['the place', { place: 'כפר סבא' }],
  ['the price', { price: null }],
  ['the number', { participants: 81 }],
  ['what it is', { title: 'חינה' }],
  ['the phone', { customerPhone: null, phoneKey: null }],
])('has to be confirmed anew when %s changes', (_, change) => {
  const booking = confirmed();
  expect(booking.change(terms(change), NOW).ok).toBe(true);
  expect(booking.state).toMatchObject({ status: 'entered', linkHash: null, answeredAt: null });
});

const menu = { revision: 1, request: { sections: [] }, sections: [] };
const dishes = [{ name: 'עוגה', quantity: 1 }];

it('stays confirmed when only the crew’s own words and the dishes change', () => {
  const booking = confirmed();
  const own = { note: 'מפות', customerName: 'מיכל א.', eventKind: 'henna', menu, dishes } as const;
  expect(booking.change(terms({ ...own, dishes }), NOW).ok).toBe(true);
  expect(booking.state).toMatchObject({ status: 'confirmed', linkHash: 'h', note: 'מפות', menu, dishes });
});

it('has a link for two weeks, and none after its start', () => {
  const booking = entered();
  booking.ask(link, NOW);
  expect(booking.state.linkUntil).toEqual(new Date(NOW.getTime() + LINK_MS));
  const late = new Date(AT.getTime() - HOUR_MS);
  booking.ask(link, late);
  expect(booking.state.linkUntil).toEqual(AT);
  expect(booking.ask(link, AT)).toMatchObject({ ok: false, code: 'booking.over' });
});

it('asks nobody without a phone', () =>
  expect(entered({ customerPhone: null }).ask(link, NOW)).toMatchObject({
    ok: false,
    code: 'booking.no_phone',
  }));

it('keeps no phone of somebody who is not the customer', () => {
  const booking = entered();
  booking.ask(link, NOW);
  booking.decline({ because: 'not_me', reason: 'מי זו מיכל?' }, NOW);
  expect(booking.state).toMatchObject({
    status: 'declined',
    customerPhone: null,
    phoneKey: null,
    linkHash: null,
    reason: '',
  });
  // whoever that is has nothing to confirm
  expect(booking.confirm(NOW)).toMatchObject({ code: 'lifecycle.illegal_move' });
});

describe('a customer who says that it is not right', () => {
  const wrong = { because: 'not_right', reason: 'היינו 60' } as const;
  const declined = () => {
    const booking = confirmed();
    booking.decline(wrong, NOW);
    return booking;
  };

  it('is quoted, until the booking is corrected', () => {
    const booking = declined();
    expect(booking.state).toMatchObject({ declinedBecause: 'not_right', reason: 'היינו 60', linkHash: 'h' });
    booking.change(terms({ note: 'להתקשר' }), NOW);
    expect(booking.state.reason).toBe('היינו 60');
    booking.change(terms({ participants: 60 }), NOW);
    expect(booking.state).toMatchObject({ status: 'entered', reason: '', answers: 0 });
  });

  it('may confirm it after all, and decline it again', () => {
    const booking = declined();
    expect(booking.confirm(NOW).ok).toBe(true);
    expect(booking.state).toMatchObject({ status: 'confirmed', declinedBecause: null, reason: '' });
    expect(booking.decline(wrong, NOW).ok).toBe(true);
    expect(booking.state).toMatchObject({ status: 'declined', reason: 'היינו 60' });
  });

  it('changes the answer so many times, until there is another link', () => {
    const booking = entered();
    booking.ask(link, NOW);
    for (let nth = 0; nth < MOST_ANSWERS; nth += 2) {
      expect(booking.confirm(NOW).ok).toBe(true);
      expect(booking.decline(wrong, NOW).ok).toBe(true);
    }
    expect(booking.confirm(NOW)).toMatchObject({ code: 'request.too_many' });
    booking.change(terms({ participants: 60 }), NOW);
    booking.ask(link, NOW);
    expect(booking.confirm(NOW).ok).toBe(true);
  });

  it('is quoted no more once the booking is removed, and may not confirm it then', () => {
    const booking = declined();
    booking.remove('partner');
    expect(booking.state.reason).toBe('');
    expect(booking.confirm(NOW).ok).toBe(false);
  });
});

it('says nothing of anybody once it is removed, and is not moved again', () => {
  const booking = confirmed();
  booking.change(terms({ menu, dishes }), NOW);
  expect(booking.remove('partner').ok).toBe(true);
  expect(booking.holdsSlot).toBe(false);
  expect(booking.state).toMatchObject({
    customerName: '',
    customerPhone: null,
    place: '',
    title: '',
    note: '',
    menu: null,
    dishes: [],
  });
  expect(booking.remove('system').ok).toBe(false);
  expect(booking.change(terms(), NOW).ok).toBe(false);
});

it('of the past takes a note, and no other hours', () => {
  const booking = entered();
  const later = new Date(AT.getTime() + 48 * HOUR_MS);
  expect(booking.change(terms({ note: 'שולם במזומן' }), later).ok).toBe(true);
  expect(booking.change(terms({ startsAt: new Date(AT.getTime() + HOUR_MS) }), later)).toMatchObject({
    code: 'slot.past',
  });
});

it('keeps to the end the person who closed the account, whatever is written meanwhile', () => {
  const booking = entered();
  booking.state.forgetAt = booking.state.endsAt;
  booking.change(terms({ note: 'מפות' }), NOW);
  expect(booking.state.forgetAt).toEqual(booking.state.endsAt);
});
