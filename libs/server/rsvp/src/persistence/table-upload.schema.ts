import { defineEntity } from '@smachot/server-platform';

/**
 * A guest table between its upload and the host's yes. Nothing of it is a guest yet; after a day it is gone.
 * `content`: the bytes as uploaded or pasted, read again when the host corrects a column; `rows`: what would become of
 * each row (`packRows`): they are written once and read by the page, so the database need not understand them. Not
 * `whole`: those of the first page only. Most hosts look at it and say yes, and then all rows are judged anew.
 */
export const TableUploadSchema = defineEntity({
  name: 'TableUpload',
  schema: 'rsvp',
  tableName: 'table_uploads',
  columns: {
    id: { type: 'uuid', primary: true },
    eventId: { type: 'uuid', name: 'event_id' },
    hostId: { type: 'uuid', name: 'host_id' },
    fileName: { type: 'text', name: 'file_name' },
    sheetName: { type: 'text', name: 'sheet_name', nullable: true },
    encoding: { type: 'text', nullable: true },
    headerRow: { type: 'int', name: 'header_row', nullable: true },
    columns: { type: 'jsonb' },
    /** What was read beside the columns: sheets, lines that are no guests, what only the host can say. */
    reading: { type: 'jsonb', default: {} },
    /** What the host typed instead of cells that could not be read, by line. */
    mends: { type: 'jsonb', default: {} },
    counts: { type: 'jsonb' },
    kind: { type: 'text' },
    content: { type: 'bytea' },
    rows: { type: 'bytea' },
    whole: { type: 'boolean', default: true },
    /** What confirming answered, for the same confirmation made again. */
    answer: { type: 'jsonb', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    expiresAt: { type: 'timestamptz', name: 'expires_at' },
  },
  indices: [
    { name: 'table_uploads_event', columns: ['eventId', 'id'] },
    { name: 'table_uploads_expiry', columns: ['expiresAt'] },
  ],
});
