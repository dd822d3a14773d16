export * from './clock';
export * from './ids';
export * from './israel-time';
export * from './money';
export * from './phone';
export * from './result';
export * from './text';
export { hasValidCheckDigit } from './registered-number';
