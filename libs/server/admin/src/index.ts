export { AdminHttpModule, AdminJobsModule, AdminModule } from './admin.module';
export { adminPersistence } from './persistence/admin.persistence';
export { recordAsMarkdown, unrecordedTables } from './processing/record';
