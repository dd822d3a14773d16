import type { ContextStore } from '@smachot/server-platform';

export const storesStore: ContextStore = { schema: 'stores', entities: [], migrations: [] };
