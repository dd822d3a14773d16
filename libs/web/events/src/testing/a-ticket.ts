import type { ShownTicketType } from '@smachot/contracts';

/** A free kind of ticket, of which four are left. */
export const aTicket = (change: Partial<ShownTicketType> = {}): ShownTicketType => ({
  id: '01920000-0000-7000-8000-00000000000d',
  kindId: '01920000-0000-7000-8000-00000000000d',
  name: 'רגיל',
  description: '',
  price: 0,
  position: 0,
  quantityAvailable: 9,
  validFrom: null,
  validTo: null,
  display: 'active',
  seatsLeft: 4,
  ...change,
});
