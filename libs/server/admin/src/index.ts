export { AdminHttpModule, AdminJobsModule } from './admin.module';
export { adminPersistence } from './persistence/admin.persistence';
export { recordAsMarkdown, unrecordedTables } from './processing/record';
