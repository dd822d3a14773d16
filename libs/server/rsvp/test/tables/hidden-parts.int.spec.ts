import type { AnswerOf, confirmTable, TablePreview } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeXlsxFile from 'write-excel-file/node';
import { anEvent, tablesApp, type TablesApp } from './tables-app';

let app: TablesApp;
beforeAll(async () => {
  app = await tablesApp();
});
afterAll(() => app.close());

const host = newId();
const guestsOf = (eventId: string) =>
  app.database.source.query<Record<string, unknown>[]>(
    'select name, phone, estimated from rsvp.guests where event_id = $1 order by id',
    [eventId],
  );

/** Uploads three guests in a workbook whose sheet is changed as a person would do it in a spreadsheet program. */
const upload = async (change: (xml: string) => string) => {
  const eventId = await anEvent(app, host);
  const table = [
    ['שם', 'טלפון', 'כמות'],
    ['דנה לוי', '0541112233', '2'],
    ['רז כהן', '054-11', '3'],
    ['שי בר', '0541112235', '4'],
  ];
  const parts = unzipSync(await writeXlsxFile(table, { sheet: 'אורחים' }).toBuffer());
  const path = 'xl/worksheets/sheet1.xml';
  parts[path] = strToU8(change(strFromU8(parts[path]!)));
  const { body } = await app.upload<TablePreview>(`${eventId}/tables`, host, Buffer.from(zipSync(parts)));
  const address = `${eventId}/tables/${body.uploadId}`;
  return {
    ...{ eventId, body },
    choose: (correction: object) => app.call<TablePreview>('PUT', `${address}/columns`, host, correction),
    mend: (row: number, cells: object) => app.call('PUT', `${address}/rows/${row}`, host, cells),
    read: () => app.call<TablePreview>('GET', address, host),
    confirm: () => app.call<AnswerOf<typeof confirmTable>>('POST', `${address}/confirm`, host),
  };
};

it('rows that a filter hides enter only when the host chooses them, with the columns that were corrected', async () => {
  const table = await upload((xml) => xml.replace('<row r="2"', '<row r="2" hidden="1"'));
  expect(table.body).toMatchObject({
    hidden: { read: 'shown', shown: 2, all: 3, columns: [] },
    rows: [{ row: 3 }, { row: 4 }],
  });
  await table.choose({ fields: ['name', 'phone', 'ignore'] });
  await table.mend(3, { phone: '0541112234' });
  const all = await table.choose({ hidden: 'all' });
  expect(all.body).toMatchObject({
    hidden: { read: 'all', shown: 2, all: 3 },
    columns: [{}, {}, { field: 'ignore' }],
    counts: { new: 3, faulty: 0 },
  });
  expect((await table.read()).body).toMatchObject({ hidden: { read: 'all' }, rows: [{ row: 2 }, {}, {}] });
  expect((await table.choose({ hidden: 'shown' })).body.counts.new).toBe(2);
  await table.choose({ hidden: 'all' });
  expect((await table.confirm()).body.added).toBe(3);
  expect(await guestsOf(table.eventId)).toEqual([
    { name: 'דנה לוי', phone: '+972541112233', estimated: 1 },
    { name: 'רז כהן', phone: '+972541112234', estimated: 1 },
    { name: 'שי בר', phone: '+972541112235', estimated: 1 },
  ]);
});

it('a hidden column stays out, also when another is corrected and the table is confirmed', async () => {
  const table = await upload((xml) =>
    xml.replace('<sheetData', '<cols><col min="3" max="3" hidden="1"/></cols><sheetData'),
  );
  expect(table.body).toMatchObject({
    hidden: { read: 'shown', shown: 3, all: 3, columns: [2] },
    rows: [{ guest: { estimatedNumberOfGuests: null } }, {}, {}],
  });
  const all = await table.choose({ hidden: 'all' });
  expect(all.body.rows[0]?.guest.estimatedNumberOfGuests).toBe(2);
  await table.choose({ hidden: 'shown' });
  await table.choose({ fields: ['name', 'phone', 'seats'] });
  expect((await table.confirm()).body).toMatchObject({ added: 2, faulty: 1 });
  expect((await guestsOf(table.eventId)).map(({ estimated }) => estimated)).toEqual([1, 1]);
});

it('another reading than shown or all is refused', async () => {
  const table = await upload((xml) => xml);
  expect(table.body.hidden).toBeNull();
  expect((await table.choose({ hidden: 'some' })).status).toBe(422);
});
