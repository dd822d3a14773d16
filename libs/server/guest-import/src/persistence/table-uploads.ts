import { Injectable } from '@nestjs/common';
import type { EventId, HiddenParts, RowVerdict, TablePreview, UploadId, UserId } from '@smachot/contracts';
import { Clock, HOUR_MS, newId } from '@smachot/kernel';
import { ReadModel, returningRows, type Tx } from '@smachot/server-platform';
import type { Counts, ClassifiedRow } from '../rows/classify-rows';
import type { Mends } from '../rows/read-row';
import { unpackRows } from '../rows/pack-rows';
import { TABLE_PAGE, type PackedPreview } from '../preview/table-task';
import type { Column } from '../columns/understand-columns';

/** Address of an upload: only its uploader finds it, while he may edit the event. */
export type UploadAddress = { eventId: EventId; uploadId: UploadId; userId: UserId };
/** Uploaded table, with the detected or corrected settings of its columns. */
export type UploadedTable = { kind: 'file' | 'list' | 'vcard'; content: Buffer };
export type UploadSettings = UploadedTable & {
  columns: Column[];
  headerRow: number | null;
  sheetName: string | null;
  mends: Mends;
  reading: Partial<Reading>;
};
export type FaultyTable = {
  fileName: string;
  titles: string[] | null;
  faulty: Pick<ClassifiedRow, 'problems' | 'cells'>[];
};

const RETENTION_HOURS = 24;
/** Maximum number of tables stored per uploader, in all events together; each may be megabytes. */
const MAX_PER_UPLOADER = 5;

/** Offset of the next page; null when there is none. */
const offsetAfter = (end: number, counts: Counts, verdict?: RowVerdict): number | null => {
  const total = verdict ? counts[verdict] : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return total > end ? end : null;
};

/** Findings of a table beside its rows; empty for tables uploaded before the findings were stored. */
type Reading = Pick<TablePreview, 'phoneCandidates' | 'sheets' | 'leftOut' | 'hidden'>;
const NOTHING_READ: Reading = {
  phoneCandidates: [],
  sheets: [],
  leftOut: { count: 0, rows: [] },
  hidden: null,
};
const readingOf = ({ phoneCandidates, sheets, leftOut, hidden }: Reading): Reading => ({
  phoneCandidates,
  sheets,
  leftOut,
  hidden,
});

/** Reading of a file that hides rows or columns; empty for a file that hides none. */
export const chosenReading = ({ reading }: UploadSettings): { hidden?: HiddenParts['read'] } =>
  reading.hidden ? { hidden: reading.hidden.read } : {};

type StoredPage = Omit<TablePreview, 'nextOffset' | 'expiresAt' | 'rows' | keyof Reading> & {
  expiresAt: Date;
  rows: Buffer;
  reading: Partial<Reading>;
};

type NewUpload = { id: string; eventId: EventId; userId: UserId; createdAt: Date; expiresAt: Date };

/** Uploaded tables that wait for the host's confirmation. Expired ones are treated as deleted. */
@Injectable()
export class TableUploads {
  constructor(
    private readonly read: ReadModel,
    private readonly clock: Clock,
  ) {}

  /** Stores a table and deletes the uploader's oldest ones; returns its first page. */
  async add(
    eventId: EventId,
    userId: UserId,
    upload: UploadedTable & { fileName: string },
    analysis: PackedPreview,
  ): Promise<TablePreview> {
    const id = newId();
    const now = this.clock.now();
    const expires = new Date(now.getTime() + RETENTION_HOURS * HOUR_MS);
    await this.insert({ id, eventId, userId, createdAt: now, expiresAt: expires }, upload, analysis);
    const { rows: _, whole: __, firstRows: rows, ...shown } = analysis;
    return {
      uploadId: id,
      fileName: upload.fileName,
      ...shown,
      rows,
      nextOffset: offsetAfter(TABLE_PAGE, analysis.counts),
      expiresAt: expires.toISOString(),
    };
  }

  /**
   * Stores the table's new verdicts; false when it is gone or has been confirmed. If a row was corrected meanwhile, the
   * request that corrected it stores the verdicts.
   */
  async saveAnalysis(
    { eventId, uploadId, userId }: UploadAddress,
    table: PackedPreview,
    mends: Mends,
  ): Promise<boolean> {
    const changed = await this.read.rows(
      `update rsvp.table_uploads set header_row = $4, columns = $5, sheet_name = $10, reading = $11,
         counts = case when mends = $12 then $6 else counts end,
         rows = case when mends = $12 then $7 else rows end, whole = case when mends = $12 then $9 else whole end
       where id = $1 and event_id = $2 and host_id = $3 and expires_at > $8 and answer is null returning id`,
      [
        uploadId,
        eventId,
        userId,
        table.headerRow,
        JSON.stringify(table.columns),
        JSON.stringify(table.counts),
        table.rows,
        this.clock.now(),
        table.whole,
        table.sheetName,
        JSON.stringify(readingOf(table)),
        JSON.stringify(mends),
      ],
    );
    return returningRows(changed).length > 0;
  }

  /** Whether all rows of the table are stored, and not only those of its first page. */
  async isWhole({ eventId, uploadId, userId }: UploadAddress): Promise<boolean | undefined> {
    const found = await this.read.one<{ whole: boolean }>(
      'select whole from rsvp.table_uploads where id = $1 and event_id = $2 and host_id = $3 and expires_at > $4',
      [uploadId, eventId, userId, this.clock.now()],
    );
    return found?.whole;
  }

