import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  acceptChange,
  type ChangeRequest,
  type Order,
  orderConsequences,
  previewChange,
  proposeChange,
  readOrder,
  refuseChange,
  withdrawChange,
} from '@smachot/contracts';
import type { Answer } from '@smachot/web-platform';
import { anOrderLinkedToEvent } from '../testing/a-linked-order';
import { ORDER_ID } from '../testing/an-order';
import { renderOrders } from '../testing/render-orders';

const mine = `/me/orders/${ORDER_ID}`;
const theirs = `/dashboard/savta-julie/orders/${ORDER_ID}`;
const FROM = '2099-12-17T17:30:00.000Z';
const TO = '2099-12-24T17:30:00.000Z';
const REQUEST_ID = '01920000-0000-7000-8000-00000000c0aa';
const free = { state: 'free', restDay: false } as const;
const problem = (code: string) => ({ error: 'ConflictException', message: 'x', code, requestId: 'r' });
const asked = (overrides: Partial<ChangeRequest> = {}): ChangeRequest => ({
  requestId: REQUEST_ID,
  by: 'customer',
  status: 'open',
  from: { datetime: FROM, location: null, participants: null, menu: null, lines: null },
  to: { datetime: TO, location: null, participants: null, menu: null, lines: null },
  difference: 0,
  calendar: free,
  proposedAt: '2099-12-01T10:00:00.000Z',
  respondBy: '2099-12-03T10:00:00.000Z',
  answeredAt: null,
  ...overrides,
});
const moved = {
  cancelledAt: null,
  moved: { from: { datetime: FROM, address: null }, to: { datetime: TO, address: null } },
  offer: { datetime: TO, location: null },
};
const anOrder = (overrides: Partial<Order> = {}, event = {}): Order => {
  const order = anOrderLinkedToEvent(event, overrides);
  const { orderSummary } = order;
  const eventInfo = { ...orderSummary.eventInfo, datetime: FROM };
  return { ...order, comesToCustomer: false, orderSummary: { ...orderSummary, eventInfo } };
};
const answers = (order: object, ...more: Answer[]): Answer[] => [
  ...more,
  { call: orderConsequences, answer: { moves: {} } },
  { call: readOrder, answer: order },
];
const box = () => screen.findByRole('region', { name: /שינוי|לשנות/ });

afterEach(cleanup);

describe('asking for another number', () => {
  const preview: Answer = { call: previewChange, answer: { difference: 1_500, calendar: free } };
  const fixed = (overrides: Partial<Order> = {}): Order => ({ ...anOrder(overrides), following: null });

  it.each([
    ['the customer', mine, {}],
    ['the business', theirs, { side: 'partner' as const }],
  ])('is for %s, and says what it costs before it is asked', async (_, at, about) => {
    const order = fixed(about);
    const { asked: calls } = await renderOrders(
      at,
      answers(order, preview, { call: proposeChange, answer: order }),
    );
    fireEvent.click(await screen.findByRole('button', { name: /לשנות תאריך/ }));
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /אורחים/ });
    expect(field.value).toBe('248');
    fireEvent.change(field, { target: { value: '' } });
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'שליחת הבקשה' }).disabled).toBe(
      true,
    );
    fireEvent.change(field, { target: { value: '260' } });
    expect(await within(dialog).findByText(/1,500/)).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'שליחת הבקשה' }));
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/changes'))).toBe(true));
    expect(calls.find(({ path }) => path.endsWith('/changes'))!.body).toMatchObject({
      participants: 260,
      expectedDifference: 1_500,
    });
  });

  it('is not for a customer whose guests are counted by an invitation: that is asked beside their number', async () => {
    await renderOrders(`${mine}?move=change`, answers(anOrder(), preview));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('textbox', { name: /אורחים/ })).toBeNull();
  });

  it('is shown beside the number there was', async () => {
    const changeRequest = asked({
      by: 'partner',
      from: { datetime: FROM, location: null, participants: 248, menu: null, lines: null },
      to: { datetime: FROM, location: null, participants: 260, menu: null, lines: null },
      difference: 1_500,
    });
    await renderOrders(mine, answers(fixed({ changeRequest })));
    expect((await box()).textContent).toMatch(/במקום 248 אורחים: 260 אורחים/);
  });
});

