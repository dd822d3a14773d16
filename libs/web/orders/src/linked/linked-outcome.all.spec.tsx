import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { listCards, orderConsequences, payOrder, readOrder } from '@smachot/contracts';
import type { Answer } from '@smachot/web-platform';
import { anOrderLinkedToEvent, settled } from '../testing/a-linked-order';
import { CARD_ID, ORDER_ID } from '../testing/an-order';
import { renderOrders } from '../testing/render-orders';

const mine = `/me/orders/${ORDER_ID}`;
const theirs = `/dashboard/savta-julie/orders/${ORDER_ID}`;
const partner = { side: 'partner' } as const;
const answers = (order: object, ...more: Answer[]): Answer[] => [
  ...more,
  { call: orderConsequences, answer: { moves: {} } },
  { call: readOrder, answer: order },
];
const panel = () => screen.findByRole('region', { name: /מספר האורחים/ });

afterEach(cleanup);

describe('the end of following', () => {
  it.each([
    [{ status: 'settled', settled }, '271', /4,784.*נגבו בנוסף/],
    [{ status: 'settled', settled: { ...settled, difference: -208 } }, '271', /208.*מוחזרים/],
    [{ status: 'settled', settled: { ...settled, difference: 0 } }, '271', /המחיר לא השתנה/],
    [{ status: 'locked', settled }, '248', /לא שולם בתוך יממה/],
    [{ status: 'left', eventId: null }, '248', /כבר לא עוקבת/],
    [{ status: 'settling', settled, payBy: null }, '271', /4,784.*נגבים עכשיו/],
  ] as const)('is told plainly: %j', async (linkedOrder, number, words) => {
    for (const viewer of [{}, partner]) {
      const order = anOrderLinkedToEvent({ estimate: null, ...linkedOrder }, viewer);
      await renderOrders(viewer === partner ? theirs : mine, answers(order));
      const region = await panel();
      expect(within(region).getByText(number)).toBeTruthy();
      expect(region.textContent).toMatch(words);
      expect(within(region).queryByRole('button')).toBeNull();
      cleanup();
    }
  });

  it('says nothing of a number that was agreed on once the order is withdrawn', async () => {
    const order = anOrderLinkedToEvent({ estimate: null, status: 'left', eventId: null });
    await renderOrders(mine, answers({ ...order, status: 'recalled' }));
    const region = await panel();
    expect(within(region).getByText('248')).toBeTruthy();
    expect(region.textContent).not.toMatch(/לא ישתנה/);
  });

  it('lets the customer pay the rest with another card, or confirm it at the bank', async () => {
    const order = anOrderLinkedToEvent({
      status: 'settling',
      estimate: null,
      settled,
      payBy: '2099-12-16T17:30:00.000Z',
      authenticateUrl: 'https://bank.example/3ds',
    });
    const card = {
      _id: CARD_ID,
      lastFourDigits: '4417',
      isDefault: true,
      cardType: 'visa',
      expiry: '12/30',
      nickname: null,
      expired: false,
      status: 'confirmed',
      authenticateUrl: null,
    };
    const { asked } = await renderOrders(
      mine,
      answers(
        order,
        { call: payOrder, answer: anOrderLinkedToEvent({ status: 'settled', settled }) },
        { call: listCards, answer: { cards: [card] } },
      ),
    );
    const pay = await screen.findByRole('region', { name: 'התשלום על האורחים הנוספים לא עבר' });
    expect(pay.textContent).toMatch(/271 אורחים.*248 אורחים.*4,784/s);
    expect(within(pay).getByRole('link', { name: /בבנק/ }).getAttribute('href')).toBe(
      'https://bank.example/3ds',
    );
    fireEvent.click(await within(pay).findByRole('button', { name: /לשלם .*4,784/ }));
    expect(await screen.findByText('שולם. ההזמנה שלכם בטוחה')).toBeTruthy();
    expect(asked.find(({ path }) => path.endsWith('/pay'))!.body).toEqual({ cardId: CARD_ID });
  });

  it('says to the store that it waits for the rest', async () => {
    const order = anOrderLinkedToEvent(
      { status: 'settling', estimate: null, settled, payBy: '2099-12-16T17:30:00.000Z' },
      partner,
    );
    await renderOrders(theirs, answers(order));
    expect((await panel()).textContent).toMatch(/מחכים שישולמו .*4,784.*16 בדצמבר/);
    expect(screen.queryByRole('region', { name: 'התשלום על האורחים הנוספים לא עבר' })).toBeNull();
  });

  it('leaves one receipt for all that was paid, and the way to follow again to who left', async () => {
    const order = anOrderLinkedToEvent({ status: 'left', estimate: null });
    const again = { kind: 'captured', at: settled.at, amount: 4_784 } as const;
    await renderOrders(mine, answers({ ...order, timeline: [...order.timeline, again] }));
    expect(await screen.findAllByRole('button', { name: 'הורדת אישור התשלום' })).toHaveLength(1);
    expect(screen.getByRole('button', { name: /לעקוב אחרי אישורי ההגעה/ })).toBeTruthy();
  });
});
