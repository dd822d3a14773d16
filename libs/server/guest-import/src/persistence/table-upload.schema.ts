import { defineEntity } from '@smachot/server-platform';

/**
 * Uploaded guest table before the host confirms it. It holds no guests yet and expires after a day. `content`: the bytes as
 * uploaded or pasted, read again when the host corrects a column; `rows`: the verdict of each row (`packRows`), written once
 * and read by the page, so the database need not understand them. Not `whole`: the rows of the first page only, because most
 * hosts look at it and confirm, and then all rows are analyzed anew.
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
    /** Findings beside the columns: sheets, lines that are no guests, and questions that only the host can answer. */
    reading: { type: 'jsonb', default: {} },
    /** Values the host typed for unreadable cells, by line. */
    mends: { type: 'jsonb', default: {} },
    counts: { type: 'jsonb' },
    kind: { type: 'text' },
    content: { type: 'bytea' },
    rows: { type: 'bytea' },
    whole: { type: 'boolean', default: true },
    /** Response of the confirmation, returned again when the request is repeated. */
    answer: { type: 'jsonb', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    expiresAt: { type: 'timestamptz', name: 'expires_at' },
  },
  indices: [
    { name: 'table_uploads_event', columns: ['eventId', 'id'] },
    { name: 'table_uploads_uploader', columns: ['hostId', 'id'] },
    { name: 'table_uploads_expiry', columns: ['expiresAt'] },
  ],
});
