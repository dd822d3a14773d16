export { CustomersHttpModule, CustomersJobsModule } from './customers.module';
export { customersPersistence } from './persistence/customers.persistence';
export { seedCustomersDemo } from './seed/seed-demo';
