import {
  confirmPayoutsSent,
  listExcludedStores,
  listFailedPayouts,
  listPayoutBatches,
  makePayoutFile,
  type PayoutBatch,
  readPayoutBatch,
  type AdminPayout,
} from '@smachot/contracts';
import { refusing, type Answer } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPayouts } from '../testing/render-payouts';
import { aBatch, aBatchWithFile, anAdminPayout } from '../testing/some-payouts';

afterEach(cleanup);

const of = (batch: PayoutBatch, items: AdminPayout[] = [anAdminPayout(1), anAdminPayout(2)]): Answer[] => [
  { call: listPayoutBatches, answer: { batches: [batch], nextCursor: null } },
  { call: readPayoutBatch, answer: { ...batch, items, nextCursor: null } },
];
const pane = () => screen.findByRole('region', { name: /האצווה של/ });
const act = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const reason = (dialog: HTMLElement, text: string) =>
  fireEvent.change(within(dialog).getByLabelText('למה'), { target: { value: text } });
const posts = (asked: { method: string }[]) => asked.filter(({ method }) => method === 'POST');

describe('a batch', () => {
  it('shows its sums, each payout, and why one was left out', async () => {
    const out = anAdminPayout(3, { status: 'canceled', reason: 'details_not_verified' });
    await renderPayouts(of(aBatch({ canceled: { count: 1, total: 300 } }), [anAdminPayout(1), out]));
    const batch = within(await pane());
    expect(batch.getByText('לתשלום').parentElement?.textContent).toContain('2,400');
    expect(batch.getByText('הוצאו מהאצווה').parentElement?.textContent).toContain('300');
    expect(batch.getByText('פרטי הבנק כבר לא מאומתים')).toBeTruthy();
    expect(batch.getByRole('link', { name: 'עסק 1' }).getAttribute('href')).toBe(
      `/dashboard/esek-1/payments?view=payouts&payout=${anAdminPayout(1).id}`,
    );
  });

  it('is filtered by the state of its payouts, in the address', async () => {
    const { asked } = await renderPayouts(of(aBatch()));
    await act('הוצאו');
    await waitFor(() =>
      expect(asked.some(({ path, query }) => /batches\/.+/.test(path) && query === '?status=canceled')).toBe(
        true,
      ),
    );
  });

  it('lists the businesses that are not in it, with the reason', async () => {
    const stores = (['suspended', 'details_missing'] as const).map((why, index) => ({
      ...{ partnerId: anAdminPayout(index).partnerId, partnerUsername: `esek-${index}` },
      ...{ businessName: `עסק ${index}`, amount: 500, reason: why },
    }));
    await renderPayouts([
      ...of(aBatch({ excluded: { count: 2, total: 1_000 } })),
      { call: listExcludedStores, answer: { stores, nextCursor: null } },
    ]);
    const batch = within(await pane());
    expect(batch.getByText('שני עסקים')).toBeTruthy();
    await act('לא באצווה');
    expect(await batch.findByText('העסק מושעה')).toBeTruthy();
    expect(batch.getByText('אין פרטי בנק')).toBeTruthy();
    expect(batch.getByRole('link', { name: 'עסק 0' }).getAttribute('href')).toBe(
      '/admin-panel/partners/esek-0',
    );
  });

  it.each<[string, PayoutBatch, string[]]>([
    ['that is being planned offers nothing', aBatch({ status: 'planning' }), []],
    ['without a file offers to make it', aBatch(), ['יצירת קובץ לבנק']],
    ['of which everything was left out offers nothing', aBatch({ payouts: { count: 0, total: 0 } }), []],
    [
      'of which the last was left out after its file was made offers nothing',
      aBatchWithFile({ payouts: { count: 0, total: 0 } }),
      [],
    ],
    ['with a file', aBatchWithFile(), ['הורדת הקובץ', 'הקובץ נמסר לבנק', 'יצירת קובץ אחר במקומו']],
    ['that was sent waits for the answer', aBatchWithFile({ status: 'sent' }), ['קריאת תשובת הבנק']],
    ['that was answered reads later answers', aBatchWithFile({ status: 'answered' }), ['קריאת תשובת הבנק']],
  ])('%s', async (_, batch, names) => {
    await renderPayouts(of(batch));
    const buttons = within(await pane()).getAllByRole('button');
    const acts = buttons.filter((button) => !button.hasAttribute('aria-pressed'));
    expect(acts.map(({ textContent }) => textContent)).toEqual(names);
  });
});

