export { WaitingHttpModule, WaitingJobsModule } from './waiting.module';
export { waitingPersistence } from './persistence/waiting.persistence';
