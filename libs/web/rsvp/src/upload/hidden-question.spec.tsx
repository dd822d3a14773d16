import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getInvitation, mapColumns, readPreview, type HiddenParts } from '@smachot/contracts';
import { anInvitation, EVENT_ID } from '../testing/a-guest';
import { aPreview, UPLOAD_ID } from '../testing/a-preview';
import { renderScreens } from '../testing/render-screens';

const open = (hidden: HiddenParts | null) => {
  const preview = aPreview({
    hidden,
    phoneCandidates: [],
    columns: [
      { index: 0, title: 'שם', field: 'name', samples: ['אילנה'] },
      { index: 1, title: '', field: 'ignore', samples: [] },
      { index: 2, title: '', field: 'ignore', samples: [] },
    ],
  });
  return renderScreens(`/me/rsvps/${EVENT_ID}/upload?upload=${UPLOAD_ID}`, [
    { call: getInvitation, answer: anInvitation() },
    { call: readPreview, answer: preview },
    { call: mapColumns, answer: preview },
  ]);
};

afterEach(cleanup);

it('asks whether hidden rows are read, and keeps the focus on what is chosen', async () => {
  const { asked } = await open({ read: 'shown', shown: 120, all: 180, columns: [] });
  const choice = within(await screen.findByRole('radiogroup', { name: 'מה לקרוא מהגיליון' }));
  expect(screen.getByText('מוסתר בגיליון: 60 שורות.')).toBeTruthy();
  const shown = choice.getByRole<HTMLInputElement>('radio', { name: 'רק מה שמוצג (120)' });
  const all = choice.getByRole<HTMLInputElement>('radio', { name: 'הכול, גם המוסתר (180)' });
  expect([shown.checked, shown.name]).toEqual([true, all.name]);
  all.focus();
  fireEvent.click(all);
  await waitFor(() => expect(JSON.stringify(asked)).toContain('"hidden":"all"'));
  expect([all.checked, document.activeElement]).toEqual([true, all]);
});

it('tells of hidden columns, which are no columns to choose from', async () => {
  await open({ read: 'shown', shown: 2, all: 2, columns: [1] });
  expect(await screen.findByText('מוסתר בגיליון: עמודה אחת.')).toBeTruthy();
  const columns = within(screen.getByRole('group', { name: 'מה יש בכל עמודה?' })).getAllByRole('combobox');
  expect(columns.map((column) => column.getAttribute('aria-label'))).toEqual([
    'מה יש בעמודה שם',
    'מה יש בעמודה עמודה 3',
  ]);
});

it('says that all was read where nothing is shown, and asks nothing where nothing is hidden', async () => {
  await open({ read: 'all', shown: 0, all: 3, columns: [] });
  expect(await screen.findByText(/אף אורח לא מוצג/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  cleanup();
  await open(null);
  await screen.findByRole('group', { name: 'מה יש בכל עמודה?' });
  expect(screen.queryByText(/מוסתר/)).toBeNull();
});
