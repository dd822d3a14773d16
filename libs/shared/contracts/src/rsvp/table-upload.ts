import * as z from 'zod/mini';
import { call } from '../call';
import { Side } from './guest-form';
import { Instant } from '../primitives';
import { EventId, UploadId } from '../ids';

/** Maximum number of guests per event. */
export const MAX_GUESTS = 10_000;
export const TABLE_MAX_ROWS = 10_000;
export const TABLE_MAX_BYTES = 10 * 1024 * 1024;

/**
 * The meaning of a column in the host's table. `notes`: the host's own, private; `requests`: the guest's special requests;
 * `companions`: partner or children, by name or number.
 */
export const TableField = z.enum([
  ...(['name', 'firstName', 'lastName', 'phone', 'group', 'groupLabel', 'side'] as const),
  ...(['table', 'seats', 'companions', 'language', 'notes', 'requests', 'ignore'] as const),
]);
export type TableField = z.infer<typeof TableField>;
export const RowVerdict = z.enum(['new', 'update', 'duplicate', 'faulty']);
export type RowVerdict = z.infer<typeof RowVerdict>;
export const RowProblem = z.enum([
  'name_missing',
  'name_unclear',
  'phone_missing',
  'phone_invalid',
  'phone_not_mobile',
  'several_phones',
  'seats_invalid',
  'seats_unknown',
  'same_as_row',
  'unchanged',
  'too_long',
  'not_stored',
]);
export type RowProblem = z.infer<typeof RowProblem>;

const TableGuest = z.object({
  attendeeName: z.string(),
  attendeePhone: z.nullable(z.string()),
  group: z.string(),
  groupLabel: z.nullable(z.string()),
  side: z.nullable(Side),
  tableName: z.nullable(z.string()),
  /** Null: the table gives no number. */
  estimatedNumberOfGuests: z.nullable(z.number()),
  language: z.string(),
  specialRequests: z.nullable(z.string()),
  hostNote: z.nullable(z.string()),
});
export type TableGuest = z.infer<typeof TableGuest>;
export const TableRow = z.object({
  row: z.number(),
  verdict: RowVerdict,
  problems: z.array(RowProblem),
  /**
   * The row with the same guest, the repaired fields, and for updates the current values:
   * `{ sameAs: 12, repaired: ['phone'], before: { estimatedNumberOfGuests: 3 } }`.
   */
  notes: z.object({
    sameAs: z.optional(z.number()),
    repaired: z.optional(z.array(TableField)),
    before: z.optional(z.partial(TableGuest)),
    /** The contents of the cells that cannot be parsed, as uploaded or typed since. */
    said: z.optional(z.partial(z.object({ name: z.string(), phone: z.string(), seats: z.string() }))),
  }),
  guest: TableGuest,
});
export type TableRow = z.infer<typeof TableRow>;

const TableCounts = z.object({
  new: z.number(),
  update: z.number(),
  duplicate: z.number(),
  faulty: z.number(),
});
/** The host's typed replacements for cells that could not be parsed. */
export const RowMend = z.object({
  name: z.optional(z.string().check(z.maxLength(300))),
  phone: z.optional(z.string().check(z.maxLength(100))),
  seats: z.optional(z.string().check(z.maxLength(60))),
});
export type RowMend = z.infer<typeof RowMend>;

/**
 * A line of the table that is no guest: above the header, a repeated header, a heading, a sum, a remark. `beside`: a name next to
 * a second phone, which no column reads.
 */
export const LeftOutRow = z.object({
  row: z.number(),
  text: z.string(),
  reason: z.enum(['title', 'heading', 'total', 'remark', 'hidden', 'beside']),
});
export type LeftOutRow = z.infer<typeof LeftOutRow>;

/**
 * Rows and columns that a spreadsheet hides, by a filter or by hand. `shown`, `all`: the guests by either reading; `columns`:
 * indexes of the hidden columns that hold something.
 */
export const HiddenParts = z.object({
  read: z.enum(['shown', 'all']),
  shown: z.number(),
  all: z.number(),
  columns: z.array(z.number()),
});
export type HiddenParts = z.infer<typeof HiddenParts>;

