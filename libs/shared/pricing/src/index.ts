export * from './cancellation';
export * from './coefficients';
export * from './commission';
export * from './delivery';
export * from './following';
export * from './menu-request';
export * from './price';
export * from './production';
