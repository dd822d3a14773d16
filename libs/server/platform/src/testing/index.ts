export * from './platform-app';
export * from './remembered-acts';
export * from './sms-inbox';
export * from './test-app';
export * from './test-caller';
export * from './test-config';
export * from './test-database';
export * from './test-jobs';
export { testWebFolder } from './web-folder';
