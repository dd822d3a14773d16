import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  cancelOrder,
  kitchenSheet,
  listCards,
  orderConsequences,
  payOrder,
  readOrder,
  recallOrder,
} from '@smachot/contracts';
import type { Answer } from '@smachot/web-platform';
import { anOrderLinkedToEvent } from '../testing/a-linked-order';
import { anApprovedOrder, anOrder, ORDER_ID } from '../testing/an-order';
import { renderOrders } from '../testing/render-orders';

const mine = `/me/orders/${ORDER_ID}`;
const theirs = `/dashboard/savta-julie/orders/${ORDER_ID}`;
const nothing = { captured: 0, refunded: 0, kept: 0, owed: 0 };
const law = { captured: 0, refunded: 51_596, kept: 100, owed: 0, because: 'law' };
const released = { ...nothing, because: 'hold_released' };
const consequences = (moves: object): Answer => ({ call: orderConsequences, answer: { moves } });
const problem = (code: string) => ({ error: 'ConflictException', message: 'x', code, requestId: 'r' });

afterEach(cleanup);

it('says what an order costs to cancel before it is cancelled, and warns of its conditions', async () => {
  const { asked } = await renderOrders(mine, [
    { call: cancelOrder, answer: anApprovedOrder({ status: 'cancelled_customer' }) },
    consequences({ cancel: law }),
    { call: readOrder, answer: anApprovedOrder() },
  ]);
  const move = await screen.findByRole('button', { name: /ביטול ההזמנה/ });
  await waitFor(() => expect(move.textContent).toContain('51,596'));
  fireEvent.click(move);
  const dialog = await screen.findByRole('dialog', { name: 'לבטל את ההזמנה?' });
  expect(dialog.textContent).toContain('ייתכן שחלים תנאי ביטול');
  expect(dialog.textContent).toMatch(/יוחזר.*51,596.*דמי ביטול.*100/s);
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'התאריך השתנה' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'ביטול ההזמנה' }));
  expect(await screen.findByText('ההזמנה בוטלה')).toBeTruthy();
  const cancelled = asked.find(({ path }) => path.endsWith('/cancel'))!;
  expect(cancelled.body).toEqual({ reason: 'התאריך השתנה', expectedRefund: 51_596 });
  expect(cancelled.headers.get('idempotency-key')).toBeTruthy();
});

it('says what a change by agreement was about, and of one from before it was noted that there was one', async () => {
  const order = anApprovedOrder();
  const changed = {
    kind: 'change_accepted',
    at: order.createdAt,
    amount: null,
    changes: { terms: false, menu: true, participants: { was: 120, now: 140 } },
  } as const;
  const { changes: _, ...older } = changed;
  await renderOrders(mine, [
    consequences({}),
    { call: readOrder, answer: { ...order, timeline: [...order.timeline, older, changed] } },
  ]);
  expect(await screen.findByText('שונה בהסכמה: מספר האורחים, 120 ← 140 · התפריט')).toBeTruthy();
  expect(screen.getByText('המועד או המקום שונו בהסכמה')).toBeTruthy();
});

it('recalls a waiting order after one plain question', async () => {
  const { asked } = await renderOrders(mine, [
    { call: recallOrder, answer: anOrder({ status: 'recalled' }) },
    consequences({ recall: released }),
    { call: readOrder, answer: anOrder() },
  ]);
  fireEvent.click(await screen.findByRole('button', { name: /משיכת ההזמנה חזרה.*לא תחויבו/s }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).not.toContain('תנאי ביטול');
  fireEvent.click(within(question).getByRole('button', { name: 'לבטל את ההזמנה' }));
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/recall'))).toBe(true));
});

it('says that the order moved meanwhile, and shows where it is now', async () => {
  const answers: Answer[] = [
    { call: recallOrder, status: 409, answer: problem('lifecycle.illegal_move') },
    consequences({ recall: released, cancel: law }),
    { call: readOrder, answer: anOrder() },
  ];
  await renderOrders(mine, answers);
  fireEvent.click(await screen.findByRole('button', { name: /משיכת ההזמנה חזרה.*לא תחויבו/s }));
  answers[2] = { call: readOrder, answer: anApprovedOrder() };
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'לבטל את ההזמנה' }),
  );
  expect(await screen.findByText(/השתנתה בינתיים, והפעולה לא בוצעה. עכשיו היא: אושרה/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByRole('button', { name: /משיכת ההזמנה חזרה/ })).toBeNull();
});

