import { anyEntity, type ContextPersistence } from '@smachot/server-platform';
import { Identity1795000000010 } from './migrations/1795000000010-identity';
import { Confirmations1795000000020 } from './migrations/1795000000020-confirmations';
import { Places1796000010010 } from './migrations/1796000010010-places';
import { PurgeAuditLog1796000160000 } from './migrations/1796000160000-purge-audit-log';
import { DisplayCurrency1796000160020 } from './migrations/1796000160020-display-currency';
import { ListsOfAdmins1796000305000 } from './migrations/1796000305000-lists-of-admins';
import { AdminActs1796000306010 } from './migrations/1796000306010-admin-acts';
import { Views1796000306050 } from './migrations/1796000306050-views';
import { PurgeTermsAcceptances1796000318010 } from './migrations/1796000318010-purge-terms-acceptances';
import { TermsAcceptances1796000310310 } from './migrations/1796000310310-terms-acceptances';
import { UsersByWords1796000374010 } from './migrations/1796000374010-users-by-words';
import { WiderNetworks1796000410010 } from './migrations/1796000410010-wider-networks';
import {
  AccountSchema,
  AuditSchema,
  PasswordSchema,
  TermsAcceptanceSchema,
  ViewSchema,
} from './people.schema';
import { PasswordAttemptSchema, SecurityNoticeSchema } from './security.schema';
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
    anyEntity(AccountSchema),
    PasswordSchema,
    AuditSchema,
    ViewSchema,
    anyEntity(TermsAcceptanceSchema),
    ChallengeSchema,
    ConfirmationCodeSchema,
    SpendingSchema,
    FamilySchema,
    RefreshTokenSchema,
    PasswordAttemptSchema,
    SecurityNoticeSchema,
  ],
  migrations: [
    Identity1795000000010,
    Confirmations1795000000020,
    Places1796000010010,
    PurgeAuditLog1796000160000,
    DisplayCurrency1796000160020,
    ListsOfAdmins1796000305000,
    AdminActs1796000306010,
    Views1796000306050,
    TermsAcceptances1796000310310,
    PurgeTermsAcceptances1796000318010,
    UsersByWords1796000374010,
    WiderNetworks1796000410010,
  ],
  appendOnly: ['audit_log', 'terms_acceptances'],
};
