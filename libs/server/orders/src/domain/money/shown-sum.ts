import { toAgorot } from '@smachot/kernel';

/** Converts a shown sum in shekels to agorot; a value that is no whole number of agorot was never shown. */
export const agorotOf = (shekels: number): number =>
  Number.isInteger(Math.round(shekels * 100)) && Math.abs(shekels * 100 - Math.round(shekels * 100)) < 0.0001
    ? toAgorot(Math.round(shekels * 100) / 100)
    : NaN;
