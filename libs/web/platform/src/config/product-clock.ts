import { MINUTE_MS } from '@smachot/kernel';

let offsetMs = 0;

/** Sets the offset of the product's clock from the server's configuration; it differs from zero only where the clock may be moved. */
export const setProductTime = (serverNow: string): void => {
  const offset = Date.parse(serverNow) - Date.now();
  // a few seconds are the journey of the answer, not a moved clock
  offsetMs = Math.abs(offset) > MINUTE_MS ? offset : 0;
};

/** The product's clock: due dates, "in 3 days". Tokens and codes use real time. */
export const now = (): Date => new Date(Date.now() + offsetMs);
