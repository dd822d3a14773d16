import { type AdminNote, type AnswerOf, listAdminNotes, type listAudit } from '@smachot/contracts';
import { auditSentence } from '@smachot/i18n';
import { newId, stripInvisible } from '@smachot/kernel';
import { aCard, anOrder, aStore } from './costs/a-market';
import { anAdmin, ask, confirmIdentity } from './person-calls';
import { type Person, startWholeProduct, type WholeProduct } from './whole-product';

type Notes = AnswerOf<typeof listAdminNotes>;

let product: WholeProduct;
let admin: Person;
let other: Person;
let owner: Person;
let customer: Person;
let storeId: string;
let orderId: string;
beforeAll(async () => {
  product = await startWholeProduct();
  [admin, other] = [
    await anAdmin(product, '0521119101', 'a long enough password'),
    await anAdmin(product, '0521119102', 'a long enough password'),
  ];
  owner = await product.signUp('0521119103');
  customer = await product.signUp('0521119104');
  const store = await aStore(product, owner);
  await aCard(product, customer);
  ({ orderId } = await ask(
    product,
    customer,
    'POST',
    '/v1/orders',
    anOrder(store.pricingUnitId, 25),
    newId(),
  ));
  [{ id: storeId }] = await product.source.query<[{ id: string }]>('select id from stores.stores');
  await product.source.query(`update identity.users set first_name = 'דנה' where id = $1`, [other.user.id]);
});
afterAll(() => product?.close());

const path = '/admin/api/notes';
const reason = 'נבדק ונמצא תקין';
const notesOf = async (about: string): Promise<AdminNote[]> =>
  (await ask<Notes>(product, admin, 'GET', `${path}?${about}`)).notes;
const write = (body: object, { bearer } = admin) => product.call('POST', path, { bearer, body });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string } | undefined)?.code,
];
const act = (method: string, way: string, body: object, { bearer } = admin) =>
  product.call(method, `${path}/${way}`, { bearer, body: { reason, ...body } });
const sentences = async (about: string) => {
  const query = `about=${about}&act=admin_change`;
  const { entries } = await ask<AnswerOf<typeof listAudit>>(
    product,
    admin,
    'GET',
    `/admin/api/audit?${query}`,
  );
  return entries.map((entry) => stripInvisible(auditSentence(entry, 'he')));
};

it.each([
  ['a person', () => `userId=${customer.user.id}`, () => ({ userId: customer.user.id })],
  ['a store', () => `partnerId=${storeId}`, () => ({ partnerId: storeId })],
  ['an order', () => `orderId=${orderId}`, () => ({ orderId })],
])(
  'notes of %s are listed with who wrote them, the newest first and page after page',
  async (_, query, about) => {
    for (const text of ['ראשונה', 'שנייה']) expect((await write({ ...about(), text })).status).toBe(204);
    expect((await write({ ...about(), text: ' שורה\nועוד שורה ' }, other)).status).toBe(204);
    const first = await ask<Notes>(product, admin, 'GET', `${path}?${query()}&limit=2`);
    expect(listAdminNotes.answer.parse(first)).toEqual(first);
    expect(first.notes).toMatchObject([
      { text: 'שורה\nועוד שורה', by: { userId: other.user.id, name: 'דנה ברק' }, corrected: null },
      { text: 'שנייה', by: { userId: admin.user.id, name: 'נועה ברק' } },
    ]);
    const last = await ask<Notes>(
      product,
      admin,
      'GET',
      `${path}?${query()}&limit=2&cursor=${first.nextCursor}`,
    );
    expect([last.notes.map(({ text }) => text), last.nextCursor]).toEqual([['ראשונה'], null]);
  },
);

it('a note is about one thing that is there, and has words', async () => {
  const both = { userId: customer.user.id, orderId, text: 'הערה' };
  for (const wrong of [both, { text: 'הערה' }, { orderId, text: ' ' }, { orderId, text: 'א'.repeat(2001) }])
    expect((await write(wrong)).status).toBe(422);
  for (const missing of [{ userId: newId() }, { partnerId: newId() }, { orderId: newId() }])
    expect(codeOf(await write({ ...missing, text: 'הערה' }))).toEqual([404, 'not_found']);
});

