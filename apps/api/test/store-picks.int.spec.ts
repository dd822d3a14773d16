import type { AnswerOf, listAudit } from '@smachot/contracts';
import { auditSentence } from '@smachot/i18n';
import { addDays, atWallTime, stripInvisible, wallTime } from '@smachot/kernel';
import { openStore } from './order-things';
import { type Person, type Product, startProduct } from './product';

let product: Product;
let admin: Person;
let host: Person;
beforeAll(async () => {
  product = await startProduct();
  admin = await product.superAdmin('0521110051');
  host = await product.signUp('0521110052');
});
afterAll(() => product?.close());

const reason = 'נבדק ונמצא תקין';
const pickOf = (partner: string, until: string | null) =>
  product.call('PUT', `/admin/api/store-picks/${partner}`, { bearer: admin.bearer, body: { until, reason } });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string } | undefined)?.code,
];

it('a store is picked until a day and no more, with who and why in the log', async () => {
  const username = await openStore(product, host);
  const { day: today } = wallTime(new Date());
  const pick = (until: string | null) => pickOf(username, until);
  const read = async () =>
    (await product.call('GET', `/admin/api/partners/${username}`, { bearer: admin.bearer })).body as {
      partnerId: string;
      pickedUntil: string | null;
    };
  for (const day of [addDays(today, -1), addDays(today, 366)])
    expect(codeOf(await pick(day))).toEqual([422, 'store.pick_day']);
  expect((await pickOf('never-was', today)).status).toBe(404);
  for (const day of [today, addDays(today, 30), addDays(today, 30)])
    expect((await pick(day)).status).toBe(204);
  const { partnerId, pickedUntil } = await read();
  expect(pickedUntil).toBe(addDays(today, 30));
  expect((await pick(null)).status).toBe(204);
  expect((await read()).pickedUntil).toBeNull();
  const { entries } = (
    await product.call('GET', `/admin/api/audit?about=${partnerId}&kind=store`, { bearer: admin.bearer })
  ).body as AnswerOf<typeof listAudit>;
  expect(entries.map((entry) => stripInvisible(auditSentence(entry, 'he')))).toEqual([
    'נועה ברק הוריד/ה את המטבח מהבחירות שלנו',
    'נועה ברק הוסיף/ה את המטבח לבחירות שלנו',
    'נועה ברק הוסיף/ה את המטבח לבחירות שלנו',
  ]);
  expect(entries[1]).toMatchObject({
    reason,
    before: { on: true, pickedUntil: today },
    after: { on: true, pickedUntil: addDays(today, 30) },
  });
  await product.source.query('update stores.stores set picked_until = $2 where id = $1', [
    partnerId,
    addDays(today, -1),
  ]);
  expect((await read()).pickedUntil).toBeNull();

  // its owner is told when it is picked, not when that is prolonged or ended
  const notices = (): Promise<{ payload: object }[]> =>
    product.source.query(
      `select payload from platform.outbox where job = 'notifications.deliver' and payload->>'kind' = 'store_picked' order by id`,
    );
  const values = { store: 'המטבח', eventAt: atWallTime(today, '12:00').toISOString() };
  const notice = { userId: host.user.id, href: `/dashboard/${username}`, urgent: false, values };
  expect((await notices()).map(({ payload }) => payload)).toMatchObject([notice]);
  await pick(today);
  expect((await notices()).map(({ payload }) => payload)).toMatchObject([notice, notice]);
});