  /** Stores all rows of a table; does nothing if another page request, other columns or the confirmation did so meanwhile. */
  async saveAllRows({ uploadId }: UploadAddress, { counts, rows }: PackedPreview): Promise<void> {
    await this.read.rows(
      'update rsvp.table_uploads set counts = $2, rows = $3, whole = true where id = $1 and not whole',
      [uploadId, JSON.stringify(counts), rows],
    );
  }

  /** Reads one page of rows, from an offset among the rows of the verdict. All pages but the first need the whole table. */
  async page(
    { eventId, uploadId, userId }: UploadAddress,
    offset = 0,
    verdict?: RowVerdict,
  ): Promise<TablePreview | undefined> {
    const page = await this.read.one<StoredPage>(
      `select u.id as "uploadId", u.file_name as "fileName", u.sheet_name as "sheetName", u.encoding, u.header_row as "headerRow",
         u.columns, u.counts, u.reading, u.expires_at as "expiresAt", u.rows
       from rsvp.table_uploads u where u.id = $1 and u.event_id = $2 and u.host_id = $3 and u.expires_at > $4`,
      [uploadId, eventId, userId, this.clock.now()],
    );
    if (!page) return undefined;
    const { reading, ...stored } = page;
    const all = unpackRows(page.rows);
    const wanted = verdict ? all.filter((row) => row.verdict === verdict) : all;
    const end = offset + TABLE_PAGE;
    return {
      ...stored,
      ...NOTHING_READ,
      ...reading,
      rows: wanted.slice(offset, end),
      nextOffset: offsetAfter(end, page.counts, verdict),
      expiresAt: page.expiresAt.toISOString(),
    };
  }

  /** Reads the settings needed to analyze the table again. */
  settings({ eventId, uploadId, userId }: UploadAddress): Promise<UploadSettings | undefined> {
    return this.read.one(
      `select kind, content, columns, header_row as "headerRow", sheet_name as "sheetName", mends, reading
       from rsvp.table_uploads where id = $1 and event_id = $2 and host_id = $3 and expires_at > $4`,
      [uploadId, eventId, userId, this.clock.now()],
    );
  }

  /** Reads the faulty rows of a whole table, as they were uploaded. */
  async faulty({ eventId, uploadId, userId }: UploadAddress): Promise<FaultyTable | undefined> {
    const found = await this.read.one<
      { fileName: string; rows: Buffer } & Pick<UploadSettings, 'columns' | 'headerRow'>
    >(
      `select u.file_name as "fileName", u.header_row as "headerRow", u.columns, u.rows
       from rsvp.table_uploads u where u.id = $1 and u.event_id = $2 and u.host_id = $3 and u.expires_at > $4`,
      [uploadId, eventId, userId, this.clock.now()],
    );
    if (!found) return undefined;
    const { fileName, headerRow, columns, rows } = found;
    const titles = headerRow === null ? null : columns.map(({ title }) => title);
    return { fileName, titles, faulty: unpackRows(rows).filter(({ verdict }) => verdict === 'faulty') };
  }

  /** Locks the table; returns its answer when it was confirmed before. */
  async lock(tx: Tx, { eventId, uploadId, userId }: UploadAddress): Promise<{ answer: unknown } | undefined> {
    const [row] = await tx.query<{ answer: unknown }>(
      `select answer from rsvp.table_uploads where id = $1 and event_id = $2 and host_id = $3 and expires_at > $4 for update`,
      [uploadId, eventId, userId, this.clock.now()],
    );
    return row;
  }

  /** Stores the response of the confirmation and the result of each row. */
  async confirmed(tx: Tx, uploadId: UploadId, answer: unknown, table: PackedPreview): Promise<void> {
    const { counts, rows, whole } = table;
    await tx.query(
      'update rsvp.table_uploads set answer = $2, counts = $3, rows = $4, whole = $5 where id = $1',
      [uploadId, JSON.stringify(answer), JSON.stringify(counts), rows, whole],
    );
  }

  async forgetExpired(now: Date): Promise<void> {
    await this.read.rows('delete from rsvp.table_uploads where expires_at <= $1', [now]);
  }

  private async insert(
    { id, eventId, userId, createdAt, expiresAt }: NewUpload,
    { kind, content, fileName }: UploadedTable & { fileName: string },
    analysis: PackedPreview,
  ): Promise<void> {
    const { sheetName, encoding, headerRow, rows, whole } = analysis;
    await this.read.rows(
      `with gone as (delete from rsvp.table_uploads where id in
         (select id from rsvp.table_uploads where host_id = $3 order by id desc offset ${MAX_PER_UPLOADER - 1}))
       insert into rsvp.table_uploads (id, event_id, host_id, kind, content, file_name, sheet_name, encoding, header_row, columns, counts, rows, whole, created_at, expires_at, reading)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
      [
        ...[id, eventId, userId, kind, content, fileName, sheetName, encoding, headerRow],
        ...[JSON.stringify(analysis.columns), JSON.stringify(analysis.counts), rows, whole],
        ...[createdAt, expiresAt, JSON.stringify(readingOf(analysis))],
      ],
    );
  }
}
