import { listDeadJobs, listStuckRows, retryDeadJob, systemState } from '@smachot/contracts';
import { refusing } from '@smachot/web-platform';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { act, changes, renderActs } from '../testing/render-acts';

afterEach(cleanup);

const JOB = '01920000-0000-7000-8000-00000000a001';
const OTHER = '01920000-0000-7000-8000-00000000a002';
const at = '2026-11-22T10:00:00.000Z';
const why = 'נבדק ונמצא תקין';

const state = {
  at,
  outbox: { count: 3, oldest: at },
  queues: [{ queue: 'marketplace', count: 1, oldest: at }],
  sends: [{ sendClass: 'campaign', count: 250, oldest: at, uncertain: 2 }],
  money: [{ kind: 'orders', count: 4, oldest: null, amount: 1234.5 }],
  deadJobs: 1,
};
const job = { _id: JOB, job: 'payments.charge', known: true, createdAt: at, deadAt: at, attempts: 12 };
const answering = (jobs: object[], rows: object[] = []) => [
  { call: retryDeadJob, answer: { state: 'queued' } },
  { call: systemState, answer: state },
  { call: listDeadJobs, answer: { jobs, nextCursor: null } },
  { call: listStuckRows, answer: { rows, nextCursor: null } },
];

it('shows what waits where', async () => {
  await renderActs('/system', answering([]));
  const card = (name: string) => screen.getByText(name).closest('li')!.textContent;
  await screen.findByText('הזמנות ותשלומים');
  expect(card('הזמנות ותשלומים')).toMatch(/ממתינה אחת/);
  expect(card('אירועים שעוד לא חולקו')).toMatch(/3 ממתינות/);
  expect(card('קמפיינים')).toMatch(/250 ממתינות.*שתי הודעות/s);
  expect(card('תשלומים על הזמנות')).toMatch(/1,234.5/);
  expect(await screen.findByText('אין משימות שנכשלו לגמרי')).toBeTruthy();
});

it('a job that was given up is read and queued again with a reason', async () => {
  const { asked } = await renderActs('/system', answering([{ ...job, lastError: 'Error: no answer' }]));
  const row = (await screen.findByText('payments.charge')).closest('li')!;
  expect(within(row).getByText('Error: no answer')).toBeTruthy();
  await act('להריץ שוב');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes(asked)).toEqual([{ path: `/admin/api/dead-jobs/${JOB}/retry`, body: { reason: why } }]);
});

it('a row that a task cannot handle is named with its failures, and a task that fails as a whole too', async () => {
  const stuck = { _id: JOB, tick: 'payments.charge_due', key: 'b1', failures: 7, lastError: 'Error: no' };
  const times = { firstFailedAt: at, lastFailedAt: at };
  const whole = { ...stuck, ...times, _id: OTHER, tick: 'stores.list_anew', key: '' };
  await renderActs('/system', answering([], [{ ...stuck, ...times }, whole]));
  const row = (await screen.findByText('payments.charge_due')).closest('li')!;
  expect(row.textContent).toMatch(/b1.*כישלונות: 7.*Error: no/s);
  expect(screen.getByText('stores.list_anew').closest('li')!.textContent).toContain('המשימה כולה');
});

it('a job of an older release has no button', async () => {
  await renderActs('/system', answering([{ ...job, known: false, lastError: null }]));
  const row = (await screen.findByText('payments.charge')).closest('li')!;
  expect(within(row).queryByRole('button')).toBeNull();
});

it('numbers that cannot be read say so, and the jobs are there all the same', async () => {
  await renderActs('/system', [
    refusing(systemState, 'server.unavailable'),
    { call: listDeadJobs, answer: { jobs: [{ ...job, lastError: null }], nextCursor: null } },
    { call: listStuckRows, answer: { rows: [], nextCursor: null } },
  ]);
  expect(await screen.findByText('payments.charge')).toBeTruthy();
  expect(await screen.findByRole('alert', {}, { timeout: 10_000 })).toBeTruthy();
});