export const TablePreview = z.object({
  uploadId: UploadId,
  fileName: z.string(),
  sheetName: z.nullable(z.string()),
  encoding: z.nullable(z.string()),
  /** Line of the header in the file, counted from 1; null when there is none. */
  headerRow: z.nullable(z.number()),
  columns: z.array(
    z.object({ index: z.number(), title: z.string(), field: TableField, samples: z.array(z.string()) }),
  ),
  /** Columns that could each hold the guests' phones, when the table is ambiguous; empty: no question. */
  phoneCandidates: z.array(z.number()),
  /** Visible sheets with content, in their order; empty for text. */
  sheets: z.array(z.string()),
  /** Lines that are no guests; the first 200 of them. */
  leftOut: z.object({ count: z.number(), rows: z.array(LeftOutRow) }),
  /** The host may choose to read what the file hides; null: it hides nothing. */
  hidden: z.nullable(HiddenParts),
  counts: TableCounts,
  rows: z.array(TableRow),
  nextOffset: z.nullable(z.number()),
  expiresAt: Instant,
});
export type TablePreview = z.infer<typeof TablePreview>;

const Event = z.object({ eventId: EventId });
const Upload = z.object({ eventId: EventId, uploadId: UploadId });
const tables = '/v1/events/rsvps/:eventId/tables';
const file = { field: 'file', maxBytes: TABLE_MAX_BYTES } as const;

/** Preview and confirmation in one call, as the specification requires: all valid rows are stored, the faulty ones reported. */
export const uploadTable = call({
  id: 'rsvp.uploadTable',
  method: 'POST',
  path: '/v1/events/rsvps/:eventId/upload-table',
  access: 'user',
  params: Event,
  file,
  answer: z.object({
    added: z.number(),
    updated: z.number(),
    skipped: z.number(),
    faulty: z.array(TableRow),
    faultyFileUrl: z.nullable(z.string()),
  }),
  status: 200,
});
export const previewTable = call({
  id: 'rsvp.previewTable',
  method: 'POST',
  path: tables,
  access: 'user',
  params: Event,
  file,
  answer: TablePreview,
  status: 201,
});
export const readPreview = call({
  id: 'rsvp.readPreview',
  method: 'GET',
  path: `${tables}/:uploadId`,
  access: 'user',
  params: Upload,
  query: z.object({
    offset: z._default(z.coerce.number().check(z.int(), z.gte(0)), 0),
    verdict: z.optional(RowVerdict),
  }),
  answer: TablePreview,
});
/** The host corrects how the table is read; the rows are analysed again. */
export const mapColumns = call({
  id: 'rsvp.mapColumns',
  method: 'PUT',
  path: `${tables}/:uploadId/columns`,
  access: 'user',
  params: Upload,
  body: z.object({
    fields: z.optional(z.array(TableField).check(z.maxLength(300))),
    headerRow: z.optional(z.nullable(z.number())),
    /** Another sheet of the workbook; its columns are detected again. */
    sheet: z.optional(z.string().check(z.maxLength(200))),
    /** Whether hidden rows and columns are read. */
    hidden: z.optional(HiddenParts.shape.read),
  }),
  answer: TablePreview,
});
/** Repairs a faulty row: the host's text replaces the cell, and is validated like it. */
export const mendRow = call({
  id: 'rsvp.mendRow',
  method: 'PUT',
  path: `${tables}/:uploadId/rows/:row`,
  access: 'user',
  params: z.object({ eventId: EventId, uploadId: UploadId, row: z.coerce.number().check(z.int(), z.gte(1)) }),
  body: RowMend,
  answer: z.object({ row: TableRow, counts: TableCounts }),
});
export const confirmTable = call({
  id: 'rsvp.confirmTable',
  method: 'POST',
  path: `${tables}/:uploadId/confirm`,
  access: 'user',
  params: Upload,
  answer: z.object({
    added: z.number(),
    updated: z.number(),
    skipped: z.number(),
    faulty: z.number(),
    /** Lines of the faulty rows that the database refused. */
    notStored: z.array(z.number()),
    faultyFileUrl: z.nullable(z.string()),
  }),
  status: 200,
});
/** The faulty rows as the host uploaded them, with the reason in a last column. */
export const faultyRowsFile = call({
  id: 'rsvp.faultyRowsFile',
  method: 'GET',
  path: `${tables}/:uploadId/faulty.csv`,
  access: 'user',
  params: Upload,
  media: 'text/csv; charset=utf-8',
});
/** A pasted list, phone contacts or a vCard, analysed like a table. */
export const previewText = call({
  id: 'rsvp.previewText',
  method: 'POST',
  path: `${tables}/text`,
  access: 'user',
  maxBodyBytes: 3 * 1024 * 1024,
  params: Event,
  body: z.object({
    text: z.string().check(z.minLength(1, { error: 'field.required' }), z.maxLength(2_000_000)),
    kind: z.enum(['list', 'vcard']),
  }),
  answer: TablePreview,
  status: 201,
});
