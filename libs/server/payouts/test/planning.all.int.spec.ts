import { refuseRows } from '@smachot/server-testing';
import { ACCOUNT, type PayoutsApp, payoutsApp, type Shop } from './payouts-app';

let app: PayoutsApp;
let stores: Shop[];
beforeAll(async () => {
  app = await payoutsApp();
  stores = [await app.store(), await app.store(), await app.store()];
  for (const store of stores) await app.details(store, ACCOUNT);
  for (const store of [...stores, await app.store()]) await app.money(store);
});
afterAll(() => app?.close());

let mend: () => Promise<unknown>;
const refuse = async (refused: Shop[]): Promise<void> => {
  const ids = refused.map(({ storeId }) => storeId).join();
  mend = await refuseRows(app.source, 'payouts.payouts', `new.store_id = any('{${ids}}')`);
};
const paidIn = async (day: string) => {
  const items = await app.itemsOf((await app.batchOf(day)).id);
  return items.map(({ partnerId }) => partnerId).toSorted();
};
const listed = async (): Promise<string[]> => {
  const rows: { row_key: string }[] = await app.source.query(
    `select row_key from platform.stuck_rows where tick = 'payouts.plan' order by row_key`,
  );
  return rows.map(({ row_key }) => row_key);
};
const idsOf = (some: Shop[]) => some.map(({ storeId }) => storeId).toSorted();

it('when no store can be planned, the batch waits until the cause is mended', async () => {
  await refuse(stores);
  await expect(app.sunday('2031-06-15')).rejects.toThrow('3 of 4');
  const batches = await app.source.query('select status, planned_up_to from payouts.batches');
  expect(batches).toEqual([{ status: 'planning', planned_up_to: null }]);
  expect(await listed()).toEqual(idsOf(stores));
});

it('one store that fails is left out and listed for admins, and the others are paid', async () => {
  const [failing, ...others] = stores as [Shop, ...Shop[]];
  await mend();
  await refuse([failing]);
  await expect(app.sunday('2031-06-15')).rejects.toThrow('1 of 4');
  expect(await paidIn('2031-06-15')).toEqual(idsOf(others));
  const batch = await app.batchOf('2031-06-15');
  expect(batch.status).toBe('planned');
  const excluded = (await app.excludedOf(batch.id)).map(({ reason, amount }) => [reason, amount]);
  expect(excluded.toSorted()).toEqual([
    ['details_missing', 900],
    ['not_planned', 900],
  ]);
  expect(await listed()).toEqual([failing.storeId]);
});

it('it is paid with the next batch, once', async () => {
  await mend();
  await app.sunday('2031-06-22');
  await app.sunday('2031-06-22');
  expect(await paidIn('2031-06-22')).toEqual([stores[0]!.storeId]);
  expect(await app.balance(stores[0]!)).toMatchObject({ available: 0, onTheWay: 900 });
});