it('keeps the dialog open with the new sum when the refund changed', async () => {
  const answers: Answer[] = [
    { call: cancelOrder, status: 409, answer: problem('refund.changed') },
    consequences({ cancel: law }),
    { call: readOrder, answer: anApprovedOrder() },
  ];
  const { asked } = await renderOrders(`${mine}?move=cancel`, answers);
  const dialog = await screen.findByRole('dialog', { name: 'לבטל את ההזמנה?' });
  answers[1] = consequences({ cancel: { ...law, refunded: 25_848, kept: 25_848, because: 'policy' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'ביטול ההזמנה' }));
  expect((await within(dialog).findAllByRole('alert')).map((one) => one.textContent).join()).toContain(
    'ההחזר',
  );
  await waitFor(() => expect(dialog.textContent).toContain('25,848'));
  fireEvent.click(within(dialog).getByRole('button', { name: 'ביטול ההזמנה' }));
  await waitFor(() => expect(asked.filter(({ path }) => path.endsWith('/cancel'))).toHaveLength(2));
  const [first, second] = asked.filter(({ path }) => path.endsWith('/cancel'));
  expect(second!.body).toMatchObject({ expectedRefund: 25_848 });
  expect(second!.headers.get('idempotency-key')).not.toBe(first!.headers.get('idempotency-key'));
});

it('lets a payment that failed be made again, with the card chosen', async () => {
  const order = anApprovedOrder();
  const unpaid = { ...order, payment: { ...order.payment, status: 'action_required' as const, captured: 0 } };
  const cards = [1, 2].map((n) => ({
    _id: `01920000-0000-7000-8000-00000000d00${n}`,
    lastFourDigits: `000${n}`,
    isDefault: n === 1,
    cardType: 'visa',
    expiry: '12/30',
    nickname: null,
    expired: false,
    status: 'confirmed',
    authenticateUrl: null,
  }));
  const { asked } = await renderOrders(mine, [
    { call: payOrder, answer: order },
    { call: listCards, answer: { cards } },
    consequences({ cancel: { ...nothing, because: 'nothing_paid' } }),
    { call: readOrder, answer: unpaid },
  ]);
  fireEvent.click(await screen.findByRole('radio', { name: /0002/ }));
  fireEvent.click(screen.getByRole('button', { name: /לשלם/ }));
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/pay'))).toBe(true));
  expect(asked.find(({ path }) => path.endsWith('/pay'))!.body).toEqual({ cardId: cards[1]!._id });
});

it('says that there is no such order, with the way to the others', async () => {
  await renderOrders(mine, []);
  expect(await screen.findByRole('heading', { name: 'ההזמנה לא נמצאה' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'לכל ההזמנות' }).getAttribute('href')).toBe('/me/orders');
});

it('gives the partner only the moves of a partner, and the phone after the approval', async () => {
  await renderOrders(theirs, [
    consequences({ approve: { ...nothing, captured: 51_696, because: 'capture' }, decline: released }),
    { call: readOrder, answer: anOrder({ side: 'partner' }) },
  ]);
  expect(await screen.findByRole('button', { name: /אישור ההזמנה/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /דחיית ההזמנה/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /משיכת|ביטול/ })).toBeNull();
  expect(screen.getByText(/הטלפון של הלקוח יופיע כאן אחרי האישור/)).toBeTruthy();
});

it('prints a sheet without prices and phones', async () => {
  await renderOrders(`${theirs}/kitchen`, [
    {
      call: kitchenSheet,
      answer: {
        participants: 248,
        expected: null,
        customerName: 'דנה',
        eventTitle: null,
        floatsUntil: null,
        wishes: [],
      },
    },
    { call: readOrder, answer: anOrder({ side: 'partner' }) },
  ]);
  const sheet = await screen.findByRole('article');
  expect(within(sheet).getByRole('row', { name: /מגש דגים × 12/ })).toBeTruthy();
  expect(sheet.textContent).toContain('כניסה מהשער האחורי');
  expect(sheet.textContent).not.toMatch(/052|345-6789|₪/);
});

it('counts on it what the guests asked for, and says until when the number may change', async () => {
  const wishes = [
    { kind: 'vegan', count: 7 },
    { kind: 'nut_allergy', count: 1 },
    { kind: 'other', count: 2 },
  ];
  await renderOrders(`${theirs}/kitchen`, [
    {
      call: kitchenSheet,
      answer: {
        participants: 261,
        expected: 248,
        customerName: 'דנה',
        eventTitle: 'החתונה של נועה ואיתי',
        floatsUntil: '2026-12-15T17:30:00.000Z',
        wishes,
      },
    },
    { call: readOrder, answer: anOrderLinkedToEvent({}, { side: 'partner' }) },
  ]);
  const sheet = await screen.findByRole('article');
  const asked = await within(sheet).findByRole('region', { name: 'בקשות של אורחים' });
  await within(asked).findByText('טבעוני');
  expect(
    within(asked)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['7טבעוני', '1אלרגיה לאגוזים', '2בקשות אחרות: לברר עם המארחים']);
  expect(within(sheet).getByText('261')).toBeTruthy();
  for (const words of ['לפי האישורים עכשיו: 248', 'דנה', 'החתונה של נועה ואיתי'])
    expect(within(sheet).getByText(words)).toBeTruthy();
  expect(sheet.textContent).toMatch(/ייתכן שישתנה עד .*15 בדצמבר/);
  expect(sheet.textContent).not.toMatch(/052|345-6789|₪/);
});
