export {
  DEMO_ADMIN_ID,
  DEMO_HOST_ID,
  DEMO_PARTNER_ID,
  type DemoPeople,
  seedIdentityDemo,
} from './demo/seed-demo';
export { seedAuditDemo } from './demo/seed-audit';
export { IdentityHttpModule, IdentityJobsModule, IdentityModule } from './identity.module';
export { AccountExport } from './readers/account-export';
export { AccountHolds } from './readers/account-holds';
export { AssignedStores } from './readers/assigned-stores';
export { type SessionPlace, SessionPlaces } from './readers/session-places';
export { type DirectoryUser, UserDirectory } from './readers/user-directory';
export type { ActFilter, ListedAct } from './persistence/audit.queries';
export type { ListedUser, UserFilter } from './persistence/user-list.queries';
export { AuditPage } from './use-cases/audit-page';
export { UserForAdmins, UserPage } from './use-cases/users-for-admins';
export { identityPersistence } from './persistence/identity.persistence';
