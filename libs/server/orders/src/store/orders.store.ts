import type { ContextStore } from '@smachot/server-platform';

export const ordersStore: ContextStore = { schema: 'orders', entities: [], migrations: [] };
