export * from './sms-inbox';
export * from './test-config';
export * from './test-database';
export { testWebFolder } from './web-folder';
