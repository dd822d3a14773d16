import type { TablePreview } from '@smachot/contracts';
import { phoneIn } from './table-questions';

const preview = {
  columns: [
    { index: 0, title: 'שם', field: 'name', samples: [] },
    { index: 1, title: 'א1', field: 'ignore', samples: [] },
    { index: 2, title: 'א2', field: 'phone', samples: [] },
  ],
  phoneCandidates: [1, 2],
} as unknown as TablePreview;

it('takes phones from the chosen column only, or from none', () => {
  expect(phoneIn(preview, 1)).toEqual(['name', 'phone', 'ignore']);
  expect(phoneIn(preview, null)).toEqual(['name', 'ignore', 'ignore']);
});
