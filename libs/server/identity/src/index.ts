export {
  DEMO_ADMIN_ID,
  DEMO_HOST_ID,
  DEMO_PARTNER_ID,
  type DemoPeople,
  seedIdentityDemo,
} from './demo/seed-demo';
export { IdentityHttpModule, IdentityJobsModule, IdentityModule } from './identity.module';
export { AccountExport } from './readers/account-export';
export { AccountHolds } from './readers/account-holds';
export { AssignedStores } from './readers/assigned-stores';
export { type DirectoryUser, UserDirectory } from './readers/user-directory';
export { identityPersistence } from './persistence/identity.persistence';
