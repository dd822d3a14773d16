import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  acceptAmendment,
  followInvitation,
  leaveInvitation,
  listInvitations,
  listRsvps,
  orderConsequences,
  proposeAmendment,
  readOrder,
  refuseAmendment,
} from '@smachot/contracts';
import type { Answer } from '@smachot/web-platform';
import {
  anOrderLinkedToEvent,
  AMENDMENT_ID,
  anAmendment,
  anInvitationAhead,
  EVENT_ID,
  seats,
  settled,
} from '../testing/a-linked-order';
import { anApprovedOrder, ORDER_ID } from '../testing/an-order';
import { renderOrders } from '../testing/render-orders';

const mine = `/me/orders/${ORDER_ID}`;
const theirs = `/dashboard/savta-julie/orders/${ORDER_ID}`;
const partner = { side: 'partner' } as const;
const problem = (code: string) => ({ error: 'ConflictException', message: 'x', code, requestId: 'r' });
const answers = (order: object, ...more: Answer[]): Answer[] => [
  ...more,
  { call: orderConsequences, answer: { moves: {} } },
  { call: readOrder, answer: order },
];
const panel = () => screen.findByRole('region', { name: /מספר האורחים/ });

afterEach(cleanup);

describe('the number in the dialog that asks for another', () => {
  const filled = async (linkedOrder: Parameters<typeof anOrderLinkedToEvent>[0]) => {
    await renderOrders(`${mine}?move=propose`, answers(anOrderLinkedToEvent(linkedOrder)));
    const dialog = await screen.findByRole('dialog');
    return within(dialog).getByRole<HTMLInputElement>('textbox').value;
  };
  it('is the one that was asked for and waits', async () =>
    expect(await filled({ amendment: anAmendment({ participants: 290 }) })).toBe('290'));
  it('is that of the answers, where they need the business’s yes', async () =>
    expect(await filled({ beyondAgreed: true, seatsConfirmed: 300 })).toBe('300'));
  it('is empty where nothing is known to ask for', async () => expect(await filled({})).toBe(''));
});

