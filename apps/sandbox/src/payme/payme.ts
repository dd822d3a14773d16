import type { z } from 'zod';
import type { World } from '../world';
import { readBuyerKey, type BuyerCard } from './buyer-key';
import { CallbackPoster } from './callbacks';
import { lastMomentOf, testCardByMask, type Refusal } from './cards';
import { demoSale } from './demo-sales';
import { PaymeError } from './payme-error';
import { LEAST_SALE, Sale } from './sale';
import { callbackFields, type NotifyType } from './sale.answers';
import type { captureSale, generateSale, paySale, refundSale } from './sale.schemas';

type Paid = 'done' | 'challenge';

function checkUrl(url: string | undefined): void {
  if (url !== undefined && !/^https?:\/\/\S+$/.test(url)) throw new PaymeError(21, 'Bad URL');
}

/** The seller's account: sales, the operations on them, and their callbacks. */
export class PayMe {
  readonly callbacks = new CallbackPoster();
  private readonly sales = new Map<string, Sale>();
  private nextCode = 18_090_001;

  constructor(readonly world: World) {}

  generate(wanted: z.infer<typeof generateSale>): Sale {
    checkUrl(wanted.sale_callback_url);
    checkUrl(wanted.sale_return_url);
    if (wanted.sale_price < LEAST_SALE) {
      throw new PaymeError(352, 'Sale price is lower than the minimum', String(LEAST_SALE));
    }
    const order = {
      price: wanted.sale_price,
      currency: wanted.currency,
      productName: wanted.product_name,
      transactionId: wanted.transaction_id,
      type: wanted.sale_type,
      installments: wanted.installments,
      callbackUrl: wanted.sale_callback_url,
      returnUrl: wanted.sale_return_url,
    };
    const sale = new Sale(order, this.nextCode, this.world.clock.now());
    this.nextCode += 1;
    this.sales.set(sale.id, sale);
    this.world.changes.touch();
    return sale;
  }

  /** Charges, holds or checks the card by buyer key. A refused card leaves the sale failed and throws its reason. */
  pay(sale: Sale, asked: z.infer<typeof paySale>): Paid {
    const now = this.world.clock.now();
    sale.mayBePaid(now);
    if (Number(asked.sale_price) !== sale.order.price)
      throw new PaymeError(352, 'Sale price differs from the sale');
    const card = readBuyerKey(this.world.settings.PAYME_CLIENT_SECRET, asked.buyer_key);
    if (!card) throw new PaymeError(253, 'Buyer key not found');
    sale.buyerKey = asked.buyer_key;
    sale.buyer = { ...card, name: asked.buyer_name, email: asked.buyer_email };
    const refusal = this.refusalOf(card, now, sale.order.type === 'token');
    if (refusal) this.refuse(sale, refusal);
    if (this.world.behaviours.strikes('payments', '3ds')) return 'challenge';
    this.approve(sale);
    return 'done';
  }

  approve(sale: Sale): void {
    sale.succeed(this.world.clock.now());
    this.notify(sale);
  }

  /** Fails the sale, notifies the product, and throws the reason for the caller's answer. */
  refuse(sale: Sale, refusal: Refusal): never {
    sale.fail(refusal, this.world.clock.now());
    this.notify(sale);
    throw new PaymeError(refusal.code, refusal.text);
  }

  capture(asked: z.infer<typeof captureSale>): Sale {
    const sale = this.find(asked.payme_sale_id);
    if (this.world.behaviours.strikes('payments', 'refuse_capture'))
      throw new PaymeError(4, 'Transaction declined');
    sale.capture(asked.sale_price ?? sale.order.price, this.world.clock.now());
    this.notify(sale);
    return sale;
  }

  refund(asked: z.infer<typeof refundSale>): Sale {
    const sale = this.find(asked.payme_sale_id);
    sale.refund(asked.sale_refund_amount, this.world.clock.now());
    this.notify(sale);
    return sale;
  }

  known(id: string): Sale | undefined {
    return this.sales.get(id) ?? this.demo(id);
  }

  find(id: string): Sale {
    const sale = this.known(id);
    if (!sale) throw new PaymeError(300, 'Sale not found');
    sale.expireHold(this.world.clock.now());
    return sale;
  }

  /** A sale of the product's demo data, which was made without us. */
  private demo(id: string): Sale | undefined {
    const sale = demoSale(id, this.nextCode);
    if (!sale) return undefined;
    this.nextCode += 1;
    this.sales.set(id, sale);
    return sale;
  }

  list(): Sale[] {
    return [...this.sales.values()];
  }

  reset(): void {
    this.sales.clear();
    this.callbacks.clear();
  }

  /** `checkOnly`: no money is charged, so a card without funds passes. */
  private refusalOf(card: BuyerCard, now: number, checkOnly: boolean): Refusal | undefined {
    if (this.world.behaviours.strikes('payments', 'decline'))
      return { code: 4, text: 'Transaction declined' };
    if (lastMomentOf(card.expiry) < now) return { code: 36, text: 'The card has expired' };
    const known = testCardByMask(card.mask);
    return checkOnly ? known?.onToken : known?.onCharge;
  }

  /** A cardholder disputes a sale, and the product is notified as the provider does it. `amount`: a part of it, in agorot. */
  chargeBack(saleId: string, amount: number | undefined): Sale {
    const sale = this.find(saleId);
    sale.chargeBack(amount, this.world.clock.now());
    this.notify(sale, 'sale-chargeback');
    return sale;
  }

  /** The card company decides for the seller. For the cardholder it decides without any notification. */
  reverseChargeback(saleId: string): Sale {
    const sale = this.find(saleId);
    sale.reverseChargeback(this.world.clock.now());
    this.notify(sale, 'sale-chargeback-refund');
    return sale;
  }

  /** A paid sale nobody asked for; `like`: with the product, price and reference of that sale. */
  invent(like: Sale | undefined, price: number): Sale {
    const wanted = {
      seller_payme_id: this.world.settings.PAYME_SELLER_ID,
      sale_price: like?.order.price ?? price,
      currency: 'ILS' as const,
      product_name: like?.order.productName ?? 'Invented',
      transaction_id: like?.order.transactionId ?? '',
      installments: 1,
      sale_type: 'sale' as const,
      sale_payment_method: 'credit-card' as const,
    };
    const sale = this.generate(wanted);
    sale.succeed(this.world.clock.now());
    return sale;
  }

  /** The provider no longer lists the sale. */
  forget(saleId: string): void {
    this.sales.delete(this.find(saleId).id);
  }

  private notify(sale: Sale, notifyType?: NotifyType): void {
    const { behaviours, changes, settings } = this.world;
    changes.touch();
    const url = sale.order.callbackUrl;
    if (!url || behaviours.strikes('payments', 'no_callback')) return;
    const fields = callbackFields(sale, settings, notifyType);
    if (behaviours.strikes('payments', 'forged_callback')) fields.payme_signature = '0'.repeat(32);
    const late = behaviours.strike('payments', 'late_callback') ?? 50;
    this.callbacks.post(url, fields, late);
    if (!behaviours.strikes('payments', 'repeated_callback')) return;
    this.callbacks.post(url, fields, late + 150);
    this.callbacks.post(url, fields, late + 500);
  }
}