it('says of a batch of which everything was left out that there is nothing to pay', async () => {
  await renderPayouts(of(aBatchWithFile({ payouts: { count: 0, total: 0 } })));
  expect(within(await pane()).getByText('אין מה לשלם')).toBeTruthy();
  expect(screen.queryByText('מחכה לבנק')).toBeNull();
});

describe('the file of a batch', () => {
  it('is made with a reason, and after the admin confirmed who they are', async () => {
    const ask = jest.fn(() => Promise.resolve(true));
    const { asked } = await renderPayouts(
      [refusing(makePayoutFile, 'auth.confirmation_required'), ...of(aBatch())],
      { ask },
    );
    await act('יצירת קובץ לבנק');
    const dialog = await screen.findByRole('dialog', { name: 'יצירת קובץ לבנק' });
    const send = within(dialog).getByRole('button', { name: 'יצירת קובץ לבנק' });
    fireEvent.click(send);
    await waitFor(() =>
      expect(within(dialog).getByLabelText('למה').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(posts(asked)).toEqual([]);
    reason(dialog, 'תשלום שבועי');
    fireEvent.click(send);
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(posts(asked)).toHaveLength(2));
    expect(asked.findLast(({ method }) => method === 'POST')).toMatchObject({
      path: `/admin/api/payouts/batches/${aBatch().id}/file`,
      body: { replaces: null, reason: 'תשלום שבועי' },
    });
  });

  it('is replaced by number, so that a newer one is not', async () => {
    const { asked } = await renderPayouts([
      { call: makePayoutFile, answer: aBatchWithFile({ fileNumber: 8 }) },
      ...of(aBatchWithFile()),
    ]);
    await act('יצירת קובץ אחר במקומו');
    const dialog = await screen.findByRole('dialog', { name: 'להחליף את קובץ 7?' });
    reason(dialog, 'טעות בסכום');
    fireEvent.click(within(dialog).getByRole('button', { name: 'יצירת קובץ אחר במקומו' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      replaces: 7,
      reason: 'טעות בסכום',
    });
  });

  it('that somebody else replaced is not marked as sent, and that is said', async () => {
    await renderPayouts([refusing(confirmPayoutsSent, 'payouts.file_replaced'), ...of(aBatchWithFile())]);
    await act('הקובץ נמסר לבנק');
    const dialog = await screen.findByRole('dialog', { name: 'הקובץ נמסר לבנק?' });
    reason(dialog, 'הקובץ נמסר');
    fireEvent.click(within(dialog).getByRole('button', { name: 'הקובץ נמסר לבנק' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('כבר נוצר קובץ אחר');
  });
});

describe('the answer of the bank', () => {
  it('says what it returns before it is sent', async () => {
    await renderPayouts(of(aBatchWithFile({ status: 'sent' })), { at: '?act=answer' });
    const dialog = within(await screen.findByRole('dialog', { name: 'תשובת הבנק' }));
    const send = dialog.getByRole('button', { name: 'קריאת תשובת הבנק' });
    expect(send.hasAttribute('disabled')).toBe(true);
    const file = new File(['x'], 'answer.txt');
    const record =
      `1${'0'.repeat(60)}${'120000'.padStart(13, '0')}${'700001'.padStart(20)}`.padEnd(126) + '02';
    // jsdom's blobs cannot be read as bytes
    file.slice = () =>
      ({ arrayBuffer: () => Promise.resolve(new TextEncoder().encode(record).buffer) }) as unknown as Blob;
    fireEvent.change(dialog.getByLabelText('הקובץ שהתקבל מהבנק'), { target: { files: [file] } });
    expect(await dialog.findByText(/הבנק מחזיר תשלום אחד.*1,200.*תשלום אחד באצווה ייחשב ששולם/)).toBeTruthy();
    expect(dialog.getByText('700001')).toBeTruthy();
    expect(send.hasAttribute('disabled')).toBe(false);
  });
});

it('lists the payouts that the bank returned, with the reason', async () => {
  const returned = anAdminPayout(1, { status: 'returned', reason: 'no_such_account' });
  await renderPayouts([{ call: listFailedPayouts, answer: { payouts: [returned], nextCursor: null } }], {
    at: '?tab=failed',
  });
  expect(await screen.findByText('אין חשבון כזה')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'עסק 1' })).toBeTruthy();
});

it('says that there are no batches yet', async () => {
  await renderPayouts([{ call: listPayoutBatches, answer: { batches: [], nextCursor: null } }]);
  expect(await screen.findByRole('heading', { name: 'עוד אין אצוות' })).toBeTruthy();
});
