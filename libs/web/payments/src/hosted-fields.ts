import type { CardType } from '@smachot/contracts';

// The browser side of the card provider; number, expiry and CVV stay inside its frames. Source: PayMe JSAPI.
export type FieldName = 'cardNumber' | 'cardExpiration' | 'cvc';
type FieldEvent = { cardType?: string; isValid?: boolean };
type Field = { mount(place: HTMLElement): Promise<unknown>; on(event: string, listener: (event: FieldEvent) => void): unknown };
export type Payer = { payerFirstName: string; payerLastName: string; payerEmail: string; payerPhone: string; payerSocialId?: string };
type Tokenized = { type: 'tokenize-success'; token: string; card: { cardMask: string; expiry: string } };
type Instance = {
  hostedFields(): { create(name: FieldName, options?: object): Field };
  tokenize(payer: Payer & { total: object }): Promise<Tokenized>;
  teardown(): void;
};
type PayMe = { create(key: string, options: object): Promise<Instance>; validators: Record<string, { test(value: string): object | null }> };

const CARD_TYPES: readonly string[] = ['visa', 'mastercard', 'amex', 'diners', 'jcb', 'discover'] satisfies CardType[];

let loading: Promise<PayMe> | undefined;
const loadScript = (url: string): Promise<PayMe> => {
  loading ??= new Promise<PayMe>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve((window as unknown as { PayMe: PayMe }).PayMe);
    script.onerror = () => {
      loading = undefined;
      script.remove();
      reject(new Error('the card fields did not load'));
    };
    document.head.append(script);
  });
  return loading;
};

export type NewCard = { token: string; cardMask: string; cardType: CardType; expiry: string };
export type CardFields = {
  tokenize(payer: Payer): Promise<NewCard>;
  isSocialId(value: string): boolean;
  teardown(): void;
};

/**
 * Mounts the provider's three frames; a set of fields tokenizes once. `place` is asked only when the provider is ready:
 * the dialog opens in a portal, whose elements come a moment after the flow has begun.
 */
export const mountCardFields = async (
  setup: { scriptUrl: string; sellerPublicKey: string; mode: 'live' | 'sandbox' },
  language: string,
  place: (field: FieldName) => HTMLElement | null,
): Promise<CardFields> => {
  const payme = await loadScript(setup.scriptUrl);
  const instance = await payme.create(setup.sellerPublicKey, { testMode: setup.mode === 'sandbox', language, tokenIsPermanent: true });
  const fields = instance.hostedFields();
  let brand = 'unknown';
  const number = fields.create('cardNumber');
  number.on('card-type-changed', (event) => {
    brand = event.cardType ?? 'unknown';
  });
  const mount = (field: Field, name: FieldName) => {
    const element = place(name);
    if (!element) throw new Error(`there is no place for ${name}`);
    return field.mount(element);
  };
  await Promise.all([
    mount(number, 'cardNumber'),
    mount(fields.create('cardExpiration'), 'cardExpiration'),
    mount(fields.create('cvc'), 'cvc'),
  ]);
  return {
    async tokenize(payer) {
      const result = await instance.tokenize({ ...payer, total: { label: 'card', amount: { currency: 'ILS', value: '5.00' } } });
      const cardType = (CARD_TYPES.includes(brand) ? brand : 'unknown') as CardType;
      return { token: result.token, cardMask: result.card.cardMask, cardType, expiry: result.card.expiry.replace(/\D/g, '') };
    },
    isSocialId: (value) => payme.validators['payerSocialId']?.test(value) === null,
    teardown: () => instance.teardown(),
  };
};
