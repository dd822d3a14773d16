export { CalendarAt, type CalendarOfStore } from './use-cases/availability/calendar-at';
export {
  CrewOf,
  CrewRoleOf,
  type Reader,
  type SeenStore,
  StoreSeenBy,
  type WorksAt,
} from './use-cases/crew/crew-role-of';
export { type KnownStore, KnownStores, StoresOf, UnitNameOf } from './use-cases/stores/known-stores';
export { OpenOrders } from './open-orders';
export { type Orderable, type OrderableStore, OrderableUnit } from './use-cases/pricing-units/orderable-unit';
export { PublishedUnit } from './use-cases/pricing-units/published-unit';
export { seedStoresDemo } from './seed/seed-demo';
export { StoresHttpModule, StoresJobsModule, StoresModule } from './stores.module';
export { storesPersistence } from './persistence/stores.persistence';
export { VatOf } from './use-cases/stores/vat-of';
