import { Injectable } from '@nestjs/common';
import { Config, Logger, traced } from '@smachot/server-platform';
import { Agent, request } from 'undici';
import type { CardType } from '@smachot/contracts';
import type { ListedSale } from '../domain/reconciliation/compare-sales';
import type { SaleState } from '../domain/sale-state';
import { brandOf, GeneratedSale, PaidSale, Sales, saleState } from './payme.wire';

export type PayOutcome =
  | { kind: 'taken'; transactionId: string | null }
  | { kind: 'challenge'; url: string }
  | { kind: 'refused'; code: string }
  /** Already paid or failed, an error of the provider, or no answer: the sale has to be read. */
  | { kind: 'unknown' };

/** Error codes that do not concern the card: the provider's internal error, and a sale that is no longer unpaid. */
const UNDECIDED = new Set(['1', '305']);

export type MoveOutcome = { kind: 'done' } | { kind: 'refused'; code: string } | { kind: 'unknown' };
/** `sale` takes the sum at once, `authorize` holds it for 168 hours, `token` takes nothing and confirms the card. */
export type SaleType = 'sale' | 'authorize' | 'token';
/** The card a sale was paid with, as the provider knows it. `expiry`: MMYY. */
export type SaleCard = { mask: string; expiry: string; brand: CardType };
export type ReadSale = {
  state: SaleState;
  amount: number;
  /** Agorot captured and not refunded; null when the provider does not report it. */
  left: number | null;
  transactionId: string | null;
  problem: string | null;
  /** Undefined while the sale is unpaid. */
  card: SaleCard | undefined;
};

/** Days in Israel, `YYYY-MM-DD`. */
export type SalesWanted = { from: string; till: string; page: number; pageSize: number };
export type ListedSales = { sales: ListedSale[]; count: number };

/** An error of the provider that asking again does not change. */
const isDecided = (answer: unknown): boolean => {
  const refusal = PaidSale.safeParse(answer);
  const code = refusal.success && refusal.data.status_code !== 0 && refusal.data.status_error_code;
  return !!code && !UNDECIDED.has(String(code));
};

/** dd/mm/yyyy */
const wireDay = (day: string): string => day.split('-').reverse().join('/');

/** Client of generate-sale, pay-sale, capture-sale, refund-sale and get-sales. It never retries by itself. */
@Injectable()
export class PaymeGateway {
  private readonly agent: Agent;

  constructor(
    private readonly config: Config,
    private readonly logger: Logger,
  ) {
    const timeout = config.settings.PAYME_TIMEOUT_MS;
    this.agent = new Agent({ connections: 8, headersTimeout: timeout, bodyTimeout: timeout });
  }

  /** Opens an unpaid sale; undefined when there was no usable answer (an unpaid sale left behind costs nothing). */
  async openSale(sale: {
    type: SaleType;
    amount: number;
    installments?: number;
    product: string;
    reference: string;
    returnUrl: string;
  }): Promise<string | undefined> {
    const answer = await this.call('generate-sale', {
      sale_price: sale.amount,
      currency: 'ILS',
      product_name: sale.product,
      transaction_id: sale.reference,
      installments: String(sale.installments ?? 1),
      sale_type: sale.type,
      sale_payment_method: 'credit-card',
      language: 'he',
      sale_callback_url: `${this.config.settings.PUBLIC_URL}/webhooks/payme`,
      sale_return_url: sale.returnUrl,
    });
    const parsed = GeneratedSale.safeParse(answer);
    return parsed.success ? parsed.data.payme_sale_id : undefined;
  }

  async pay(
    saleId: string,
    { amount, installments = 1 }: { amount: number; installments?: number },
    cardToken: string,
  ): Promise<PayOutcome> {
    const answer = await this.call('pay-sale', {
      payme_sale_id: saleId,
      sale_price: String(amount),
      currency: 'ILS',
      installments: String(installments),
      buyer_key: cardToken,
      language: 'he',
    });
    const parsed = PaidSale.safeParse(answer);
    if (!parsed.success) return { kind: 'unknown' };
    const { status_code, redirect_url, payme_transaction_id, status_error_code } = parsed.data;
    if (status_code === 0) return { kind: 'taken', transactionId: payme_transaction_id ?? null };
    if (status_code === 5 && redirect_url) return { kind: 'challenge', url: redirect_url };
    const code = String(status_error_code ?? 'refused');
    return UNDECIDED.has(code) ? { kind: 'unknown' } : { kind: 'refused', code };
  }

