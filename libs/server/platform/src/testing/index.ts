export * from './sms-inbox';
export * from './test-config';
export * from './test-database';
export * from './test-jobs';
