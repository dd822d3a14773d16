export * from './cancellation';
export * from './coefficients';
export * from './delivery';
export * from './menu-request';
export * from './price';