it('is nobody’s but super admins’, and is not in the export of the account', async () => {
  await write({ userId: customer.user.id, text: 'סודי-מאוד' });
  for (const person of [customer, owner])
    expect((await write({ userId: customer.user.id, text: 'הערה' }, person)).status).toBe(404);
  const mine = await product.call('GET', `${path}?userId=${customer.user.id}`, { bearer: customer.bearer });
  expect(mine.status).toBe(404);
  for (const person of [customer, admin]) {
    await confirmIdentity(product, person);
    const all = await product.call('GET', '/api/auth/me/export', { bearer: person.bearer });
    expect([all.status, all.text.includes('סודי-מאוד')]).toEqual([200, false]);
  }
});

it('a correction and a removal are in the audit log, without the words', async () => {
  await confirmIdentity(product, admin);
  const [note] = await notesOf(`orderId=${orderId}`);
  const { adminNoteId } = note!;
  expect((await act('PUT', adminNoteId, { text: 'נוסח אחר', version: 1 })).status).toBe(204);
  const [corrected] = await notesOf(`orderId=${orderId}`);
  expect(corrected).toMatchObject({ adminNoteId, text: 'נוסח אחר', version: 2, by: note!.by });
  expect(corrected!.corrected!.by.userId).toBe(admin.user.id);
  expect(codeOf(await act('PUT', adminNoteId, { text: 'מאוחר מדי', version: 1 }))).toEqual([
    409,
    'conflict.version',
  ]);
  expect(codeOf(await act('POST', `${adminNoteId}/removal`, { version: 1 }))).toEqual([
    409,
    'conflict.version',
  ]);
  expect((await act('POST', `${adminNoteId}/removal`, { version: 2 })).status).toBe(204);
  expect(codeOf(await act('POST', `${adminNoteId}/removal`, { version: 2 }))).toEqual([404, 'not_found']);
  expect((await notesOf(`orderId=${orderId}`)).map(({ adminNoteId: id }) => id)).not.toContain(adminNoteId);
  const code = (await product.source.query<{ code: string }[]>('select code from orders.orders'))[0]!.code;
  expect(await sentences(orderId)).toEqual([
    expect.stringMatching(new RegExp(`^נועה ברק מחק/ה הערה בדף ${code} של `)),
    expect.stringMatching(new RegExp(`^נועה ברק תיקן/ה הערה בדף ${code} של `)),
  ]);
  const logged = await product.source.query<{ reason: string; before: object; after: object | null }[]>(
    `select reason, before, after from identity.audit_log where details->>'kind' = 'note' order by id`,
  );
  expect(logged).toEqual([
    { reason, before: { characters: 14, version: 1 }, after: { characters: 8, version: 2 } },
    { reason, before: { characters: 8, version: 2 }, after: null },
  ]);
});

describe('who and what goes', () => {
  const forgetting = async (person: Person) => {
    await confirmIdentity(product, person);
    await ask(product, person, 'DELETE', '/api/auth/me');
    await product.jobs.drain();
  };

  it('an admin leaves the notes, without a name', async () => {
    const [note] = await notesOf(`partnerId=${storeId}`);
    await confirmIdentity(product, other);
    expect((await act('PUT', note!.adminNoteId, { text: 'תוקן', version: 1 }, other)).status).toBe(204);
    await product.source.query(`update identity.users set groups = '{}' where id = $1`, [other.user.id]);
    await forgetting(other);
    const nobody = { userId: null, name: '' };
    expect((await notesOf(`partnerId=${storeId}`))[0]).toMatchObject({
      text: 'תוקן',
      by: nobody,
      corrected: { by: nobody },
    });
  });

  it('a customer takes along the notes about them and their orders', async () => {
    await product.source.query(`update orders.orders set status = 'declined'`);
    await forgetting(customer);
    expect(await notesOf(`userId=${customer.user.id}`)).toEqual([]);
    expect(await notesOf(`orderId=${orderId}`)).toEqual([]);
    for (const subject of [{ userId: customer.user.id }, { orderId }])
      expect(codeOf(await write({ ...subject, text: 'מאוחר' }))).toEqual([404, 'not_found']);
  });

  it('a store that closes takes its notes along', async () => {
    expect(await notesOf(`partnerId=${storeId}`)).toHaveLength(3);
    await forgetting(owner);
    expect(await notesOf(`partnerId=${storeId}`)).toEqual([]);
    expect(codeOf(await write({ partnerId: storeId, text: 'מאוחר' }))).toEqual([404, 'not_found']);
  });
});
