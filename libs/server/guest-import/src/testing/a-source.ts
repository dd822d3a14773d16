import { previewTable, type TableSource } from '../preview/preview-table';

export const preview = async (source: TableSource, options = {}) => {
  const result = await previewTable(source, { existing: [], language: 'he', ...options });
  if (!result.ok) throw new Error(result.code);
  return result.value;
};
export const refusalOf = async (source: TableSource) => {
  const result = await previewTable(source, { existing: [], language: 'he' });
  return result.ok ? undefined : result.code;
};
export const csv = (...lines: string[]): TableSource => ({
  kind: 'file',
  source: Buffer.from(lines.join('\n')),
});
export const list = (...lines: string[]): TableSource => ({ kind: 'list', text: lines.join('\n') });
export const fieldsOf = async (source: TableSource) =>
  (await preview(source)).columns.map(({ field }) => field);
export const guestsOf = async (source: TableSource) =>
  (await preview(source)).rows.map(({ guest }) => [
    guest.attendeeName,
    guest.attendeePhone,
    guest.estimatedNumberOfGuests ?? 1,
  ]);
export const seatsOf = async (source: TableSource) =>
  (await preview(source)).rows.map(({ verdict, guest }) =>
    verdict === 'faulty' ? null : (guest.estimatedNumberOfGuests ?? 1),
  );
export const namesOf = async (source: TableSource) =>
  (await preview(source)).rows.map(({ guest }) => guest.attendeeName);
