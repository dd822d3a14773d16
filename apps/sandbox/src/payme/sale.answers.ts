import type { Settings } from '../settings';
import { brandOf, testCardByMask } from './cards';
import type { Sale, SaleStatus } from './sale';
import { paymeSignature } from './signature';

const brandNames = {
  unknown: 'Unknown',
  amex: 'American Express',
  diners: 'Diners',
  jcb: 'JCB',
  visa: 'Visa',
  mastercard: 'Mastercard',
  discover: 'Discover',
};

// made once: making it costs more than a thousand dates
const dateAndTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Asia/Jerusalem',
});

/** "2026-11-21 10:15:00" in Israel, as PayMe answers dates. */
export const paymeDate = (at: number) => dateAndTime.format(at);

/** The brand of `card`, detected from its mask. */
export const brandName = (mask: string) => brandNames[brandOf(mask)];

const signatureOf = (sale: Sale, settings: Settings) =>
  sale.tranId === undefined
    ? null
    : paymeSignature(settings.PAYME_CLIENT_KEY, settings.PAYME_CLIENT_SECRET, sale.tranId, sale.id);

export const generateAnswer = (sale: Sale, origin: string) => ({
  status_code: 0,
  sale_url: `${origin}/payme/sale/generate/${sale.id}`,
  payme_sale_id: sale.id,
  payme_sale_code: sale.code,
  price: sale.order.price,
  transaction_id: sale.order.transactionId,
  currency: sale.order.currency,
  sale_payment_method: 'credit-card',
  session: sale.id.slice(-4),
});

export const saleAnswer = (sale: Sale, settings: Settings) => ({
  status_code: 0,
  payme_status: 'success',
  status_error_code: null,
  payme_sale_id: sale.id,
  payme_sale_code: sale.code,
  sale_created: paymeDate(sale.createdAt),
  payme_sale_status: sale.status,
  sale_status: sale.status,
  currency: sale.order.currency,
  transaction_id: sale.order.transactionId,
  is_token_sale: true,
  price: sale.order.price,
  payme_transaction_id: sale.tranId ?? null,
  payme_transaction_card_brand: sale.buyer ? brandName(sale.buyer.mask) : null,
  payme_transaction_auth_number: sale.authNumber ?? null,
  buyer_card_mask: sale.buyer?.mask ?? null,
  buyer_card_exp: sale.buyer?.expiry ?? null,
  installments: sale.order.installments,
  payme_signature: signatureOf(sale, settings),
});

/** One item of get-sales. Here the id is called sale_payme_id. */
export const saleItem = (sale: Sale, settings: Settings) => ({
  seller_payme_id: settings.PAYME_SELLER_ID,
  sale_payme_id: sale.id,
  sale_payme_code: sale.code,
  transaction_id: sale.order.transactionId,
  sale_type: sale.order.type,
  sale_created: paymeDate(sale.createdAt),
  sale_status: sale.status,
  sale_currency: sale.order.currency,
  sale_price: sale.order.price,
  sale_price_after_refund: sale.left,
  sale_vat: '0.18',
  sale_paid_date: sale.paidAt === undefined ? null : paymeDate(sale.paidAt),
  sale_auth_number: sale.authNumber ?? null,
  sale_error_code: sale.error?.code ?? null,
  sale_error_text: sale.error?.text ?? null,
  sale_is_3ds: sale.is3ds,
  sale_installments: sale.order.installments,
  sale_fees: { sale_processing_fee: '0.00', sale_processing_charge: '0.00' },
  payme_transaction_id: sale.tranId ?? null,
  sale_buyer_details: {
    buyer_name: sale.buyer?.name ?? null,
    buyer_email: sale.buyer?.email ?? null,
    buyer_card_mask: sale.buyer?.mask ?? null,
    buyer_card_expiry: sale.buyer?.expiry ?? null,
    buyer_card_brand: sale.buyer ? brandName(sale.buyer.mask) : null,
    buyer_card_is_foreign: sale.buyer?.mask === '455743******3431',
  },
});

export type NotifyType =
  | 'sale-complete'
  | 'sale-authorized'
  | 'sale-failure'
  | 'refund'
  | 'sale-chargeback'
  | 'sale-chargeback-refund';

const notifyTypeOf = (status: SaleStatus): NotifyType =>
  (
    { completed: 'sale-complete', authorized: 'sale-authorized', failed: 'sale-failure' } as Record<
      string,
      NotifyType
    >
  )[status] ?? 'refund';

/** The form fields of a callback; everything is a string there. */
export function callbackFields(
  sale: Sale,
  settings: Settings,
  notifyType: NotifyType = notifyTypeOf(sale.status),
): Record<string, string> {
  const { status_code: _, ...answer } = saleAnswer(sale, settings);
  const fields = {
    ...answer,
    notify_type: notifyType,
    status_code: sale.status === 'failed' ? '1' : '0',
    buyer_key: sale.buyerKey ?? '',
    sale_paid_date: sale.paidAt === undefined ? '' : paymeDate(sale.paidAt),
    ...(sale.error ? { status_error_code: sale.error.code, status_error_details: sale.error.text } : {}),
  };
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, String(value)]),
  );
}

/** For tests and the phone page. */
export const saleRecord = (sale: Sale) => ({
  saleId: sale.id,
  transactionId: sale.order.transactionId,
  paymeTransactionId: sale.tranId,
  type: sale.order.type,
  productName: sale.order.productName,
  price: sale.order.price,
  installments: sale.order.installments,
  currency: sale.order.currency,
  status: sale.status,
  charged: sale.charged,
  refunded: sale.refunded,
  chargedBack: sale.chargedBack,
  buyer: sale.buyer,
  card: sale.buyer && testCardByMask(sale.buyer.mask)?.title,
  error: sale.error,
  callbackUrl: sale.order.callbackUrl,
  createdAt: new Date(sale.createdAt).toISOString(),
  history: sale.history,
});
