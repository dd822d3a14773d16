import { z } from 'zod';

const agorot = z.union([z.int(), z.string().regex(/^\d+$/).transform(Number)]);
const installments = z
  .union([z.int(), z.string().regex(/^\d+$/).transform(Number)])
  .refine((count) => (count >= 1 && count <= 12) || (count > 100 && count <= 112), { error: 'installments' });

const seller = { seller_payme_id: z.string(), language: z.enum(['he', 'en']).optional() };
const keyed = { ...seller, payme_client_key: z.string() };

// PayMe ignores unknown fields, so these are loose objects.
export const generateSale = z.object({
  ...seller,
  sale_price: z.int(),
  currency: z.enum(['ILS', 'USD', 'EUR']),
  product_name: z.string().min(1).max(500),
  transaction_id: z.string().max(255).default(''),
  installments: installments.default(1),
  sale_type: z.enum(['sale', 'authorize', 'token']).default('sale'),
  sale_payment_method: z.literal('credit-card').default('credit-card'),
  sale_callback_url: z.string().optional(),
  sale_return_url: z.string().optional(),
  /** Present: paid at once, in this very call. */
  buyer_key: z.string().optional(),
});

export const paySale = z.object({
  ...seller,
  payme_sale_id: z.string(),
  sale_price: z.string().regex(/^\d+$/),
  currency: z.string().optional(),
  installments: installments.optional(),
  buyer_key: z.string(),
  buyer_name: z.string().optional(),
  buyer_email: z.string().optional(),
});

export const captureSale = z.object({ ...keyed, payme_sale_id: z.string(), sale_price: agorot.optional() });
export const refundSale = z.object({
  ...keyed,
  payme_sale_id: z.string(),
  sale_refund_amount: agorot.optional(),
});
/** dd/mm/yyyy, a day in Israel. */
const day = z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/);
/** One sale, or the list of those made on these days, the oldest first, page by page. */
export const getSales = z.object({
  ...keyed,
  sale_payme_id: z.string().optional(),
  sale_created_min: day.optional(),
  sale_created_max: day.optional(),
  page: z.int().min(1).default(1),
  page_size: z.int().min(1).max(500).default(100),
});
export const getTransactions = z.object({ ...seller, payme_transaction_id: z.string().optional() });
export const getBuyerKey = z.object({ ...seller, payme_sale_id: z.string() });
