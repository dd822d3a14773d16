import { type FieldName, type mountCardFields, tokenRefusal } from './hosted-fields';

type Listener = (event: { isValid?: boolean; cardType?: string }) => void;
type Created = {
  options: { styles: Record<string, Record<string, string>> };
  listeners: Map<string, Listener>;
};

const setup = { scriptUrl: 'https://cards.test/fields.js', sellerPublicKey: 'key', mode: 'sandbox' } as const;
const names: FieldName[] = ['cardNumber', 'cardExpiration', 'cvc'];

/** The provider's script, provided as soon as the page requests it. */
const providerOf = (created: Map<string, Created>) => {
  const create = (name: string, options: Created['options']) => {
    const listeners: Created['listeners'] = new Map();
    created.set(name, { options, listeners });
    return {
      mount: () => Promise.resolve(),
      on: (event: string, listener: Listener) => listeners.set(event, listener),
    };
  };
  const tokenize = () =>
    Promise.resolve({ token: 'BUYER1', card: { cardMask: '532610******5846', expiry: '12/30' } });
  const instance = { hostedFields: () => ({ create }), tokenize, teardown: () => undefined };
  const provider = { create: () => Promise.resolve(instance), validators: {} };
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    Object.assign(window, { PayMe: provider });
    (script as HTMLScriptElement).onload?.(new Event('load'));
  });
};

const mounted = async () => {
  const created = new Map<string, Created>();
  jest.resetModules();
  providerOf(created);
  const fresh = (await import('./hosted-fields')) as { mountCardFields: typeof mountCardFields };
  const places = new Map(names.map((name) => [name, document.createElement('div')]));
  document.body.replaceChildren(...places.values());
  const fields = await fresh.mountCardFields(setup, 'he', (name) => places.get(name) ?? null);
  return { created, places, fields };
};

afterEach(() => document.documentElement.removeAttribute('style'));

it('writes in the inks of the theme, which a frame cannot see by itself', async () => {
  document.documentElement.style.setProperty('--text', '#F4EFFA');
  document.documentElement.style.setProperty('--bad', '#FF9DAA');
  const { created } = await mounted();
  for (const name of names) {
    const { styles } = created.get(name)!.options;
    expect([name, styles['base']?.['color'], styles['invalid']?.['color']]).toEqual([
      name,
      '#F4EFFA',
      '#FF9DAA',
    ]);
  }
});

it('shows around the frame that it has the focus, and that what is in it is wrong', async () => {
  const { created, places } = await mounted();
  const say = (event: string, overrides = {}) => created.get('cvc')!.listeners.get(event)!(overrides);
  const shown = () => ['data-focus', 'data-bad'].filter((mark) => places.get('cvc')!.hasAttribute(mark));
  say('focus');
  expect(shown()).toEqual(['data-focus']);
  say('blur');
  say('validity-changed', { isValid: false });
  expect(shown()).toEqual(['data-bad']);
  say('validity-changed', { isValid: true });
  expect(shown()).toEqual([]);
});

it('marks what is missing when the form is sent, and only that', async () => {
  const { created, places, fields } = await mounted();
  created.get('cvc')!.listeners.get('validity-changed')!({ isValid: true });
  fields.markMissing();
  expect(names.filter((name) => places.get(name)!.hasAttribute('data-bad'))).toEqual([
    'cardNumber',
    'cardExpiration',
  ]);
});

it('tells the brand the number showed', async () => {
  const { created, fields } = await mounted();
  created.get('cardNumber')!.listeners.get('card-type-changed')!({ cardType: 'mastercard' });
  const payer = {
    payerFirstName: 'דנה',
    payerLastName: 'לוי',
    payerEmail: 'd@example.test',
    payerPhone: '+972502345678',
  };
  expect(await fields.tokenize(payer)).toMatchObject({ cardType: 'mastercard', expiry: '1230' });
});

it.each([
  [{ type: 'tokenize-error', error: 'Card refused (1)', statusCode: 400 }, 'card.blocked'],
  [{ type: 'tokenize-error', error: 'Card refused (36)', statusCode: 400 }, 'card.expired'],
  [{ type: 'tokenize-error', error: 'Card refused (4)', statusCode: 400 }, 'card.rejected'],
  [{ type: 'tokenize-error', validationError: true, errors: { cvc: 'Invalid value' } }, undefined],
  [{ type: 'tokenize-error', error: 'Bad session', statusCode: 400 }, undefined],
  [new Error('offline'), undefined],
])('tells a refused card from a mistyped one: %j', (error, code) => {
  expect(tokenRefusal(error)).toBe(code);
});
