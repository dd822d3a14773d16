import type { BookingDish, BookingMenu, Occasion, PricingUnit, StoreId, UserId } from '@smachot/contracts';
import { addDays, atWallTime, DAY_MS, type E164, HOUR_MS, newId, wallTime } from '@smachot/kernel';
import { defaultRequest, orderMenuOf } from '@smachot/pricing';
import { PhoneKeys, type ReadModel, type Secrets, type Tx } from '@smachot/server-platform';
import type { Orderable } from '@smachot/server-stores';
import { Booking, type BookingTerms } from '../domain/bookings/booking';
import { BookingRepository } from '../persistence/bookings/booking.repository';
import { SlotRepository } from '../persistence/placing/slot.repository';

/** `day`: days from now, moved on until the store has a place; `entered`: days ago. */
type DemoBooking = {
  day: number;
  entered: number;
  customerName: string;
  customerPhone: E164 | null;
  eventKind: Occasion;
  participants: number;
  price: number;
  note: string;
  /** Whether it takes the dishes of the unit's menu that stand chosen at first. */
  ofMenu?: boolean;
  dishes?: BookingDish[];
  end: 'entered' | 'asked' | 'confirmed' | 'declined';
};
const BOOKINGS: DemoBooking[] = [
  {
    ...{ day: -12, entered: 30, customerName: 'רבקה אלון', customerPhone: '+972504567811' },
    ...{ eventKind: 'birthday', participants: 40, price: 320_000, note: '', end: 'confirmed' },
  },
  {
    ...{ day: 3, entered: 6, customerName: 'ועד הבית, הרצל 14', customerPhone: null },
    ...{ eventKind: 'corporate', participants: 35, price: 245_000, end: 'entered' },
    note: 'התקשרו בבוקר, משלמים במזומן במקום',
    dishes: [
      { name: 'מיני בורקס', quantity: 120 },
      { name: 'מרק עדשים', quantity: null },
    ],
  },
  {
    ...{ day: 24, entered: 4, customerName: 'אורן כהן', customerPhone: '+972504567812' },
    ...{
      eventKind: 'brit',
      participants: 60,
      price: 410_000,
      note: 'להגיע עד שמונה בבוקר',
      ofMenu: true,
      dishes: [{ name: 'עוגת ברית', quantity: 1 }],
      end: 'confirmed',
    },
  },
  {
    ...{ day: 37, entered: 1, customerName: 'דפנה לביא', customerPhone: '+972504567813' },
    ...{ eventKind: 'bat-mitzva', participants: 80, price: 560_000, note: '', end: 'asked' },
  },
  {
    ...{ day: 45, entered: 2, customerName: 'משפחת אזולאי', customerPhone: '+972504567814' },
    ...{ eventKind: 'birthday', participants: 50, price: 365_000, note: '', ofMenu: true, end: 'declined' },
  },
];

const WRONG = 'סיכמנו על שישים אורחים, ועל עוגה בלי אגוזים';

const THURSDAY = 4;

type Demo = { orderable: Orderable; storeId: StoreId; enteredBy: UserId; now: Date };

/** Seeds bookings that a store took by phone, each with its place of the day. A store with bookings is left alone. */
export const seedBookingsDemo = async (tx: Tx, secrets: Secrets, demo: Demo): Promise<void> => {
  const known = await tx.query('select 1 from orders.bookings where store_id = $1 limit 1', [demo.storeId]);
  if (known.length) return;
  const bookings = new BookingRepository(undefined as unknown as ReadModel, new SlotRepository());
  for (const [at, one] of BOOKINGS.entries()) {
    const booking = await enter(tx, bookings, new PhoneKeys(secrets), { one, at, ...demo });
    if (one.end === 'entered') continue;
    const askedAt = new Date(booking.state.createdAt.getTime() + HOUR_MS);
    const asked = booking.ask({ id: newId(askedAt.getTime()), hash: `demo ${at}` }, askedAt);
    if (!asked.ok) throw new Error(asked.code);
    const answeredAt = new Date(askedAt.getTime() + HOUR_MS);
    if (one.end === 'confirmed') booking.confirm(answeredAt);
    if (one.end === 'declined') booking.decline({ because: 'not_right', reason: WRONG }, answeredAt);
    await bookings.save(tx, booking);
  }
};

/** Enters a booking on the first day from Sunday to Thursday, from its own on, that the store has a place on. */
const enter = async (
  tx: Tx,
  bookings: BookingRepository,
  phones: PhoneKeys,
  { one, at, orderable, storeId, enteredBy, now }: Demo & { one: DemoBooking; at: number },
): Promise<Booking> => {
  const enteredAt = new Date(now.getTime() - one.entered * DAY_MS);
  const about = { id: newId(enteredAt.getTime()), storeId, enteredBy };
  for (let day = one.day; ; day++) {
    if (wallTime(atWallTime(addDays(wallTime(now).day, day), '11:00')).weekday > THURSDAY) continue;
    const terms = termsOf({ ...one, day }, orderable, phones, now);
    const booking = Booking.enter(about, terms, enteredAt);
    if (!booking.ok) throw new Error(booking.code);
    if (!(await bookings.takeSlot(tx, booking.value.state, orderable.store.dailyCapacity))) continue;
    await bookings.add(tx, booking.value, { key: `demo ${at}`, asked: '' });
    return booking.value;
  }
};

const menuOf = (unit: PricingUnit): BookingMenu | null => {
  if (unit.type === 'simple') return null;
  const request = defaultRequest(unit.sections);
  return { revision: unit.revision!, request, sections: orderMenuOf(unit.sections, request) };
};

const termsOf = (
  { day, customerName, customerPhone, eventKind, participants, price, note, ofMenu, dishes }: DemoBooking,
  { unit, store }: Orderable,
  phones: PhoneKeys,
  now: Date,
): BookingTerms => {
  const startsAt = atWallTime(addDays(wallTime(now).day, day), '11:00');
  return {
    ...{ startsAt, endsAt: new Date(startsAt.getTime() + 3 * HOUR_MS), customerName, customerPhone },
    ...{ phoneKey: customerPhone && phones.of(customerPhone), eventKind, participants, price, note },
    ...{ unitId: unit.pricingUnitId, title: unit.name, place: store.businessLocation.address },
    ...{ menu: ofMenu ? menuOf(unit) : null, dishes: dishes ?? [] },
  };
};
