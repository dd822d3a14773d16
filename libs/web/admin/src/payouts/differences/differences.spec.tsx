import {
  listDifferences,
  listReconciliations,
  type ReconciliationDifference,
  resolveDifference,
} from '@smachot/contracts';
import type { Answer } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPayouts } from '../../testing/render-payouts';
import { aDifference, aNight } from '../../testing/some-payouts';

afterEach(cleanup);

const found = (differences: ReconciliationDifference[], nights = [aNight()]): Answer[] => [
  { call: listDifferences, answer: { differences, open: differences.length, nextCursor: null } },
  { call: listReconciliations, answer: { reconciliations: nights, nextCursor: null } },
];
const open = (answers: Answer[], at = '') => renderPayouts(answers, { at: `?tab=differences${at}` });

it('shows both sides of a difference beside each other', async () => {
  await open(found([aDifference()]));
  const sides = await screen.findByRole('table', { name: 'סכום שונה' });
  const rows = within(sides)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows[0]).toBe('אצלנובחברת הסליקה');
  expect(rows[1]).toBe('מצבcapturedcompleted');
  expect(rows[2]).toMatch(/^סכום.*1,000.*900/);
});

it('says which side does not know the sale', async () => {
  await open(found([aDifference({ kind: 'missing_here', ours: null })]));
  expect(await screen.findByRole('columnheader', { name: 'אצלנו: אין' })).toBeTruthy();
});

it('is resolved with a reason', async () => {
  const { asked } = await open([
    { call: resolveDifference, answer: aDifference() },
    ...found([aDifference()]),
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'סגירת ההפרש' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'סכום שונה: לסגור?' }));
  fireEvent.change(dialog.getByLabelText('למה'), { target: { value: 'הוחזר בטלפון' } });
  fireEvent.click(dialog.getByRole('button', { name: 'סגירת ההפרש' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.find(({ method }) => method === 'POST')).toMatchObject({
    path: `/admin/api/reconciliation-differences/${aDifference()._id}/resolution`,
    body: { reason: 'הוחזר בטלפון' },
  });
});

it('tells how one was resolved, and offers it no more', async () => {
  const resolution = {
    how: 'by_admin',
    adminId: null,
    reason: 'הוחזר בטלפון',
    at: '2026-11-22T09:00:00.000Z',
  } as const;
  await open(found([aDifference({ resolution })]), '&state=resolved');
  expect(await screen.findByText('הוחזר בטלפון')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'סגירת ההפרש' })).toBeNull();
});

it('asks for open ones of a kind, as the address says', async () => {
  const { asked } = await open(found([]), '&kind=doubled');
  expect(await screen.findByRole('heading', { name: 'אין הפרשים כאלה' })).toBeTruthy();
  const query = asked.find(({ path }) => path.endsWith('reconciliation-differences'))?.query;
  expect(query).toBe('?open=true&kind=doubled');
});

it('warns that a night which failed may have missed some', async () => {
  await open(found([], [aNight({ status: 'failed' }), aNight()]));
  expect(await screen.findByText(/ההשוואה לא הושלמה/)).toBeTruthy();
});
