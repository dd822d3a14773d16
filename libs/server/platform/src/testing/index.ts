export * from './sms-inbox';
export * from './test-database';
