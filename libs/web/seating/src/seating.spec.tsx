import {
  changeSeating,
  listRsvps,
  readSeating,
  readTableRelease,
  releaseTables,
  type Rsvp,
  type Seating,
} from '@smachot/contracts';
import { type Answer, answerCalls, forgetDrafts } from '@smachot/web-platform';
import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { seatingRoutes } from './routes';
import { aGuest, aSeating, aTable, EVENT_ID, guestId, tableId } from './testing/a-plan';
import './texts';

const NOTHING_OUTDATED = { tables: [], goneTables: [], guests: [], goneGuests: [] };
const saved = { tables: [], guests: [], splits: [], outdated: NOTHING_OUTDATED };
const guests = [
  aGuest(1, { attendeeName: 'דנה כהן', tableName: '1' }),
  aGuest(2, { attendeeName: 'רמי לוי', specialRequests: 'בלי גלוטן' }),
  aGuest(3, { attendeeName: 'שירה אבן', rsvpStatus: 'maybe', side: 'groom' }),
];

const renderPlan = async (
  seating: Partial<Seating> = {},
  rsvps: Rsvp[] = guests,
  answers: Answer[] = [{ call: changeSeating, answer: saved }],
) => {
  prepareTestWindow(1440);
  await startTexts('seating');
  const { asked } = answerCalls([
    ...answers,
    { call: readSeating, answer: aSeating(seating) },
    { call: listRsvps, answer: { rsvps, nextCursor: null } },
  ]);
  const at = `/me/rsvps/${EVENT_ID}/seating`;
  render(<TestScreens at={at} routes={[{ path: '/me/rsvps', children: seatingRoutes }]} />);
  await screen.findByRole('heading', { name: 'סידור ישיבה' });
  const patches = () => asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  return { patches };
};
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const table = (name: string) => button(new RegExp(`^שולחן ${name},`));
const unseated = () => within(screen.getByRole('region', { name: 'בלי שולחן' }));

// what is left of a test is saved a moment later
afterEach(forgetDrafts);

it('seats a guest by two presses, says so, saves it with the version that was read, and takes it back', async () => {
  const { patches } = await renderPlan();
  fireEvent.click(await screen.findByRole('button', { name: /רמי לוי/ }));
  fireEvent.click(table('2'));
  expect(screen.getByText('רמי לוי בשולחן 2.')).toBeTruthy();
  expect(table('2').textContent).toContain('4 מתוך 6');
  expect(unseated().queryByText('רמי לוי')).toBeNull();
  await waitFor(() =>
    expect(patches()).toMatchObject([
      { seats: [{ rsvpId: guestId(2), version: 1, at: [{ tableId: tableId(2), seats: 4 }] }] },
    ]),
  );
  fireEvent.click(button('ביטול הפעולה האחרונה'));
  expect(unseated().getByText('רמי לוי')).toBeTruthy();
  fireEvent.keyDown(document.body, { code: 'KeyY', key: 'y', ctrlKey: true });
  expect(unseated().queryByText('רמי לוי')).toBeNull();
});

it('shows a table that is too full, moves it by the keyboard, and finds guests by name and need', async () => {
  await renderPlan();
  fireEvent.click(await screen.findByRole('button', { name: /שירה אבן/ }));
  fireEvent.click(table('1'));
  expect(table('1').textContent).toContain('שניים יותר מדי');
  expect(screen.getByText('שולחן אחד מלא מדי')).toBeTruthy();
  fireEvent.keyDown(table('2'), { key: 'ArrowRight', code: 'ArrowRight' });
  expect(screen.getByText('שולחן 2 זז למקום 620/200.')).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox', { name: 'חיפוש אורח' }), { target: { value: 'רמ' } });
  expect(unseated().getByText('רמי לוי')).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox', { name: 'חיפוש אורח' }), { target: { value: 'זזז' } });
  expect(screen.getByText('אף אורח לא מתאים לחיפוש.')).toBeTruthy();
});

