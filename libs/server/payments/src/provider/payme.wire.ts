import { createHash } from 'node:crypto';
import type { CardType } from '@smachot/contracts';
import * as z from 'zod/mini';
import { sameText } from '@smachot/server-platform';
import type { SaleState } from '../domain/sale-state';
import type { CallbackFields } from './read-callback';

// PayMe answers errors as 200 or 500: status_code 0 alone means success. Money is integer agorot.
const text = z.union([z.string(), z.number()]);

export const GeneratedSale = z.looseObject({ status_code: z.literal(0), payme_sale_id: z.string() });
export const PaidSale = z.looseObject({
  status_code: z.number(),
  payme_transaction_id: z.optional(z.nullable(z.string())),
  sale_status: z.optional(z.nullable(z.string())),
  redirect_url: z.optional(z.nullable(z.string())),
  status_error_code: z.optional(z.nullable(text)),
});
export const Sales = z.looseObject({
  status_code: z.literal(0),
  /** The number of matching sales, of which `items` is one page. */
  items_count: z.optional(z.number()),
  items: z.array(
    z.looseObject({
      sale_payme_id: z.string(),
      sale_type: z.optional(z.nullable(z.string())),
      sale_status: text,
      sale_price: z.number(),
      /** Sum captured and not refunded. */
      sale_price_after_refund: z.optional(z.nullable(z.number())),
      transaction_id: z.optional(z.nullable(z.string())),
      payme_transaction_id: z.optional(z.nullable(z.string())),
      sale_error_code: z.optional(z.nullable(text)),
      sale_buyer_details: z.optional(
        z.nullable(
          z.looseObject({
            buyer_card_mask: z.optional(z.nullable(z.string())),
            buyer_card_expiry: z.optional(z.nullable(z.string())),
            buyer_card_brand: z.optional(z.nullable(z.string())),
          }),
        ),
      ),
    }),
  ),
});

/** Numbers and names the provider uses for the status of a sale. Source: PayMe field reference. */
const STATUS: Record<string, SaleState> = {
  '1': 'initial',
  initial: 'initial',
  '2': 'completed',
  completed: 'completed',
  '3': 'refunded',
  refunded: 'refunded',
  '4': 'partly_refunded',
  'partial-refund': 'partly_refunded',
  '5': 'authorized',
  authorized: 'authorized',
  '6': 'failed',
  failed: 'failed',
  failure: 'failed',
  '7': 'charged_back',
  chargeback: 'charged_back',
  '11': 'partly_charged_back',
  'partial-chargeback': 'partly_charged_back',
  '8': 'failed',
  canceled: 'failed',
  '9': 'voided',
  voided: 'voided',
};
export const saleState = (status: string | number): SaleState =>
  STATUS[String(status).toLowerCase()] ?? 'other';

const BRANDS: Record<string, CardType> = {
  visa: 'visa',
  mastercard: 'mastercard',
  amex: 'amex',
  'american express': 'amex',
  diners: 'diners',
  'diners club': 'diners',
  jcb: 'jcb',
  discover: 'discover',
};
export const brandOf = (name: string): CardType => BRANDS[name.trim().toLowerCase()] ?? 'unknown';

export type CallbackVerdict = 'valid' | 'invalid' | 'unsigned';

/** md5(client key + client secret + transaction + sale). It covers neither price nor status: the sale is read again. */
export const checkCallback = (
  fields: CallbackFields,
  clientKey: string,
  clientSecret: string,
): CallbackVerdict => {
  const [transaction, sale, signature] = ['payme_transaction_id', 'payme_sale_id', 'payme_signature'].map(
    (name) => fields.get(name),
  );
  if (!signature || !transaction || !sale) return 'unsigned';
  const expected = createHash('md5')
    .update(clientKey + clientSecret + transaction + sale)
    .digest('hex');
  return sameText(expected, signature) ? 'valid' : 'invalid';
};
