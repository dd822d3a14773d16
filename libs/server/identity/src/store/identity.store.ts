import { type AnyEntity, type ContextStore } from '@smachot/server-platform';
import { Identity1795000000010 } from './migrations/1795000000010-identity';
import { AccountSchema, AuditSchema, PasswordSchema } from './people.schema';
import { ChallengeSchema, FamilySchema, RefreshTokenSchema, SpendingSchema } from './sign-in.schema';

export const identityStore: ContextStore = {
  schema: 'identity',
  entities: [
    AccountSchema as unknown as AnyEntity,
    PasswordSchema,
    AuditSchema,
    ChallengeSchema,
    SpendingSchema,
    FamilySchema,
    RefreshTokenSchema,
  ],
  migrations: [Identity1795000000010],
};
