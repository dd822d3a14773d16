import { cardRefusalOf, type CardType } from '@smachot/contracts';

// The browser side of the card provider; number, expiry and CVV stay inside its frames. Source: PayMe JSAPI.
export type FieldName = 'cardNumber' | 'cardExpiration' | 'cvc';
type FieldEvent = { cardType?: string; isValid?: boolean };
type Field = {
  mount(place: HTMLElement): Promise<unknown>;
  on(event: string, listener: (event: FieldEvent) => void): unknown;
};
export type Payer = {
  payerFirstName: string;
  payerLastName: string;
  payerEmail: string;
  payerPhone: string;
  payerSocialId?: string;
};
type Tokenized = { type: 'tokenize-success'; token: string; card: { cardMask: string; expiry: string } };
type HostedFields = { create(name: FieldName, options?: object): Field };
type Instance = {
  hostedFields(): HostedFields;
  tokenize(payer: Payer & { total: object }): Promise<Tokenized>;
  teardown(): void;
};
type PayMe = {
  create(key: string, options: object): Promise<Instance>;
  validators: Record<string, { test(value: string): object | null }>;
};

declare global {
  interface Window {
    /** There once the provider's script is loaded. */
    PayMe?: PayMe;
  }
}

const CARD_TYPES: readonly string[] = [
  'visa',
  'mastercard',
  'amex',
  'diners',
  'jcb',
  'discover',
] satisfies CardType[];

/** The style properties that the provider accepts for its frames. */
type Styles = Record<'base' | 'invalid', Record<string, string>>;

/** The theme's text colours as plain values: CSS variables do not reach into a frame. */
const themeStyles = (): Styles => {
  const inks = getComputedStyle(document.documentElement);
  const [text, bad] = ['--text', '--bad'].map((name) => inks.getPropertyValue(name).trim());
  return {
    base: { color: text || '#241b2f', 'font-size': '16px', 'text-align': 'left' },
    invalid: { color: bad || '#a8324a' },
  };
};

let loading: Promise<PayMe> | undefined;
const loadScript = (url: string): Promise<PayMe> => {
  loading ??= new Promise<PayMe>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () =>
      window.PayMe ? resolve(window.PayMe) : reject(new Error('the card fields did not load'));
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
  /** Marks the frames without a valid value; the provider has the last word. */
  markMissing(): void;
  tokenize(payer: Payer): Promise<NewCard>;
  isSocialId(value: string): boolean;
  teardown(): void;
};

type Place = (field: FieldName) => HTMLElement | null;

/** Mounts the three frames; their places carry what the styles show of them: focus, and a value that is wrong. */
const mountFrames = async (fields: HostedFields, place: Place) => {
  const styles = themeStyles();
  let brand = 'unknown';
  const valid = new Map<HTMLElement, boolean>();
  const mount = (name: FieldName, listen?: (field: Field) => void) => {
    const element = place(name);
    if (!element) throw new Error(`there is no place for ${name}`);
    const field = fields.create(name, { styles });
    field.on('focus', () => element.toggleAttribute('data-focus', true));
    field.on('blur', () => element.toggleAttribute('data-focus', false));
    field.on('validity-changed', ({ isValid }) => {
      valid.set(element, isValid === true);
      element.toggleAttribute('data-bad', isValid === false);
    });
    valid.set(element, false);
    listen?.(field);
    return field.mount(element);
  };
  await Promise.all([
    mount('cardNumber', (field) =>
      field.on('card-type-changed', (event) => {
        brand = event.cardType ?? 'unknown';
      }),
    ),
    mount('cardExpiration'),
    mount('cvc'),
  ]);
  return {
    brandOf: () => brand,
    markMissing: () => valid.forEach((isValid, element) => element.toggleAttribute('data-bad', !isValid)),
  };
};

const tokenize = async (instance: Instance, payer: Payer, brandOf: () => string): Promise<NewCard> => {
  const { token, card } = await instance.tokenize({
    ...payer,
    total: { label: 'card', amount: { currency: 'ILS', value: '5.00' } },
  });
  const brand = brandOf();
  const cardType = (CARD_TYPES.includes(brand) ? brand : 'unknown') as CardType;
  return { token, cardMask: card.cardMask, cardType, expiry: card.expiry.replace(/\D/g, '') };
};

/**
 * Mounts the provider's three frames; a set of fields tokenizes once. `place` is called only when the provider is ready: the
 * dialog opens in a portal, whose elements are mounted a moment after the flow has begun.
 */
export const mountCardFields = async (
  setup: { scriptUrl: string; sellerPublicKey: string; mode: 'live' | 'sandbox' },
  language: string,
  place: Place,
): Promise<CardFields> => {
  const payme = await loadScript(setup.scriptUrl);
  const instance = await payme.create(setup.sellerPublicKey, {
    testMode: setup.mode === 'sandbox',
    language,
    tokenIsPermanent: true,
  });
  const { brandOf, markMissing } = await mountFrames(instance.hostedFields(), place);
  return {
    tokenize: (payer) => tokenize(instance, payer, brandOf),
    markMissing,
    isSocialId: (value) => payme.validators['payerSocialId']?.test(value) === null,
    teardown: () => instance.teardown(),
  };
};

const REFUSED = /^Card refused \((\w+)\)$/;

/** The problem code of a card that the provider refused while making its token; undefined for fields that are mistyped. */
export const tokenRefusal = (error: unknown): string | undefined => {
  const said = (error as { error?: unknown } | null)?.error;
  const code = typeof said === 'string' ? REFUSED.exec(said)?.[1] : undefined;
  return code && `card.${cardRefusalOf(code) ?? 'rejected'}`;
};