  /** Captures an authorized sale; the provider does it once. */
  capture(saleId: string, amount: number): Promise<MoveOutcome> {
    return this.move('capture-sale', { payme_sale_id: saleId, sale_price: amount });
  }

  /** Refunds `amount` in agorot, or everything; an authorized sale is voided. */
  refund(saleId: string, amount?: number): Promise<MoveOutcome> {
    return this.move('refund-sale', {
      payme_sale_id: saleId,
      ...(amount === undefined ? {} : { sale_refund_amount: amount }),
    });
  }

  private async move(action: string, body: Record<string, unknown>): Promise<MoveOutcome> {
    const parsed = PaidSale.safeParse(
      await this.call(action, { payme_client_key: this.config.settings.PAYME_CLIENT_KEY, ...body }),
    );
    if (!parsed.success) return { kind: 'unknown' };
    if (parsed.data.status_code === 0) return { kind: 'done' };
    const code = String(parsed.data.status_error_code ?? 'refused');
    return UNDECIDED.has(code) ? { kind: 'unknown' } : { kind: 'refused', code };
  }

  /** Reads a sale from the provider; undefined when it cannot be read now. Amounts in agorot. */
  async read(saleId: string): Promise<ReadSale | undefined> {
    const answer = await this.call('get-sales', {
      payme_client_key: this.config.settings.PAYME_CLIENT_KEY,
      sale_payme_id: saleId,
    });
    const parsed = Sales.safeParse(answer);
    const sale = parsed.success ? parsed.data.items.find((item) => item.sale_payme_id === saleId) : undefined;
    if (!sale) return undefined;
    const { buyer_card_mask, buyer_card_expiry, buyer_card_brand } = sale.sale_buyer_details ?? {};
    return {
      state: saleState(sale.sale_status),
      amount: sale.sale_price,
      left: sale.sale_price_after_refund ?? null,
      transactionId: sale.payme_transaction_id ?? null,
      problem: sale.sale_error_code == null ? null : String(sale.sale_error_code),
      card:
        buyer_card_mask && buyer_card_expiry
          ? { mask: buyer_card_mask, expiry: buyer_card_expiry, brand: brandOf(buyer_card_brand ?? '') }
          : undefined,
    };
  }

  /**
   * One page of the sales made on these days, the oldest first. Undefined when there is no usable answer, which is not the same as an
   * empty page.
   */
  async list({ from, till, page, pageSize }: SalesWanted): Promise<ListedSales | undefined> {
    return this.listed({
      sale_created_min: wireDay(from),
      sale_created_max: wireDay(till),
      page,
      page_size: pageSize,
    });
  }

  /** One sale as a list of at most one; an empty one when the provider does not know it, or refuses to show it. */
  async find(saleId: string): Promise<ListedSales | undefined> {
    return this.listed({ sale_payme_id: saleId }, { sales: [], count: 0 });
  }

  private async listed(
    wanted: Record<string, unknown>,
    refused?: ListedSales,
  ): Promise<ListedSales | undefined> {
    const payme_client_key = this.config.settings.PAYME_CLIENT_KEY;
    const answer = await this.call('get-sales', { payme_client_key, ...wanted });
    const parsed = Sales.safeParse(answer);
    if (!parsed.success) return isDecided(answer) ? refused : undefined;
    const { items, items_count } = parsed.data;
    const sales = items.map((item) => ({
      saleId: item.sale_payme_id,
      type: item.sale_type ?? 'sale',
      state: saleState(item.sale_status),
      amount: item.sale_price,
      left: item.sale_price_after_refund ?? null,
      reference: item.transaction_id || null,
    }));
    return { sales, count: items_count ?? items.length };
  }

  private call(action: string, body: Record<string, unknown>): Promise<unknown> {
    return traced(`payme ${action}`, { kind: 'client' }, async (span) => {
      const answer = await this.post(action, body);
      span?.set({ 'smachot.outcome': answer === undefined ? 'unknown' : 'answered' });
      return answer;
    });
  }

  private async post(action: string, body: Record<string, unknown>): Promise<unknown> {
    const { PAYME_BASE_URL, PAYME_SELLER_ID } = this.config.settings;
    try {
      const answer = await request(`${PAYME_BASE_URL}/${action}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ seller_payme_id: PAYME_SELLER_ID, ...body }),
        dispatcher: this.agent,
      });
      return await answer.body.json();
    } catch (error) {
      this.logger.warn({ error, action }, 'payment provider did not answer');
      return undefined;
    }
  }
}
