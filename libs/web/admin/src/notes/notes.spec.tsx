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
import { addressNow, renderList } from '../testing/render-lists';
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

const correcting = async () => {
  fireEvent.click(await (await notes()).findByRole('button', { name: 'לתקן הערה' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { dialog, words: dialog.getByLabelText<HTMLTextAreaElement>('ההערה') };
};

it('a correction that another admin overtook shows their words, and replaces them only after that', async () => {
  const reading = { call: listAdminNotes, answer: { notes: [aNote()], nextCursor: null } };
  const { asked } = await renderList(`users/${DANA}`, [
    refusing(correctAdminNote, 'conflict.version'),
    reading,
  ]);
  const { dialog, words } = await correcting();
  fireEvent.change(words, { target: { value: 'נוסח אחר' } });
  fireEvent.click(dialog.getByRole('button', { name: 'שיפור הנוסח' }));
  reading.answer = { notes: [aNote({ text: 'תיקנו אתמול', version: 2 })], nextCursor: null };
  const send = () => fireEvent.click(dialog.getByRole('button', { name: 'לתקן הערה' }));
  send();
  expect(await dialog.findByText('תיקנו אתמול')).toBeTruthy();
  expect(dialog.getByText(/מישהו שינה את זה בינתיים/)).toBeTruthy();
  fireEvent.change(words, { target: { value: 'נוסח אחר. תיקנו אתמול' } });
  expect(dialog.getByText('תיקנו אתמול')).toBeTruthy();
  send();
  await waitFor(() =>
    expect(changes(asked).map(({ body }) => body)).toEqual([
      { text: 'נוסח אחר', version: 1, reason: 'שיפור הנוסח' },
      { text: 'נוסח אחר. תיקנו אתמול', version: 2, reason: 'שיפור הנוסח' },
    ]),
  );
});

it('says that another admin corrected the note while it is corrected, and has the words again later', async () => {
  const reading = { call: listAdminNotes, answer: { notes: [aNote()], nextCursor: null } };
  await renderList(`users/${DANA}`, [reading]);
  const { dialog, words } = await correcting();
  fireEvent.change(words, { target: { value: 'נוסח אחר' } });
  reading.answer = { notes: [aNote({ text: 'תיקנו אתמול', version: 2 })], nextCursor: null };
  fireEvent(window, new Event('online'));
  expect(await dialog.findByText('תיקנו אתמול')).toBeTruthy();
  expect(dialog.getByText(/מישהו שינה את זה בינתיים/)).toBeTruthy();
  expect(words.value).toBe('נוסח אחר');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await correcting()).words.value).toBe('נוסח אחר');
});

it('a note that was begun of one person is not of another whose page is opened, and is there again', async () => {
  const author = by.userId!;
  const reading: { call: typeof readUser; answer: object } = { call: readUser, answer: aUserRecord() };
  const noted = { call: listAdminNotes, answer: { notes: [aNote()], nextCursor: null } };
  await renderList(`users/${DANA}`, [reading, noted]);
  const begun = async () => (await (await notes()).findByLabelText<HTMLTextAreaElement>('הערה חדשה')).value;
  const follow = async (name: string, userId: string) => {
    fireEvent.click(await (await notes()).findByRole('link', { name }));
    await waitFor(() => expect(addressNow()).toBe(`users/${userId}`));
  };
  await (await notes()).findByRole('link', { name: by.name });
  reading.answer = { ...aUserRecord(), userId: author };
  noted.answer = { notes: [aNote({ by: { userId: DANA, name: 'דנה' } })], nextCursor: null };
  await follow(by.name, author);
  await (await notes()).findByRole('link', { name: 'דנה' });
  fireEvent.change((await notes()).getByLabelText('הערה חדשה'), { target: { value: 'דיברנו בטלפון' } });
  await follow('דנה', DANA);
  expect(await begun()).toBe('');
  await follow(by.name, author);
  expect(await begun()).toBe('דיברנו בטלפון');
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
