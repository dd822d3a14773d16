import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  decideRest,
  listCards,
  orderConsequences,
  payOrder,
  placeOrder,
  readOrder,
  readStore,
  type OrderPlan,
} from '@smachot/contracts';
import type { Answer } from '@smachot/web-platform';
import { accept, card, checkout, knownEvent, press, review } from '../testing/a-checkout';
import { anOrderLinkedToEvent, settled } from '../testing/a-linked-order';
import { anApprovedOrder, anOrder, aStore, CARD_ID, ORDER_ID } from '../testing/an-order';
import { renderOrders, signIn } from '../testing/render-orders';

const mine = `/me/orders/${ORDER_ID}`;
const theirs = `/dashboard/savta-julie/orders/${ORDER_ID}`;
const answers = (order: object, ...more: Answer[]): Answer[] => [
  ...more,
  { call: listCards, answer: { cards: [card] } },
  { call: orderConsequences, answer: { moves: {} } },
  { call: readOrder, answer: order },
];
const aPlan = (
  overrides: Partial<OrderPlan> = {},
  rest: OrderPlan['payments'][number]['status'] = 'waits',
): OrderPlan => ({
  status: 'deposit_paid',
  payments: [
    { kind: 'deposit', amount: 10_339.2, dueOn: null, cardPayments: 3, status: 'paid' },
    { kind: 'rest', amount: 41_356.8, dueOn: '2026-12-07', cardPayments: 3, status: rest },
  ],
  payBy: null,
  authenticateUrl: null,
  cancelling: null,
  ...overrides,
});
const undecided = aPlan(
  { status: 'undecided', cancelling: { refunded: 5_169.6, kept: 5_169.6, owed: 0 } },
  'failed',
);
const region = (name: RegExp) => screen.findByRole('region', { name });

beforeEach(knownEvent);
afterEach(cleanup);

describe('the plan of an order', () => {
  it('stands on the pages of both sides, row by row', async () => {
    for (const [path, side] of [
      [mine, 'customer'],
      [theirs, 'partner'],
    ] as const) {
      await renderOrders(path, answers(anApprovedOrder({ side, plan: aPlan() })));
      const plan = await region(/איך משלמים/);
      const rows = within(plan)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
      expect(rows[0]).toMatch(/מקדמה.*עם אישור ההזמנה.*3 תשלומים.*10,339.2.*שולם/s);
      expect(rows[1]).toMatch(/יתרת התשלום.*7 בדצמבר.*41,356.8.*עוד לא חויב/s);
      expect(plan.textContent).toContain('מחויבת מעצמה');
      cleanup();
    }
  });
  it('has what a settled number adds', async () => {
    const linkedOrder = {
      status: 'settled',
      estimate: null,
      settled: { ...settled, difference: 0 },
    } as const;
    await renderOrders(mine, answers(anOrderLinkedToEvent(linkedOrder, { plan: aPlan() })));
    expect((await region(/מספר האורחים/)).textContent).toContain('כלול ביתרת התשלום');
  });
  it('says nothing of one sum in one payment', async () => {
    const payments = [
      { kind: 'full', amount: 51_696, dueOn: null, cardPayments: 1, status: 'held' },
    ] as const;
    await renderOrders(
      mine,
      answers(anOrder({ plan: { ...aPlan(), status: null, payments: [...payments] } })),
    );
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: /איך משלמים/ })).toBeNull();
  });
});

