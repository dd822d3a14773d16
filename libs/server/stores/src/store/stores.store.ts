import type { AnyEntity, ContextStore } from '@smachot/server-platform';
import { AvailabilitySchema, OpenMonthSchema, TakenDaySchema } from './availability.schema';
import { CrewInvitationSchema, CrewSchema, EmailVerificationSchema } from './crew.schema';
import { Stores1795000000600 } from './migrations/1795000000600-stores';
import { Browse1795000000610 } from './migrations/1795000000610-browse';
import { VatStatements1795000000650 } from './migrations/1795000000650-vat-statements';
import { PricingUnitSchema } from './pricing-unit.schema';
import { StoreSchema, UsernameSchema } from './store.schema';

export const storesStore: ContextStore = {
  schema: 'stores',
  entities: [
    StoreSchema as unknown as AnyEntity,
    UsernameSchema,
    PricingUnitSchema as unknown as AnyEntity,
    CrewSchema,
    CrewInvitationSchema,
    EmailVerificationSchema,
    AvailabilitySchema,
    OpenMonthSchema,
    TakenDaySchema,
  ],
  migrations: [Stores1795000000600, Browse1795000000610, VatStatements1795000000650],
};
