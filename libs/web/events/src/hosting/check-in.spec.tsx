import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type DoorList, listCheckIn, recordScans, type ScanBatch } from '@smachot/contracts';
import { answerCalls } from '@smachot/web-platform';
import { startTexts, TestScreens } from '@smachot/web-ui';
import { discoverRoutes, hostedEventRoutes } from '..';

const id = (last: number) => `01920000-0000-7000-8000-0000000000${last}`;
const CODE = 'ABCDEFGHJKMNPQRS';
const list: DoorList = {
  title: 'סדנת פרחים',
  startsAt: '2090-05-04T17:00:00.000Z',
  closesAt: '2090-05-07T17:00:00.000Z',
  entries: [{ subjectId: id(21), name: 'דנה לוי', seats: 1, group: '', table: '', code: CODE, seat: null }],
  nextCursor: null,
};
afterEach(cleanup);

it('lets a ticket in once by its typed code, in any case, and says when it entered before', async () => {
  await startTexts('events');
  const { asked } = answerCalls([
    { call: listCheckIn, answer: list },
    { call: recordScans, answer: { arrivals: [], next: 0, more: false, refused: [] } },
  ]);
  const routes = [{ path: '/me/events', children: hostedEventRoutes }];
  render(<TestScreens at={`/me/events/${id(22)}/check-in`} routes={routes} />);
  await screen.findByText('דנה לוי');
  // this window has no camera
  expect(screen.getByText(/הדפדפן הזה לא נותן לדף להשתמש במצלמה/)).toBeTruthy();
  const check = (code: string) => {
    fireEvent.change(screen.getByRole('textbox', { name: /הקוד שבכרטיס/ }), { target: { value: code } });
    fireEvent.click(screen.getByRole('button', { name: 'בדיקה' }));
  };
  check('abcd-efgh-jkmn-pqrs');
  expect(await screen.findByText('נכנסים: דנה לוי')).toBeTruthy();
  check(`https://app.smachot.example/t/${CODE}`);
  expect(await screen.findByText(/הכרטיס כבר נכנס ב-\d\d:\d\d, כאן/)).toBeTruthy();
  check('0000000000000000');
  expect(await screen.findByText(/זה לא כרטיס של האירוע הזה/)).toBeTruthy();
  await waitFor(() => {
    const scans = asked.flatMap(({ body }) => (body as ScanBatch | undefined)?.scans ?? []);
    expect(scans.map(({ subjectId }) => subjectId)).toEqual([id(21)]);
  });
});

it('counts a ticket that two phones admitted once, and shows that it was admitted twice', async () => {
  await startTexts('events');
  const arrival = (scan: number, door: string) => ({
    ...{ scanId: id(scan), subjectId: id(21), people: 1, at: `2090-05-04T17:0${scan - 30}:00.000Z` },
    ...{ undoes: null, name: '', deviceId: id(scan + 10), door },
  });
  const arrivals = [arrival(31, 'שער'), arrival(32, 'גינה')];
  answerCalls([
    { call: listCheckIn, answer: list },
    { call: recordScans, answer: { arrivals, next: 2, more: false, refused: [] } },
  ]);
  const routes = [{ path: '/me/events', children: hostedEventRoutes }];
  render(<TestScreens at={`/me/events/${id(23)}/check-in`} routes={routes} />);
  expect(await screen.findByText('נסרק פעמיים, נספר פעם אחת')).toBeTruthy();
  const counts = screen.getByRole('region', { name: 'הגיעו' });
  expect(counts.textContent).toMatch(/^1הגיעו/);
  expect(screen.getByRole('heading', { name: 'לבדיקה' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /לבטל את הכניסה הזאת: דנה לוי/ })).toHaveLength(2);
});

it('shows who scans a ticket its purpose, and asks the server nothing', async () => {
  await startTexts('events');
  const { asked } = answerCalls([]);
  render(<TestScreens at={`/t/${CODE}`} routes={discoverRoutes} />);
  expect(await screen.findByRole('heading', { name: 'כרטיס לאירוע' })).toBeTruthy();
  expect(screen.getByText('ABCD-EFGH-JKMN-PQRS')).toBeTruthy();
  expect(asked).toEqual([]);
});