describe('asking for another date', () => {
  const preview: Answer = { call: previewChange, answer: { difference: 0, calendar: free } };

  it('offers the new date of the event in one tap, with what the calendar says', async () => {
    const { asked: calls } = await renderOrders(
      mine,
      answers(anOrder({}, { event: moved }), preview, { call: proposeChange, answer: anOrder() }),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'להעביר את ההזמנה למועד החדש' }));
    const dialog = await screen.findByRole('dialog', { name: 'לשנות את ההזמנה' });
    expect(within(dialog).getByLabelText<HTMLInputElement>('תאריך').value).toBe('24.12.2099');
    await waitFor(() => expect(dialog.textContent).toContain('המועד הזה פנוי'));
    expect(dialog.textContent).toContain('המחיר לא משתנה');
    fireEvent.click(within(dialog).getByRole('button', { name: 'שליחת הבקשה' }));
    expect(await screen.findByText('הבקשה נשלחה')).toBeTruthy();
    const sent = calls.find(({ path }) => path.endsWith('/changes'))!;
    expect(sent.body).toEqual({ datetime: TO, location: null, participants: null, expectedDifference: 0 });
    expect(sent.headers.get('idempotency-key')).toBeTruthy();
  });
  it('asks nothing that the server would refuse, and says why', async () => {
    const refused = { call: previewChange, status: 409, answer: problem('slot.notice') };
    await renderOrders(mine, answers(anOrder(), refused));
    fireEvent.click(await screen.findByRole('button', { name: /לשנות תאריך, שעה, מקום או מספר אורחים/ }));
    const dialog = await screen.findByRole('dialog', { name: 'לשנות את ההזמנה' });
    await waitFor(() => expect(dialog.textContent).toContain('המועד קרוב מדי'));
    expect(within(dialog).getByRole('button', { name: 'שליחת הבקשה' })).toHaveProperty('disabled', true);
  });
  it('says what another place adds to the price', async () => {
    const answer = { difference: 180, calendar: { state: 'closed', restDay: true } };
    await renderOrders(mine, answers(anOrder(), { call: previewChange, answer }));
    fireEvent.click(await screen.findByRole('button', { name: /לשנות תאריך, שעה, מקום או מספר אורחים/ }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.textContent).toMatch(/סגור.*שבת או חג.*יעלה ב.*180/s));
  });
  it('is not offered before the business has agreed, nor after the cut-off', async () => {
    for (const order of [
      anOrder({ status: 'pending' }),
      anOrder({}, { cutOffAt: '2020-01-01T00:00:00.000Z' }),
      anOrder({ readOnly: true, side: 'partner' }),
    ]) {
      await renderOrders(mine, answers(order));
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByRole('button', { name: /לשנות תאריך/ })).toBeNull();
      cleanup();
    }
  });
});

describe('a change that was asked for', () => {
  it('stands before the business with its calendar, and is agreed to', async () => {
    const order = anOrder({ side: 'partner', changeRequest: asked() });
    const { asked: calls } = await renderOrders(
      theirs,
      answers(order, { call: acceptChange, answer: order }),
    );
    const region = await box();
    expect(region.textContent).toMatch(/17 בדצמבר.*24 בדצמבר/s);
    expect(region.textContent).toContain('המועד הזה פנוי');
    fireEvent.click(within(region).getByRole('button', { name: 'לאשר את השינוי' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('24 בדצמבר');
    fireEvent.click(within(question).getByRole('button', { name: 'לאשר את השינוי' }));
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith(`${REQUEST_ID}/accept`))).toBe(true));
  });
  it('says why it cannot be agreed to', async () => {
    const order = anOrder({
      side: 'partner',
      changeRequest: asked({ calendar: { state: 'taken', restDay: false } }),
    });
    const taken = { call: acceptChange, status: 409, answer: problem('slot.taken') };
    await renderOrders(theirs, answers(order, taken));
    const region = await box();
    expect(region.textContent).toContain('כבר תפוס');
    fireEvent.click(within(region).getByRole('button', { name: 'לאשר את השינוי' }));
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: 'לאשר את השינוי' }));
    expect(await within(question).findByRole('alert')).toBeTruthy();
  });
  it('is refused with a reason', async () => {
    const order = anOrder({ side: 'partner', changeRequest: asked() });
    const { asked: calls } = await renderOrders(
      theirs,
      answers(order, { call: refuseChange, answer: order }),
    );
    fireEvent.click(within(await box()).getByRole('button', { name: 'לא לאשר' }));
    const dialog = await screen.findByRole('dialog', { name: 'לא לאשר את השינוי?' });
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'אנחנו בחתונה אחרת' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'לא לאשר' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path.endsWith('/refuse'))?.body).toEqual({
        reason: 'אנחנו בחתונה אחרת',
      }),
    );
  });
  it('waits before the side that asked, which may take it back and not answer it', async () => {
    const order = anOrder({ changeRequest: asked() });
    const { asked: calls } = await renderOrders(
      mine,
      answers(order, { call: withdrawChange, answer: order }),
    );
    const region = await box();
    expect(within(region).queryByRole('button', { name: 'לאשר את השינוי' })).toBeNull();
    fireEvent.click(within(region).getByRole('button', { name: 'למשוך את הבקשה' }));
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: 'למשוך את הבקשה' }));
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/withdraw'))).toBe(true));
  });
  it.each([
    ['accepted', /ההזמנה עודכנה/],
    ['refused', /אפשר להתקשר, לבקש מועד אחר, או לבטל/],
    ['lapsed', /לא התקבלה תשובה בזמן/],
  ] as const)('tells what came of it, and what is next: %s', async (status, words) => {
    await renderOrders(mine, answers(anOrder({ changeRequest: asked({ status, calendar: null }) })));
    expect((await box()).textContent).toMatch(words);
  });
});
