import type { AnswerOf, confirmTable, Problem, TablePreview } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { ImportAnalyzer, TableUploads } from '@smachot/server-guest-import';
import { anEvent, tablesApp, type TablesApp } from './tables-app';

let app: TablesApp;
beforeAll(async () => {
  app = await tablesApp();
});
afterAll(() => app.close());
afterEach(() => jest.restoreAllMocks());

const host = newId();
const COUNT = 450;
/** Every hundredth row has no name. */
const table = [
  'שם,טלפון',
  ...Array.from({ length: COUNT }, (_, i) => `${i % 100 === 99 ? '' : `אורח ${i}`},05${20_000_000 + i}`),
].join('\n');
const FAULTY = [101, 201, 301, 401];

/** Uploads a table of which only the first page was read. */
const anUpload = async () => {
  const eventId = await anEvent(app, host);
  const { body } = await app.upload<TablePreview>(`${eventId}/tables`, host, table);
  const at = `${eventId}/tables/${body.uploadId}`;
  return {
    eventId,
    preview: body,
    page: async (query: string) => (await app.call<TablePreview>('GET', `${at}?${query}`, host)).body,
    faultyFile: async () => (await app.call('GET', `${at}/faulty.csv`, host)).bytes.toString('utf8'),
    confirm: () => app.call<AnswerOf<typeof confirmTable>>('POST', `${at}/confirm`, host),
    kept: async () => {
      const sql = 'select whole, length(rows) as bytes from rsvp.table_uploads where id = $1';
      const [kept] = await app.database.source.query<[{ whole: boolean; bytes: number }]>(sql, [
        body.uploadId,
      ]);
      return kept;
    },
  };
};
const rowsOf = ({ rows }: TablePreview) => rows.map(({ row }) => row);
const counts = { new: COUNT - FAULTY.length, update: 0, duplicate: 0, faulty: FAULTY.length };

describe('a table of several pages', () => {
  it('is kept with its first page, which can be read again', async () => {
    const { preview, page, kept } = await anUpload();
    expect(preview).toMatchObject({ counts, nextOffset: 200 });
    expect(await page('offset=0')).toEqual(JSON.parse(JSON.stringify(preview)));
    expect((await kept()).whole).toBe(false);
  });

  it('is judged again for its further pages, once', async () => {
    const { preview, page, kept } = await anUpload();
    const { bytes } = await kept();
    const analyzeAgain = jest.spyOn(app.app.get(ImportAnalyzer), 'analyzeAgain');
    const second = await page('offset=200');
    expect(second).toMatchObject({ counts, columns: preview.columns, nextOffset: 400 });
    expect(rowsOf(second)).toEqual(Array.from({ length: 200 }, (_, i) => 202 + i));
    expect(await page('offset=400')).toMatchObject({
      rows: { length: 50, 0: { row: 402 } },
      nextOffset: null,
    });
    expect(rowsOf(await page('verdict=faulty'))).toEqual(FAULTY);
    expect(analyzeAgain).toHaveBeenCalledTimes(1);
    expect(await kept()).toMatchObject({ whole: true });
    expect((await kept()).bytes).toBeGreaterThan(bytes * 2);
  });

  it('gives its faulty rows, as a filter and as a file, without a page asked before', async () => {
    expect(await (await anUpload()).page('verdict=faulty')).toMatchObject({
      rows: FAULTY.map((row) => ({ row, verdict: 'faulty' })),
      nextOffset: null,
    });
    expect((await (await anUpload()).faultyFile()).trim().split('\r\n')).toHaveLength(1 + FAULTY.length);
  });

  it('is judged against the guests of the moment in which it is judged', async () => {
    const { eventId, preview, page } = await anUpload();
    await app.upload(`${eventId}/upload-table`, host, 'שם,טלפון\nאורח 300,0520000300\n');
    expect(preview.counts).toEqual(counts);
    expect((await page('verdict=duplicate')).rows).toMatchObject([{ row: 302, problems: ['unchanged'] }]);
    expect((await page('offset=0')).counts).toEqual({ ...counts, new: counts.new - 1, duplicate: 1 });
  });

  it('asked for by many at one time answers all of them', async () => {
    const { page, faultyFile } = await anUpload();
    const asked = await Promise.all([
      ...[page('offset=200'), page('offset=400'), page('verdict=faulty'), page('offset=0')],
    ]);
    expect(asked.map((one) => one.rows.length)).toEqual([200, 50, FAULTY.length, 200]);
    expect((await faultyFile()).trim().split('\r\n')).toHaveLength(1 + FAULTY.length);
  });

  it('is refused to others, whatever is asked of it', async () => {
    const { eventId, preview } = await anUpload();
    const asked = await Promise.all(
      ['?offset=200', '?verdict=faulty', '/faulty.csv'].map((rest) =>
        app.call<Problem>('GET', `${eventId}/tables/${preview.uploadId}${rest}`, newId()),
      ),
    );
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

describe('a table that was confirmed', () => {
  const asConfirmed = async ({ page, faultyFile }: Awaited<ReturnType<typeof anUpload>>) => {
    expect((await faultyFile()).trim().split('\r\n')).toHaveLength(1 + FAULTY.length);
    const last = await page('offset=400');
    expect(last.counts).toEqual(counts);
    expect(last.rows.map(({ verdict }) => verdict)).toEqual(Array<string>(50).fill('new'));
  };

  it('keeps its faulty rows and what became of the others, without a page asked before', async () => {
    const upload = await anUpload();
    expect((await upload.confirm()).body).toMatchObject({ added: counts.new, faulty: FAULTY.length });
    await asConfirmed(upload);
  });

  it('keeps them beside pages that are asked for at the same time', async () => {
    const upload = await anUpload();
    const { page, confirm } = upload;
    const [second, confirmed, faulty] = await Promise.all([
      page('offset=200'),
      confirm(),
      page('verdict=faulty'),
    ]);
    expect(confirmed.body).toMatchObject({ added: counts.new, skipped: 0 });
    expect([second.rows.length, rowsOf(faulty)]).toEqual([200, FAULTY]);
    await asConfirmed(upload);
  });

  it.each(['isWhole', 'saveAllRows'] as const)('between two steps of a page, at %s', async (step) => {
    const upload = await anUpload();
    const uploads = app.app.get(TableUploads);
    const itself = uploads[step].bind(uploads) as (...given: unknown[]) => Promise<never>;
    const confirming = async (...given: unknown[]) => {
      if (step === 'saveAllRows') await upload.confirm();
      const answer = await itself(...given);
      if (step === 'isWhole') await upload.confirm();
      return answer;
    };
    jest.spyOn(uploads, step).mockImplementationOnce(confirming);
    const second = await upload.page('offset=200');
    expect(second.counts).toEqual(counts);
    expect(rowsOf(second)).toEqual(Array.from({ length: 200 }, (_, i) => 202 + i));
    await asConfirmed(upload);
  });
});
