import {
  correctAdminNote,
  listAdminNotes,
  listAdminOrders,
  readPartner,
  readUser,
  removeAdminNote,
  writeAdminNote,
} from '@smachot/contracts';
import { refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { act, changes } from '../testing/render-acts';
import { renderList } from '../testing/render-lists';
import {
  anAdminOrder,
  aNote,
  aPartnerRecord,
  aUserRecord,
  DANA,
  KITCHEN,
  REPORT,
} from '../testing/some-rows';

afterEach(cleanup);

const { adminNoteId, by } = aNote();
const { orderId } = anAdminOrder();
const notes = async () => within(await screen.findByRole('region', { name: 'הערות' }));
const write = async (text: string) => {
  fireEvent.change((await notes()).getByLabelText('הערה חדשה'), { target: { value: text } });
  fireEvent.click((await notes()).getByRole('button', { name: 'להוסיף הערה' }));
};

it.each([
  [`users/${DANA}`, { userId: DANA }],
  [`partners/${KITCHEN}`, { partnerId: KITCHEN }],
  [`orders/${orderId}`, { orderId }],
])('a note is written on the page %s, and read again', async (page, about) => {
  const { asked } = await renderList(page, [{ call: writeAdminNote, status: 204 }]);
  expect(await (await notes()).findByText(/הבטיחו לתקן/)).toBeTruthy();
  expect((await notes()).getByRole('link', { name: by.name }).getAttribute('href')).toBe(
    `/admin-panel/users/${by.userId}`,
  );
  await write('דיברנו בטלפון');
  await waitFor(() =>
    expect(changes(asked)).toEqual([{ path: '/admin/api/notes', body: { ...about, text: 'דיברנו בטלפון' } }]),
  );
  await waitFor(async () =>
    expect((await notes()).getByLabelText<HTMLTextAreaElement>('הערה חדשה').value).toBe(''),
  );
  const read = asked.filter(({ path, method }) => path === '/admin/api/notes' && method === 'GET');
  expect(read.map(({ query }) => new URLSearchParams(query).get(Object.keys(about)[0]!))).toEqual(
    Array(2).fill(Object.values(about)[0]),
  );
});

it('what was typed stays when it could not be sent', async () => {
  await renderList(`users/${DANA}`, [refusing(writeAdminNote, 'not_found')]);
  await write('דיברנו בטלפון');
  expect(await (await notes()).findByRole('alert')).toBeTruthy();
  expect((await notes()).getByLabelText<HTMLTextAreaElement>('הערה חדשה').value).toBe('דיברנו בטלפון');
});

it('a note is corrected and deleted, with the reason and the version that was read', async () => {
  const { asked } = await renderList(`users/${DANA}`, [
    { call: correctAdminNote, status: 204 },
    { call: removeAdminNote, status: 204 },
  ]);
  fireEvent.click(await (await notes()).findByRole('button', { name: 'לתקן הערה' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('ההערה'), { target: { value: 'נוסח אחר' } });
  fireEvent.click(dialog.getByRole('button', { name: 'שיפור הנוסח' }));
  fireEvent.click(dialog.getByRole('button', { name: 'לתקן הערה' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act('למחוק הערה');
  await waitFor(() =>
    expect(changes(asked)).toEqual([
      {
        path: `/admin/api/notes/${adminNoteId}`,
        body: { text: 'נוסח אחר', version: 1, reason: 'שיפור הנוסח' },
      },
      { path: `/admin/api/notes/${adminNoteId}/removal`, body: { version: 1, reason: 'נבדק ונמצא תקין' } },
    ]),
  );
});

it('says who corrected a note, and that its author is gone', async () => {
  const note = aNote({ by: { userId: null, name: '' }, corrected: { at: aNote().at, by } });
  await renderList(`users/${DANA}`, [{ call: listAdminNotes, answer: { notes: [note], nextCursor: null } }]);
  expect(await (await notes()).findByText('חשבון שנמחק', { exact: false })).toBeTruthy();
  expect((await notes()).getByText('תיקון:', { exact: false }).textContent).toContain(by.name);
});

const end = { nextCursor: null, count: null };
it.each([
  [
    `users/${DANA}`,
    { call: readUser, answer: { ...aUserRecord(), state: 'deleted' as const, deletedAt: aNote().at } },
  ],
  [`partners/${KITCHEN}`, { call: readPartner, answer: { ...aPartnerRecord(), closedAt: aNote().at } }],
  [
    `orders/${REPORT}`,
    { call: listAdminOrders, answer: { orders: [anAdminOrder({ customerPhone: null })], ...end } },
  ],
])('nothing is noted on the page %s of what is gone', async (page, answer) => {
  await renderList(page, [answer, { call: listAdminNotes, answer: { notes: [], nextCursor: null } }]);
  expect(await (await notes()).findByText('אין הערות')).toBeTruthy();
  expect((await notes()).queryByLabelText('הערה חדשה')).toBeNull();
});
