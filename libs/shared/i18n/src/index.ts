export * from './code-sentence';
export * from './content';
export * from './format';
export * from './languages';
export * from './plans';
export * from './price-rules';
export * from './problem-texts';
export * from './problems';
