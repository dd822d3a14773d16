export * from './format';
export * from './languages';
export * from './problems';
