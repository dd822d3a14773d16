export { NewslettersHttpModule, NewslettersJobsModule } from './newsletters.module';
export { newslettersPersistence } from './persistence/newsletters.persistence';
export { seedNewslettersDemo } from './seed/seed-demo';
export { seedNewsletterStopDemo } from './seed/seed-stop';
