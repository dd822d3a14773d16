import type { ContextStore } from '@smachot/server-platform';
import { Orders1795000000700 } from './migrations/1795000000700-orders';
import { SeatsOfADay1795000000750 } from './migrations/1795000000750-seats-of-a-day';
import { CheckoutSchema, DaySchema, OrderSchema, SlotSchema } from './orders.schema';

export const ordersStore: ContextStore = {
  schema: 'orders',
  entities: [DaySchema, SlotSchema, CheckoutSchema, OrderSchema],
  migrations: [Orders1795000000700, SeatsOfADay1795000000750],
};
