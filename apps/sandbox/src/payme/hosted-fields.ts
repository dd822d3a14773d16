import { z } from 'zod';
import type { Settings } from '../settings';
import { buyerKey } from './buyer-key';
import { maskOf, testCardByMask } from './cards';
import { cardFields, cleanValue, problemOf, type CardField, type CardValues } from './field-values';

const KEPT_SESSIONS = 1000;

export const payment = z.looseObject({
  key: z.string(),
  testMode: z.boolean().default(false),
  tokenIsPermanent: z.boolean().default(true),
  payer: z.looseObject({
    payerFirstName: z.string().optional(),
    payerLastName: z.string().optional(),
    payerEmail: z.string().optional(),
    payerPhone: z.string().optional(),
    payerSocialId: z.string().optional(),
    payerZipCode: z.string().optional(),
    total: z.looseObject({
      label: z.string(),
      amount: z.looseObject({ currency: z.string(), value: z.string().regex(/^\d+(\.\d{1,2})?$/) }),
    }),
  }),
});

type Payment = z.infer<typeof payment>;

const failure = (error: string, message: string) => ({
  type: 'tokenize-error',
  error,
  message,
  statusCode: 400,
});

/**
 * The values typed into the three frames of one form. The page around them never sees the values; they are deleted with the
 * form's one tokenization.
 */
export class HostedFields {
  private readonly sessions = new Map<string, CardValues>();
  private readonly spent = new Set<string>();

  constructor(private readonly settings: Settings) {}

  put(session: string, field: CardField, typed: string): void {
    const values = this.sessions.get(session) ?? {};
    values[field] = cleanValue(typed);
    this.sessions.set(session, values);
    const oldest = this.sessions.keys().next().value;
    if (this.sessions.size > KEPT_SESSIONS && oldest !== undefined) this.sessions.delete(oldest);
  }

  tokenize(session: string, asked: Payment) {
    const values = this.sessions.get(session);
    if (!values || this.spent.has(session)) return failure('Bad session', 'Session expired or deleted');
    if (asked.key !== this.settings.PAYME_SELLER_PUBLIC_KEY)
      return failure('Bad key', 'API key is not valid');
    const errors = this.problems(values, asked);
    if (Object.keys(errors).length > 0) return { type: 'tokenize-error', validationError: true, errors };
    const mask = maskOf(values.cardNumber ?? '');
    const refusal = testCardByMask(mask)?.onToken;
    if (refusal) return failure(`Card refused (${refusal.code})`, refusal.text);
    this.sessions.delete(session);
    this.spent.add(session);
    return this.success(mask, values, asked);
  }

  clear(): void {
    this.sessions.clear();
    this.spent.clear();
  }

  private problems(values: CardValues, { payer }: Payment): Record<string, string> {
    const errors: Record<string, string> = {};
    for (const field of cardFields) {
      const problem = problemOf(field, values[field]);
      if (problem) errors[field] = problem;
    }
    for (const field of ['payerFirstName', 'payerLastName', 'payerEmail', 'payerPhone'] as const) {
      if (!payer[field]) errors[field] = 'Mandatory field';
    }
    return errors;
  }

  private success(mask: string, values: CardValues, { payer, testMode, tokenIsPermanent }: Payment) {
    const expiry = values.cardExpiration ?? '';
    const name = `${payer.payerFirstName} ${payer.payerLastName}`;
    const card = { mask, expiry, permanent: tokenIsPermanent };
    return {
      type: 'tokenize-success',
      testMode,
      token: buyerKey(this.settings.PAYME_CLIENT_SECRET, card),
      card: { cardMask: mask, cardholderName: name, expiry },
      payerName: name,
      payerEmail: payer.payerEmail,
      payerPhone: payer.payerPhone,
      payerSocialId: payer.payerSocialId,
      total: payer.total,
    };
  }
}
