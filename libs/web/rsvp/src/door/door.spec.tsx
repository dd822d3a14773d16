import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  createDoorLink,
  type DoorList,
  listDoor,
  listDoorByLink,
  listDoorLinks,
  recordArrivals,
  recordArrivalsByLink,
  revokeDoorLink,
  type ScanBatch,
} from '@smachot/contracts';
import { type Answer, refusing } from '@smachot/web-platform';
import { EVENT_ID } from '../testing/a-guest';
import { renderScreens } from '../testing/render-screens';

const id = (last: number) => `01920000-0000-7000-8000-0000000000${last}`;
const list: DoorList = {
  title: 'החתונה של נועה',
  startsAt: '2090-05-04T17:00:00.000Z',
  closesAt: '2090-05-07T17:00:00.000Z',
  entries: [
    { subjectId: id(11), name: 'דנה כהן', seats: 5, group: 'family', table: '7', code: null, seat: null },
    { subjectId: id(12), name: 'עומר פז', seats: 1, group: 'work', table: '', code: null, seat: null },
  ],
  nextCursor: null,
};
const nothing = { arrivals: [], next: 0, more: false, refused: [] };
const link = { doorLinkId: id(13), name: 'שער', createdAt: '2027-01-08T09:00:00.000Z' };
const address = `https://app.smachot.example/door#${'x'.repeat(32)}`;
const answers = (...more: Answer[]): Answer[] => [
  ...more,
  { call: listDoor, answer: list },
  { call: recordArrivals, answer: nothing },
  { call: listDoorLinks, answer: { links: [link] } },
  { call: createDoorLink, answer: { ...link, address } },
  { call: revokeDoorLink, status: 204 },
];
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(cleanup);

it('lets the guests in by name or table, adds a walk-in, and tells the server of each', async () => {
  const { asked } = await renderScreens(`/me/rsvps/${EVENT_ID}/door`, answers());
  await screen.findByText('דנה כהן');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '7' } });
  await waitFor(() => expect(screen.queryByText('עומר פז')).toBeNull());
  press('כל ה-5 נכנסים: דנה כהן');
  expect(await screen.findByText('הגיעו 5 מתוך 5')).toBeTruthy();
  press('ביטול הכניסה האחרונה: דנה כהן');
  await waitFor(() => expect(screen.queryByText('הגיעו 5 מתוך 5')).toBeNull());
  fireEvent.change(screen.getByRole('textbox', { name: /^שם/ }), { target: { value: 'דוד מהפתעה' } });
  press('להוסיף ולהכניס');
  await waitFor(() => {
    const scans = asked
      .filter(({ path }) => path.endsWith('/door/scans'))
      .flatMap(({ body }) => (body as ScanBatch).scans);
    expect(new Set(scans.map(({ scanId }) => scanId)).size).toBe(3);
    expect(scans.at(-1)).toMatchObject({ name: 'דוד מהפתעה', people: 1 });
  });
});

it('makes a link for helpers, shows it once, and revokes one after asking', async () => {
  const { asked } = await renderScreens(`/me/rsvps/${EVENT_ID}/door`, answers());
  await screen.findByRole('button', { name: 'לבטל את הקישור: שער' });
  press('ליצור קישור');
  expect(await screen.findByText(address)).toBeTruthy();
  press('לבטל את הקישור: שער');
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'לבטל' }));
  await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
});

it('opens by a door link without an account, and says so when it was revoked', async () => {
  const byLink = [
    { call: listDoorByLink, answer: list },
    { call: recordArrivalsByLink, answer: nothing },
  ];
  await renderScreens('/door#token', byLink);
  expect(await screen.findByText('עומר פז')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'קישור לעוזרים' })).toBeNull();
  cleanup();
  const revoked = [refusing(listDoorByLink, 'not_found'), refusing(recordArrivalsByLink, 'not_found')];
  await renderScreens('/door#token', revoked);
  expect(await screen.findByText('הרשימה הזאת לא פתוחה לכם')).toBeTruthy();
  expect(screen.queryByText('עומר פז')).toBeNull();
  expect(screen.queryByText(/לא נשלח/)).toBeNull();
});

it('still says how many scans were not sent after the link was revoked', async () => {
  const unreached = [
    { call: listDoorByLink, answer: list },
    { call: recordArrivalsByLink, status: 503 },
  ];
  await renderScreens('/door#waiting', unreached);
  await screen.findByText('עומר פז');
  press('כניסה: עומר פז');
  await screen.findByText('סריקה אחת עוד לא נשלחה');
  cleanup();
  const revoked = [refusing(listDoorByLink, 'not_found'), refusing(recordArrivalsByLink, 'not_found')];
  await renderScreens('/door#waiting', revoked);
  expect(await screen.findByText('הרשימה הזאת לא פתוחה לכם')).toBeTruthy();
  expect(screen.getByText('סריקה אחת עוד לא נשלחה')).toBeTruthy();
});