describe('an order that follows its guests, to its customer', () => {
  it('shows what was agreed, what is confirmed, what it would come to and until when', async () => {
    await renderOrders(mine, answers(anOrderLinkedToEvent()));
    const region = await panel();
    expect(region.textContent).toMatch(/נסגר ביום ג׳, 15 בדצמבר/);
    expect(region.textContent).toMatch(/248סוכם|סוכם248/);
    expect(region.textContent).toMatch(/אישרו עד עכשיו261|261אישרו עד עכשיו/);
    expect(region.textContent).toMatch(/54,400.*לתשלום.*2,704/s);
    expect(region.textContent).toMatch(/כל אורח נוסף.*208/s);
    expect(region.textContent).toContain('50 עד 400');
    const whose = within(region).getByRole('link', { name: /החתונה של נועה ואיתי/ });
    expect(whose.getAttribute('href')).toBe(`/me/rsvps/${EVENT_ID}`);
    expect(screen.getByText(/^ייתכן שישתנה עד .*15 בדצמבר/)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'איפה ההזמנה עומדת' }).textContent).toContain(
      'מספר האורחים מתעדכן',
    );
  });

  it('says that a number too far away counts only with a yes, until the business is asked', async () => {
    await renderOrders(mine, answers(anOrderLinkedToEvent({ beyondAgreed: true, seatsConfirmed: 290 })));
    expect((await panel()).textContent).toContain('רחוק ביותר מעשירית');
    cleanup();
    const amendment = anAmendment();
    await renderOrders(mine, answers(anOrderLinkedToEvent({ beyondAgreed: true, amendment })));
    const region = await panel();
    expect(region.textContent).not.toContain('רחוק ביותר מעשירית');
    expect(region.textContent).toMatch(/ביקשנו בשמכם 290 אורחים במקום 248 אורחים.*60,432.*לתשלום.*8,736/s);
  });

  it.each([
    ['accepted', 'אושרו 290 אורחים'],
    ['refused', 'לא אושרו 290 אורחים, ונשארו 248'],
    ['lapsed', 'כבר לא בתוקף'],
  ] as const)('says what came of an amendment: %s', async (status, words) => {
    await renderOrders(mine, answers(anOrderLinkedToEvent({ amendment: anAmendment({ status }) })));
    expect((await panel()).textContent).toContain(words);
  });

  it('asks for another number with its price, and not for one that follows by itself', async () => {
    const { asked } = await renderOrders(
      mine,
      answers(anOrderLinkedToEvent(), { call: proposeAmendment, answer: anOrderLinkedToEvent() }),
    );
    fireEvent.click(within(await panel()).getByRole('button', { name: 'לבקש מספר אחר' }));
    const dialog = await screen.findByRole('dialog', { name: 'לבקש מספר אורחים אחר' });
    const field = within(dialog).getByRole('textbox', { name: 'כמה אורחים' });
    const send = within(dialog).getByRole('button', { name: 'שליחת הבקשה' });
    const type = (value: string) => fireEvent.change(field, { target: { value } });
    fireEvent.click(send);
    await waitFor(() => expect(dialog.textContent).toContain('צריך מספר אורחים'));
    type('270');
    expect(dialog.textContent).toContain('שינוי קטן כזה לא דורש בקשה');
    type('500');
    fireEvent.click(send);
    await waitFor(() => expect(dialog.textContent).toContain('מתאים לעד 400 אורחים'));
    expect(asked.some(({ path }) => path.endsWith('/amendments'))).toBe(false);
    type('300');
    expect(dialog.textContent).toMatch(/62,512.*לתשלום.*10,816/s);
    fireEvent.click(send);
    expect(await screen.findByText('הבקשה נשלחה')).toBeTruthy();
    const sent = asked.find(({ path }) => path.endsWith('/amendments'))!;
    expect(sent.body).toEqual({ participants: 300 });
    expect(sent.headers.get('idempotency-key')).toBeTruthy();
  });

  it('leaves after one question that says what stays', async () => {
    const { asked } = await renderOrders(
      mine,
      answers(anOrderLinkedToEvent(), {
        call: leaveInvitation,
        answer: anOrderLinkedToEvent({ status: 'left' }),
      }),
    );
    fireEvent.click(within(await panel()).getByRole('button', { name: 'להפסיק לעקוב' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('248 אורחים יישארו');
    fireEvent.click(within(question).getByRole('button', { name: 'להפסיק לעקוב' }));
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/leave'))).toBe(true));
  });

  it('says that it came too late, and shows how it is now', async () => {
    const table = answers(anOrderLinkedToEvent(), {
      call: leaveInvitation,
      status: 409,
      answer: problem('order.too_late'),
    });
    await renderOrders(`${mine}?move=leave`, table);
    const question = await screen.findByRole('alertdialog');
    table[2] = { call: readOrder, answer: anOrderLinkedToEvent({ status: 'settled', settled }) };
    fireEvent.click(within(question).getByRole('button', { name: 'להפסיק לעקוב' }));
    expect(await screen.findByText(/השתנתה בינתיים, והפעולה לא בוצעה/)).toBeTruthy();
    expect(await screen.findByText(/נגבו בנוסף/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('begins to follow the guests of the event that is chosen', async () => {
    const another = anInvitationAhead({
      _id: '01920000-0000-7000-8000-00000000c009',
      title: 'החינה',
      date: '2099-12-10T17:30:00.000Z',
    });
    const { asked } = await renderOrders(
      mine,
      answers(
        anApprovedOrder(),
        { call: followInvitation, answer: anOrderLinkedToEvent() },
        { call: listRsvps, answer: { rsvps: [], stats: seats, nextCursor: null } },
        {
          call: listInvitations,
          answer: { invitations: [anInvitationAhead(), another], nextCursor: null },
        },
      ),
    );
    const order = anApprovedOrder();
    expect(order.following).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: /לעקוב אחרי אישורי ההגעה/ }));
    const dialog = await screen.findByRole('dialog', { name: 'לעקוב אחרי אישורי ההגעה?' });
    const choose = await within(dialog).findAllByRole('radio');
    expect(choose).toHaveLength(2);
    const follow = within(dialog).getByRole('button', { name: 'לעקוב' });
    expect(follow).toHaveProperty('disabled', true);
    fireEvent.click(within(dialog).getByRole('radio', { name: /החתונה של נועה ואיתי/ }));
    expect(await within(dialog).findByText('מתוך 412 מוזמנים')).toBeTruthy();
    fireEvent.click(follow);
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/follow'))).toBe(true));
    expect(asked.find(({ path }) => path.endsWith('/follow'))!.body).toEqual({ eventId: EVENT_ID });
  });

  it('leads to opening an event when there is none ahead', async () => {
    const past = anInvitationAhead({ date: '2020-01-01T17:30:00.000Z' });
    await renderOrders(
      `${mine}?move=follow`,
      answers(anApprovedOrder(), {
        call: listInvitations,
        answer: { invitations: [past], nextCursor: null },
      }),
    );
    const link = await screen.findByRole('link', { name: 'פתיחת אירוע' });
    expect(link.getAttribute('href')).toBe('/me/rsvps/new');
  });
});

describe('an order that follows its guests, to its store', () => {
  const waiting = () => anOrderLinkedToEvent({ amendment: anAmendment(), beyondAgreed: true }, partner);

  it('accepts another number with the price it brings', async () => {
    const { asked } = await renderOrders(
      theirs,
      answers(waiting(), { call: acceptAmendment, answer: anOrderLinkedToEvent({}, partner) }),
    );
    const region = await panel();
    expect(region.textContent).toContain('לפי אישורי ההגעה: 290 אורחים במקום 248 אורחים');
    expect(within(region).queryByRole('link')).toBeNull();
    expect(within(region).queryByRole('button', { name: /לבקש|להפסיק/ })).toBeNull();
    fireEvent.click(within(region).getByRole('button', { name: 'לאשר את המספר החדש' }));
    const dialog = await screen.findByRole('dialog', { name: 'לאשר את המספר החדש?' });
    expect(dialog.textContent).toMatch(/290 אורחים.*60,432.*לתשלום.*8,736/s);
    fireEvent.click(within(dialog).getByRole('button', { name: 'לאשר את המספר החדש' }));
    expect(await screen.findByText('המספר החדש אושר')).toBeTruthy();
    expect(asked.some(({ path }) => path.endsWith(`/amendments/${AMENDMENT_ID}/accept`))).toBe(true);
  });

  it('refuses it with a reason', async () => {
    const { asked } = await renderOrders(
      theirs,
      answers(waiting(), { call: refuseAmendment, answer: anOrderLinkedToEvent({}, partner) }),
    );
    fireEvent.click(within(await panel()).getByRole('button', { name: 'לא לאשר' }));
    const dialog = await screen.findByRole('dialog', { name: 'לא לאשר את המספר החדש?' });
    expect(dialog.textContent).toContain('248 אורחים יישארו המספר שסוכם');
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'אין מקום במטבח' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'לא לאשר' }));
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/refuse'))).toBe(true));
    expect(asked.find(({ path }) => path.endsWith('/refuse'))!.body).toEqual({ reason: 'אין מקום במטבח' });
  });
});
