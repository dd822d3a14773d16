import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { classifyRows } from './classify-rows';
import { packRows, unpackRows } from './pack-rows';

const FIELDS = ['name', 'phone', 'seats', 'group', 'table', 'notes'] as const;
const cell = fc.oneof(
  fc.constantFrom('', '0521234567', '12', 'דנה ויוסי כהן', 'משפחה', '03-6543210', '99999'),
  fc.string(),
);

it('gives back every classified row as it was, whatever became of it', () =>
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 6, maxLength: 6 }), { maxLength: 30 }), (table) => {
      const existing = ['דנה ויוסי כהן', 'משה'].map((attendeeName) => ({
        id: randomUUID(),
        attendeeName,
        attendeePhone: attendeeName === 'משה' ? '+972521234567' : null,
        group: 'general' as const,
        tableName: null,
        estimatedNumberOfGuests: 1,
        language: 'he' as const,
        specialRequests: null,
        hostNote: null,
        groupLabel: null,
        side: null,
      }));
      const rows = table.map((cells, at) => ({ row: at + 2, cells }));
      const classified = classifyRows(rows, FIELDS, existing, { language: 'he' }).rows;
      // Packing drops keys that JSON cannot express: those whose value is undefined.
      expect(unpackRows(packRows(classified))).toEqual(classified);
    }),
  ));

it('keeps a plain row in a third of its JSON', () => {
  const row = { row: 2, cells: ['נועה ברק', '0521234567', '2', 'משפחה', '3', ''] };
  const classified = classifyRows([row], FIELDS, [], { language: 'he' }).rows;
  expect(packRows(classified).length).toBeLessThan(Buffer.byteLength(JSON.stringify(classified)) / 2.5);
});
