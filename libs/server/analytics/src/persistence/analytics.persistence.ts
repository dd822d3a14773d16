import { anyEntity, type ContextPersistence } from '@smachot/server-platform';
import { FigureSchema, OrderFactSchema, VisitSchema } from './analytics.schema';
import { Analytics1796000307000 } from './migrations/1796000307000-analytics';
import { OrdersOfStore1796000360000 } from './migrations/1796000360000-orders-of-store';

export const analyticsPersistence: ContextPersistence = {
  schema: 'analytics',
  entities: [anyEntity(VisitSchema), anyEntity(OrderFactSchema), anyEntity(FigureSchema)],
  migrations: [Analytics1796000307000, OrdersOfStore1796000360000],
};
