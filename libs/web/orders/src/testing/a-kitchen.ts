import type { AnswerOf, KitchenOrder, kitchenDays } from '@smachot/contracts';

/** A dish of a kitchen, one for each guest. */
export const kitchenDish = (name: string, quantity = 1): KitchenOrder['dishes'][number] => ({
  section: 'סלטים',
  name,
  translations: {},
  quantity,
  foodKind: null,
  isVegan: false,
  allergens: null,
});
export const kitchenOrder = (last: number, overrides: Partial<KitchenOrder>): KitchenOrder => ({
  orderId: `01920000-0000-7000-8000-00000000d00${last}`,
  code: '20481734',
  startsAt: '2026-12-23T17:00:00.000Z',
  endsAt: '2026-12-23T21:00:00.000Z',
  customerName: 'נועה',
  eventTitle: null,
  place: 'רעננה',
  menuName: 'תפריט חתונה',
  participants: 100,
  expected: null,
  floatsUntil: null,
  wishes: [],
  dishes: [],
  remarks: '',
  ...overrides,
});
/** The evening of two orders, and a brunch that was booked by phone. */
export const kitchenOfDays: AnswerOf<typeof kitchenDays> = {
  orders: [
    kitchenOrder(1, {
      participants: 163,
      dishes: [kitchenDish('חומוס'), kitchenDish('עוגה', 4)],
      wishes: [{ kind: 'vegetarian', count: 2 }],
      remarks: 'להתקשר 052-1234567',
    }),
    kitchenOrder(2, { eventTitle: 'הברית', participants: 40, dishes: [kitchenDish('חומוס')] }),
  ],
  bookings: [
    {
      bookingId: '01920000-0000-7000-8000-00000000d009',
      startsAt: '2026-12-23T09:00:00.000Z',
      endsAt: '2026-12-23T12:00:00.000Z',
      customerName: 'דנה',
      title: 'בראנץ׳',
      place: '',
      participants: 30,
      dishes: [],
      note: '',
    },
  ],
  purchases: [{ dish: 'חומוס', lines: [{ what: 'גרגרי חומוס', quantity: 0.125, unit: 'kg' }] }],
  truncated: false,
};