describe('a rest that was not taken', () => {
  it.each([
    [
      aPlan({ status: 'action_required', payBy: '2026-12-10T08:00:00.000Z' }, 'failed'),
      /ננסה שוב עד .*10 בדצמבר/,
    ],
    [{ ...undecided, cancelling: null }, /ההחלטה מה קורה אצל/],
  ])('is paid with this card or another', async (plan, words) => {
    const { asked } = await renderOrders(
      mine,
      answers(anApprovedOrder({ plan }), {
        call: payOrder,
        answer: anApprovedOrder({ plan: aPlan({ status: 'paid' }, 'paid') }),
      }),
    );
    const pay = await region(/יתרת התשלום לא עברה/);
    expect(pay.textContent).toMatch(words);
    fireEvent.click(await within(pay).findByRole('button', { name: /לשלם .*41,356.8/ }));
    expect(await screen.findByText('שולם. ההזמנה שלכם בטוחה')).toBeTruthy();
    expect(asked.find(({ path }) => path.endsWith('/pay'))!.body).toEqual({ cardId: CARD_ID });
  });
  it('is confirmed at the bank', async () => {
    const plan = aPlan(
      {
        status: 'action_required',
        payBy: '2026-12-10T08:00:00.000Z',
        authenticateUrl: 'https://bank.example/3ds',
      },
      'failed',
    );
    await renderOrders(mine, answers(anApprovedOrder({ plan })));
    const link = await screen.findByRole('link', { name: /בבנק/ });
    expect(link.getAttribute('href')).toBe('https://bank.example/3ds');
  });
  it.each([
    ['לתת עוד שלושה ימים', { decision: 'extend' }, /מנוסה שוב/],
    ['לגבות את היתרה בעצמי', { decision: 'waive' }, /לא נגבה עוד דבר/],
    ['לבטל את ההזמנה', { decision: 'cancel', expectedRefund: 5_169.6 }, /5,169.6.*חוזרים/],
  ])('is decided by the business: %s', async (name, body, means) => {
    const order = anApprovedOrder({ side: 'partner', plan: undecided });
    const { asked } = await renderOrders(theirs, answers(order, { call: decideRest, answer: order }));
    fireEvent.click(within(await region(/יתרת התשלום לא שולמה/)).getByRole('button', { name }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toMatch(means);
    const stays = within(dialog).queryByRole('button', { name: 'להשאיר את ההזמנה' });
    expect(stays !== null).toBe(body.decision === 'cancel');
    fireEvent.click(within(dialog).getByRole('button', { name }));
    await waitFor(() => expect(asked.find(({ path }) => path.endsWith('/rest'))?.body).toEqual(body));
  });
  it('is nobody else’s to decide', async () => {
    await renderOrders(
      theirs,
      answers({ ...anApprovedOrder({ side: 'partner', plan: undecided }), readOnly: true }),
    );
    const decide = await region(/יתרת התשלום לא שולמה/);
    expect(within(decide).queryByRole('button')).toBeNull();
  });
});

describe('before ordering', () => {
  beforeAll(signIn);
  const terms = { depositPercent: 20, restDaysBefore: 10, cardPayments: 6 };
  const store: Answer = { call: readStore, answer: aStore({ paymentTerms: terms }) };

  it('the plan is seen, split as it is chosen, and sent along; what is held is the deposit', async () => {
    const [deposit, rest] = aPlan().payments;
    const payments = [
      { ...deposit!, amount: 2_100, status: 'held' as const },
      { ...rest!, amount: 8_400 },
    ];
    const order = anOrder({ plan: aPlan({ payments }) });
    const held = { ...order, payment: { ...order.payment, status: 'held', held: 2_100 } };
    const asked = await review(
      store,
      { call: placeOrder, answer: checkout },
      { call: readOrder, answer: held },
    );
    const plan = await screen.findByRole('list', { name: 'איך משלמים' });
    expect(screen.getByText(/היום: מקדמה/).textContent).toMatch(/2,100.*היתרה, .*8,400.*7 בדצמבר/);
    expect(plan.textContent).toMatch(/מקדמה.*2,100.*יתרת התשלום.*7 בדצמבר.*8,400/s);
    fireEvent.change(await screen.findByLabelText('מספר תשלומים'), { target: { value: '4' } });
    expect(plan.textContent).toMatch(/ב־4 תשלומים/);
    accept();
    await press(/להזמין · היום .*2,100/);
    expect((await screen.findByText(/נתפסה בכרטיס/)).textContent).toMatch(
      /מקדמה של .*2,100.*היתרה, .*8,400.*7 בדצמבר/,
    );
    const placed = asked.find(({ path, method }) => path === '/v1/orders' && method === 'POST')!;
    expect(placed.body).toMatchObject({ expectedPrice: 10_500, paymentTerms: { ...terms, cardPayments: 4 } });
  });
});
