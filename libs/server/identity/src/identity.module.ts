import { Global, Module } from '@nestjs/common';
import { AdminActs, Authenticator } from '@smachot/server-platform';
import { CodeSpending } from './codes/code-spending';
import { ConfirmationCodes } from './codes/confirmation-codes';
import { OneTimeCodes } from './codes/one-time-codes';
import { RequestEmailCodeHandler, VerifyEmailHandler } from './use-cases/verify-email';
import { ViewAsController } from './http/view-as.controller';
import { IdentityController } from './http/identity.controller';
import { IdentityJobs } from './jobs/identity-jobs';
import { IdentityTicks } from './jobs/identity-ticks';
import { Passwords } from './passwords/passwords';
import { AccountExport } from './readers/account-export';
import { AccountHolds } from './readers/account-holds';
import { AssignedStores } from './readers/assigned-stores';
import { IdentityExport } from './readers/identity-export';
import { SessionPlaces } from './readers/session-places';
import { UserDirectory } from './readers/user-directory';
import { AccountQueries } from './persistence/account.queries';
import { AccountRepository } from './persistence/account.repository';
import { AuditLog } from './persistence/audit-log';
import { AuditQueries } from './persistence/audit.queries';
import { ChallengeRepository } from './persistence/challenge.repository';
import { ExpiryRepository } from './persistence/expiry.repository';
import { SecurityNoticeQueries } from './persistence/security-notice.queries';
import { SecurityNotices } from './persistence/security-notices';
import { SessionQueries } from './persistence/session.queries';
import { UserListQueries } from './persistence/user-list.queries';
import { AccountChanges } from './services/account-changes';
import { CodeCheck } from './services/code-check';
import { CodeSender } from './services/code-sender';
import { NoticeSender } from './services/notice-sender';
import { PasswordCheck } from './services/password-check';
import { PasswordPermission } from './services/password-permission';
import { SessionWork } from './services/session-work';
import { SignInCodes } from './services/sign-in-codes';
import { SignInTickets } from './services/sign-in-tickets';
import { SignIns } from './services/sign-ins';
import { StolenSessions } from './services/stolen-sessions';
import { ViewRepository } from './persistence/view.repository';
import { ViewTokens } from './services/view-tokens';
import { AccessTokens } from './tokens/access-tokens';
import { Confirmations } from './tokens/confirmations';
import { Sessions } from './tokens/sessions';
import { SigningKeys } from './tokens/signing-keys';
import { Tickets } from './tokens/tickets';
import { UserAuthenticator } from './tokens/user-authenticator';
import { AuditPageHandler } from './use-cases/audit-page';
import { ChangePasswordHandler } from './use-cases/change-password';
import { ChangeProfileHandler } from './use-cases/change-profile';
import {
  ConfirmationWaysHandler,
  ConfirmIdentityHandler,
  RequestConfirmationCodeHandler,
} from './use-cases/confirm-identity';
import { DeleteAccountHandler } from './use-cases/delete-account';
import { ExportAccountHandler } from './use-cases/export-account';
import { MyAccountHandler } from './use-cases/my-account';
import { RefreshTokensHandler } from './use-cases/refresh-tokens';
import { RequestCodeHandler } from './use-cases/request-code';
import { SendNoticeHandler } from './use-cases/send-notice';
import { EndAllSessionsHandler, EndSessionHandler, MySessionsHandler } from './use-cases/sessions';
import { SignInWithPasswordHandler } from './use-cases/sign-in-with-password';
import { SignOutHandler } from './use-cases/sign-out';
import { SignUpHandler } from './use-cases/sign-up';
import { UserForAdminsHandler, UserPageHandler } from './use-cases/users-for-admins';
import { AcceptTermsHandler, TermsAcceptanceHandler } from './use-cases/terms-acceptance';
import { VerifyCodeHandler } from './use-cases/verify-code';
import { EndViewAsHandler, StartViewAsHandler } from './use-cases/view-as';

const useCases = [
  ...[
    RequestCodeHandler,
    VerifyCodeHandler,
    SignUpHandler,
    SignInWithPasswordHandler,
    RefreshTokensHandler,
    SignOutHandler,
  ],
  ...[
    MyAccountHandler,
    ChangeProfileHandler,
    AcceptTermsHandler,
    TermsAcceptanceHandler,
    ChangePasswordHandler,
    ExportAccountHandler,
    DeleteAccountHandler,
  ],
  ...[ConfirmationWaysHandler, ConfirmIdentityHandler, RequestConfirmationCodeHandler],
  ...[RequestEmailCodeHandler, VerifyEmailHandler],
  ...[MySessionsHandler, EndSessionHandler, EndAllSessionsHandler],
  ...[AuditPageHandler, UserForAdminsHandler, UserPageHandler],
  ...[StartViewAsHandler, EndViewAsHandler],
];

const storage = [
  AccountQueries,
  AccountRepository,
  AuditLog,
  AuditQueries,
  ChallengeRepository,
  SecurityNotices,
  SessionQueries,
  UserListQueries,
  ViewRepository,
];
const services = [
  AccountChanges,
  CodeCheck,
  CodeSender,
  PasswordCheck,
  PasswordPermission,
  SessionWork,
  SignInCodes,
  SignInTickets,
  SignIns,
  StolenSessions,
  ViewTokens,
];

/** Global, because the access guard of every route injects the Authenticator. */
@Global()
@Module({
  providers: [
    ...useCases,
    ...storage,
    ...services,
    ...[CodeSpending, ConfirmationCodes, OneTimeCodes, Passwords],
    ...[SigningKeys, AccessTokens, Tickets, Sessions, Confirmations, UserAuthenticator],
    ...[UserDirectory, AccountExport, AccountHolds, AssignedStores, IdentityExport, SessionPlaces],
    { provide: Authenticator, useExisting: UserAuthenticator },
    { provide: AdminActs, useExisting: AuditLog },
  ],
  exports: [
    Authenticator,
    AdminActs,
    UserDirectory,
    AccountExport,
    AccountHolds,
    AssignedStores,
    SecurityNotices,
    SessionPlaces,
  ],
})
export class IdentityModule {}

@Module({ imports: [IdentityModule], controllers: [IdentityController, ViewAsController] })
export class IdentityHttpModule {}

@Module({
  imports: [IdentityModule],
  providers: [
    IdentityTicks,
    IdentityJobs,
    SendNoticeHandler,
    ExpiryRepository,
    SecurityNoticeQueries,
    NoticeSender,
  ],
})
export class IdentityJobsModule {}
