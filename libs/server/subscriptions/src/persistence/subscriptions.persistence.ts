import { anyEntity, type ContextPersistence } from '@smachot/server-platform';
import { Subscriptions1796000301000 } from './migrations/1796000301000-subscriptions';
import { PlanCoupons1796000308000 } from './migrations/1796000308000-plan-coupons';
import { Invoices1796000308002 } from './migrations/1796000308002-invoices';
import { MoveSchema } from './moves.schema';
import { SubscriptionMoves1796000308003 } from './migrations/1796000308003-moves';
import { InvoiceCounterSchema, InvoiceSchema } from './invoices.schema';
import { ListsOfAdmins1796000305030 } from './migrations/1796000305030-lists-of-admins';
import { Refusals1796000374100 } from './migrations/1796000374100-refusals';
import { ToldPlans1796000310430 } from './migrations/1796000310430-told-plans';
import { ChargeSchema, SubscriptionSchema, TermsAcceptanceSchema } from './subscriptions.schema';

export const subscriptionsPersistence: ContextPersistence = {
  schema: 'subscriptions',
  entities: [
    anyEntity(SubscriptionSchema),
    anyEntity(ChargeSchema),
    anyEntity(TermsAcceptanceSchema),
    anyEntity(InvoiceSchema),
    anyEntity(InvoiceCounterSchema),
    anyEntity(MoveSchema),
  ],
  appendOnly: ['terms_acceptances', 'invoices', 'moves'],
  migrations: [
    Subscriptions1796000301000,
    ListsOfAdmins1796000305030,
    PlanCoupons1796000308000,
    Invoices1796000308002,
    SubscriptionMoves1796000308003,
    ToldPlans1796000310430,
    Refusals1796000374100,
  ],
};