it('opens a table: splits a guest over two, and renames and deletes it', async () => {
  const { patches } = await renderPlan();
  await screen.findByText('רמי לוי');
  fireEvent.click(table('1'));
  fireEvent.click(button('פיצול של דנה כהן לשני שולחנות'));
  fireEvent.click(table('2'));
  await waitFor(() => expect(patches()).toHaveLength(1));
  expect(patches()[0]).toMatchObject({
    seats: [
      {
        at: [
          { tableId: tableId(1), seats: 2 },
          { tableId: tableId(2), seats: 2 },
        ],
      },
    ],
  });
  fireEvent.click(table('2'));
  const name = screen.getByRole('textbox', { name: 'שם או מספר' });
  fireEvent.change(name, { target: { value: '1' } });
  expect(screen.getByText('יש כבר שולחן בשם הזה')).toBeTruthy();
  fireEvent.change(name, { target: { value: 'כבוד' } });
  fireEvent.blur(name);
  expect(await screen.findByRole('heading', { name: 'שולחן כבוד' })).toBeTruthy();
  fireEvent.click(button('למחוק את השולחן'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: /^שולחן כבוד,/ })).toBeNull();
});

it('seats the rest by the wishes, and says for whom there was no room', async () => {
  const { patches } = await renderPlan({ tables: [aTable(1), aTable(2, { traits: ['near_door'] })] });
  await screen.findByText('רמי לוי');
  fireEvent.click(button('בקשות ישיבה'));
  const wishes = within(screen.getByRole('dialog'));
  fireEvent.change(wishes.getByRole('combobox'), { target: { value: 'near_door' } });
  fireEvent.change(wishes.getByRole('searchbox'), { target: { value: 'שירה' } });
  fireEvent.click(wishes.getByRole('checkbox', { name: 'שירה אבן' }));
  fireEvent.click(wishes.getByRole('button', { name: 'הוספת הבקשה' }));
  expect(wishes.getByRole('button', { name: 'מחיקת הבקשה של שירה אבן' })).toBeTruthy();
  fireEvent.click(wishes.getByRole('button', { name: 'סגירה' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(button('להושיב את השאר'));
  fireEvent.click(button('להושיב'));
  expect(await screen.findByText('לאורח אחד לא נמצא מקום. הוסיפו שולחן או מקומות.')).toBeTruthy();
  const rest = within(screen.getByRole('dialog'));
  fireEvent.click(rest.getAllByRole('button', { name: 'סגירה' }).at(-1)!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const seats = [{ rsvpId: guestId(3), at: [{ tableId: tableId(2), seats: 4 }] }];
  await waitFor(() => expect(patches().at(-1)).toMatchObject({ seats }));
});

it('seats the rest on the chairs of those who declined', async () => {
  const gone = aGuest(1, { attendeeName: 'דנה כהן', tableName: '1', rsvpStatus: 'declined' });
  const { patches } = await renderPlan({ tables: [aTable(1)] }, [gone, guests[1]!]);
  await screen.findByText('רמי לוי');
  expect(table('1').textContent).toContain('0 מתוך 6');
  fireEvent.click(button('להושיב את השאר'));
  fireEvent.click(button('להושיב'));
  const seats = [{ rsvpId: guestId(2), at: [{ tableId: tableId(1), seats: 4 }] }];
  await waitFor(() => expect(patches()).toMatchObject([{ seats }]));
});

it('shows both choices when another host was faster, and saves the own one only when asked', async () => {
  const theirs = { rsvpId: guestId(2), attendeeName: 'רמי לוי', tableName: '1', version: 7 };
  const outdated = { ...saved, outdated: { ...NOTHING_OUTDATED, guests: [theirs] } };
  const { patches } = await renderPlan({}, guests, [{ call: changeSeating, answer: outdated }]);
  fireEvent.click(await screen.findByRole('button', { name: /רמי לוי/ }));
  fireEvent.click(table('2'));
  expect(await screen.findByRole('heading', { name: 'רמי לוי: מארח אחר שינה בינתיים' })).toBeTruthy();
  fireEvent.click(button('לשמור את שלנו'));
  await waitFor(() => expect(patches()).toHaveLength(2));
  expect(patches()[1]).toMatchObject({ seats: [{ version: 7, at: [{ tableId: tableId(2) }] }] });
});

it('saves what was changed just before the screen was left', async () => {
  const { patches } = await renderPlan();
  fireEvent.click(await screen.findByRole('button', { name: /רמי לוי/ }));
  fireEvent.click(table('2'));
  cleanup();
  await waitFor(() => expect(patches()).toMatchObject([{ seats: [{ rsvpId: guestId(2), version: 1 }] }]));
});

it('saves on the next visit what could not be saved when the screen was left, as a change of what was shown then', async () => {
  const unreached = await renderPlan({}, guests, [{ call: changeSeating, status: 503 }]);
  fireEvent.click(await screen.findByRole('button', { name: /רמי לוי/ }));
  fireEvent.click(table('2'));
  await screen.findByText('השינויים מחכים כאן ועוד לא נשמרו.');
  // also if the device ends the page
  await waitFor(() => expect(localStorage).not.toHaveLength(0));
  cleanup();
  await waitFor(() => expect(unreached.patches()).toHaveLength(2));
  await waitFor(() => expect(localStorage).not.toHaveLength(0));
  const moved = aGuest(2, { attendeeName: 'רמי לוי', tableName: '1', version: 9 });
  const { patches } = await renderPlan({}, [moved]);
  const seats = [{ rsvpId: guestId(2), version: 1, at: [{ tableId: tableId(2) }] }];
  await waitFor(() => expect(patches()).toMatchObject([{ seats }]));
  expect(localStorage).toHaveLength(0);
});

it('lets viewers read, and says what a plan without tables is for', async () => {
  await renderPlan({ role: 'Viewer', tables: [] });
  expect(await screen.findByText('עוד אין שולחנות')).toBeTruthy();
  expect(screen.getByText(/הרשאת צפייה/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'שולחן עגול' })).toBeNull();
  expect(screen.queryByRole('button', { name: /רמי לוי/ })).toBeNull();
});

it('offers the plan on paper and decides when guests see their table', async () => {
  const release = { release: 'never', shownFrom: null, always: false };
  const before = { ...release, release: 'day_before', shownFrom: '2027-01-09T09:00:00.000Z' };
  await renderPlan({}, guests, [
    { call: releaseTables, answer: before },
    { call: readTableRelease, answer: release },
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'הדפסה ופרסום' }));
  const share = within(screen.getByRole('dialog'));
  expect(share.getByRole('button', { name: 'כרטיסי ישיבה' })).toBeTruthy();
  fireEvent.click(await share.findByRole('radio', { name: 'יום לפני האירוע ב־11:00' }));
  // a control that is disabled while it is saved loses the focus, and Escape goes nowhere
  expect(share.getAllByRole<HTMLInputElement>('radio').filter(({ disabled }) => disabled)).toEqual([]);
  expect(await share.findByText(/האורחים יראו את השולחן/)).toBeTruthy();
  expect(share.getByRole('radio', { name: 'יום לפני האירוע ב־11:00', checked: true })).toBeTruthy();
});

it('takes down who sits together', async () => {
  const { patches } = await renderPlan();
  fireEvent.click(await screen.findByRole('button', { name: 'בקשות ישיבה' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'בקשות ישיבה' }));
  const search = dialog.getByRole('searchbox', { name: 'חיפוש אורחים לבקשה' });
  for (const name of ['דנה כהן', 'רמי לוי']) {
    fireEvent.change(search, { target: { value: name } });
    fireEvent.click(await dialog.findByRole('checkbox', { name }));
  }
  fireEvent.click(dialog.getByRole('button', { name: 'הוספת הבקשה' }));
  expect(await dialog.findByRole('button', { name: /מחיקת הבקשה של דנה כהן, רמי לוי/ })).toBeTruthy();
  await waitFor(() =>
    expect(patches()).toMatchObject([{ wishes: [{ kind: 'together', rsvpIds: [guestId(1), guestId(2)] }] }]),
  );
});
