import * as z from 'zod/mini';

/** Why a card was refused, where the card company says it. */
export const CardRefusal = z.enum(['blocked', 'expired', 'no_funds', 'wrong_code', 'not_authenticated']);
export type CardRefusal = z.infer<typeof CardRefusal>;

/**
 * Codes of the card companies (Shva) and of ISO 8583, which foreign issuers pass on. 2, 5: stolen or forged; 7, 150: the cardholder did
 * not confirm (3-D Secure); 51, 61: above the balance or the frame. All others say no more than no.
 */
const KINDS: Readonly<Record<string, CardRefusal>> = {
  '1': 'blocked',
  '2': 'blocked',
  '5': 'blocked',
  '6': 'wrong_code',
  '7': 'not_authenticated',
  '15': 'expired',
  '36': 'expired',
  '51': 'no_funds',
  '61': 'no_funds',
  '150': 'not_authenticated',
  expired: 'expired',
  not_authenticated: 'not_authenticated',
};

/** The kind of a refusal by its code, with or without leading zeros; undefined for a plain no. */
export const cardRefusalOf = (code: string): CardRefusal | undefined => KINDS[code.replace(/^0+(?=\d)/, '')];
