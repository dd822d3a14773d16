export * from './format';
export * from './languages';
export * from './problem-texts';
export * from './problems';
