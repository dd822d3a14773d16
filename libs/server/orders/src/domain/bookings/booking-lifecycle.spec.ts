import { bookingLifecycle } from '@smachot/lifecycles';
import { walk } from '@smachot/lifecycles-testing';
import { Booking, type BookingTerms } from './booking';

const NOW = new Date('2027-04-06T08:00:00Z');
const TERMS: BookingTerms = {
  startsAt: new Date('2027-05-06T16:00:00Z'),
  endsAt: new Date('2027-05-06T21:00:00Z'),
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
};
const LINK = { id: 'l', hash: 'h' };

const entered = (): Booking => {
  const booking = Booking.enter({ id: 'b', storeId: 's', enteredBy: 'u' }, TERMS, NOW);
  if (!booking.ok) throw new Error(booking.code);
  return booking.value;
};
const after =
  (...acts: ((booking: Booking) => unknown)[]) =>
  (): Booking => {
    const booking = entered();
    for (const act of acts) act(booking);
    return booking;
  };
const ask = (booking: Booking) => booking.ask(LINK, NOW);
const confirm = (booking: Booking) => booking.confirm(NOW);
const decline = (booking: Booking) => booking.decline({ because: 'not_right', reason: '' }, NOW);

describe('a booking taken by phone', () => {
  it.each(
    walk(bookingLifecycle, {
      in: {
        entered,
        asked: after(ask),
        confirmed: after(ask, confirm),
        declined: after(ask, decline),
        removed: after((booking) => booking.remove('partner')),
      },
      status: ({ state }) => state.status,
      about: ({ state: { declinedBecause } }) => ({ declinedBecause }),
      acts: {
        'change partner': (booking) => booking.change({ ...TERMS, participants: 90 }, NOW),
        'ask partner': ask,
        'confirm customer': confirm,
        'decline customer': decline,
        'remove partner': (booking) => booking.remove('partner'),
        'remove system': (booking) => booking.remove('system'),
      },
      others: { 'a note': (booking) => booking.change({ ...TERMS, note: 'מפות' }, NOW) },
    }),
  )('$row', async ({ run }) => {
    const { after: status, allowed } = await run();
    expect(allowed).toContain(status);
  });
});
