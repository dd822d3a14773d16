import type { ContextStore } from '@smachot/server-platform';
import { Orders1795000000700 } from './migrations/1795000000700-orders';
import { CheckoutSchema, DaySchema, OrderSchema, SlotSchema } from './orders.schema';

export const ordersStore: ContextStore = {
  schema: 'orders',
  entities: [DaySchema, SlotSchema, CheckoutSchema, OrderSchema],
  migrations: [Orders1795000000700],
};
