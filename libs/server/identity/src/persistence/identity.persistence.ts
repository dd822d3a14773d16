import { type AnyEntity, type ContextPersistence } from '@smachot/server-platform';
import { Identity1795000000010 } from './migrations/1795000000010-identity';
import { Confirmations1795000000020 } from './migrations/1795000000020-confirmations';
import { AccountSchema, AuditSchema, PasswordSchema } from './people.schema';
import {
  ChallengeSchema,
  ConfirmationCodeSchema,
  FamilySchema,
  RefreshTokenSchema,
  SpendingSchema,
} from './sign-in.schema';

export const identityPersistence: ContextPersistence = {
  schema: 'identity',
  entities: [
    AccountSchema as unknown as AnyEntity,
    PasswordSchema,
    AuditSchema,
    ChallengeSchema,
    ConfirmationCodeSchema,
    SpendingSchema,
    FamilySchema,
    RefreshTokenSchema,
  ],
  migrations: [Identity1795000000010, Confirmations1795000000020],
};
