import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  answerAttendance,
  type Attendance,
  objectToAttendance,
  orderConsequences,
  proposeAttendance,
  readOrder,
} from '@smachot/contracts';
import { anOrderLinkedToEvent, settled } from '../testing/a-linked-order';
import { ORDER_ID } from '../testing/an-order';
import { renderOrders } from '../testing/render-orders';

const mine = `/me/orders/${ORDER_ID}`;
const theirs = `/dashboard/savta-julie/orders/${ORDER_ID}`;
const partner = { side: 'partner' } as const;
const sum = (participants: number, price: number, difference: number) => ({
  participants,
  price,
  difference,
});
const agreement = (more: Partial<Attendance>): { attendance: Attendance } => ({
  attendance: {
    attendanceId: '01920000-0000-7000-8000-00000000c00a',
    status: 'proposed',
    by: 'customer',
    proposedAt: '2026-12-01T16:00:00.000Z',
    floorPercent: 80,
    floor: sum(209, 43_584, -8_112),
    fixed: null,
    arrivedNow: null,
    arrived: null,
    counted: null,
    claimed: null,
    reason: '',
    countAt: '2099-12-18T10:00:00.000Z',
    until: null,
    decidedBy: null,
    ...more,
  },
});
const counting = (more: Partial<Attendance>) => ({
  status: 'counting' as const,
  estimate: null,
  ...agreement({ status: 'fixed', fixed: sum(248, 51_696, 0), ...more }),
});
const open = async (path: string, order: object) => {
  const { asked } = await renderOrders(path, [
    { call: orderConsequences, answer: { moves: {} } },
    { call: readOrder, answer: order },
    ...[proposeAttendance, answerAttendance, objectToAttendance].map((call) => ({ call, answer: order })),
  ]);
  const box = await screen.findByRole('region', { name: 'לשלם לפי מי שהגיעו' });
  const press = async (button: string) => {
    fireEvent.click(within(box).getByRole('button', { name: button }));
    return screen.findByRole('dialog');
  };
  const sent = () => asked.find(({ path: to }) => to.includes('/attendance'));
  return { box, press, sent };
};

afterEach(cleanup);

it('is proposed with the least that is paid, in money, and what happens where nobody uses the door', async () => {
  const { press, sent } = await open(mine, anOrderLinkedToEvent());
  const dialog = await press('להציע לשלם לפי מי שהגיעו');
  // 80 percent of the 261 that confirmed
  expect(dialog.textContent).toMatch(/לפחות .*209 אורחים.*43,/s);
  expect(dialog.textContent).toContain('אם אף אחד לא נרשם בכניסה');
  fireEvent.click(within(dialog).getByRole('radio', { name: /60%/ }));
  expect(dialog.textContent).toMatch(/לפחות .*157 אורחים/s);
  fireEvent.click(within(dialog).getByRole('button', { name: 'שליחת ההצעה' }));
  await waitFor(() => expect(sent()?.body).toEqual({ floorPercent: 60 }));
  expect(await screen.findByText('ההצעה נשלחה')).toBeTruthy();
});

it('is accepted by the other side, which reads the same terms', async () => {
  const { press, sent } = await open(theirs, anOrderLinkedToEvent(agreement({}), partner));
  const dialog = await press('לאשר את ההצעה');
  expect(dialog.textContent).toMatch(/לפחות .*209 אורחים.*43,584/s);
  expect(dialog.textContent).toContain('אם אף אחד לא נרשם בכניסה');
  fireEvent.click(within(dialog).getByRole('button', { name: 'לאשר את ההצעה' }));
  await waitFor(() => expect(sent()?.body).toEqual({ answer: 'accept' }));
});

it('shows the business how many entered, as a number, and takes its objection with a number and a reason', async () => {
  const live = await open(theirs, anOrderLinkedToEvent(counting({ arrivedNow: 187 }), partner));
  expect(live.box.textContent).toMatch(/נכנסו עד עכשיו.*187/s);
  cleanup();
  const counted = counting({
    status: 'counted',
    arrived: 190,
    counted: sum(209, 43_584, -8_112),
    until: '2099-12-19T10:00:00.000Z',
  });
  const { press, sent } = await open(theirs, anOrderLinkedToEvent(counted, partner));
  const dialog = await press('לערער על הספירה');
  fireEvent.click(within(dialog).getByRole('button', { name: 'שליחת הערעור' }));
  expect(sent()).toBeUndefined();
  fireEvent.change(within(dialog).getByRole('textbox', { name: /כמה אורחים/ }), { target: { value: '230' } });
  fireEvent.change(within(dialog).getByRole('textbox', { name: /איך ספרתם/ }), {
    target: { value: 'צלחות' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'שליחת הערעור' }));
  await waitFor(() => expect(sent()?.body).toEqual({ participants: 230, reason: 'צלחות' }));
});

it('shows the customer the number of the business before it is accepted', async () => {
  const objected = counting({
    status: 'objected',
    arrived: 190,
    counted: sum(209, 43_584, -8_112),
    claimed: sum(230, 47_952, -3_744),
    reason: 'ספרנו צלחות',
    until: '2099-12-25T10:00:00.000Z',
  });
  const { box, press, sent } = await open(mine, anOrderLinkedToEvent(objected));
  expect(box.textContent).toContain('ספרנו צלחות');
  const dialog = await press('לאשר את המספר של העסק');
  expect(dialog.textContent).toMatch(/230 אורחים.*47,952/s);
  fireEvent.click(within(dialog).getByRole('button', { name: 'לאשר את המספר של העסק' }));
  await waitFor(() => expect(sent()?.body).toEqual({ answer: 'concede' }));
});

it('says in the end what decided', async () => {
  const settlement = { status: 'settled' as const, estimate: null, settled };
  const { box } = await open(
    mine,
    anOrderLinkedToEvent({ ...settlement, ...agreement({ status: 'settled', decidedBy: 'no_door' }) }),
  );
  expect(box.textContent).toContain('בכניסה לא נרשם אף אחד');
});
