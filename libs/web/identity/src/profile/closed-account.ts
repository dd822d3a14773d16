import type { Outstanding } from './amount-owed';

/** In memory only: after a reload the page shows general text, and no data of the person stays in the browser. */
let owedAtClosing: Outstanding | undefined;

export const rememberOwed = (owed: Outstanding | undefined): void => {
  owedAtClosing = owed;
};
/** The outstanding sum at the closing of the account; undefined: not known here. */
export const owedWhenClosed = (): Outstanding | undefined => owedAtClosing;
