import {
  exchangeRates,
  handleWebhook,
  listCommissions,
  listFeatureSwitches,
  listStoreSuspensions,
  sendingSwitch,
  setCommission,
  setExchangeRates,
  setFeatureSwitch,
  setSendingSwitch,
  setStoreSuspension,
  undecipheredWebhooks,
} from '@smachot/contracts';
import { refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { act, changes, renderActs } from '../testing/render-acts';

afterEach(cleanup);

const HOST = '01920000-0000-7000-8000-00000000a001';
const STORE = '01920000-0000-7000-8000-00000000a002';
const at = '2026-11-22T10:00:00.000Z';
const why = 'נבדק ונמצא תקין';

const sending = {
  stopped: false,
  reason: null,
  stoppedBy: null,
  suspendedHosts: [HOST],
  hosts: [{ userId: HOST, name: 'דנה לוי', since: at }],
};

describe('sending', () => {
  const answers = [
    { call: setSendingSwitch, answer: { ...sending, stopped: true, stoppedBy: 'admin' } },
    { call: sendingSwitch, answer: sending },
  ];
  it('is stopped with a reason', async () => {
    const { asked } = await renderActs('/sending', answers);
    await act('לעצור הכול');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes(asked)).toEqual([{ path: '/admin/api/sending', body: { stopped: true, reason: why } }]);
  });

  it('has a way back that cannot be taken for the cancelling act', async () => {
    await renderActs('/sending', answers);
    fireEvent.click(await screen.findByRole('button', { name: 'לבטל השעיה' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'חזרה' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks for a reason before anything is sent, and takes one from the list', async () => {
    const { asked } = await renderActs('/sending', answers);
    fireEvent.click(await screen.findByRole('button', { name: 'לעצור הכול' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'לעצור הכול' }));
    await waitFor(() =>
      expect(within(dialog).getByLabelText('סיבה').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(changes(asked)).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'תקלה אצלנו' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'לעצור הכול' }));
    await waitFor(() => expect(changes(asked)).toHaveLength(1));
    expect(changes(asked)[0]?.body).toEqual({ stopped: true, reason: 'תקלה אצלנו' });
  });

  it('of one host is suspended by phone, and resumed', async () => {
    const { asked } = await renderActs('/sending', answers);
    fireEvent.click(await screen.findByRole('button', { name: 'להשעות מארח' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.change(screen.getByLabelText('הטלפון של המארח'), { target: { value: '050-234-5678' } });
    await act('להשעות מארח');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act('לבטל השעיה');
    await waitFor(() => expect(changes(asked)).toHaveLength(2));
    expect(changes(asked).map(({ body }) => body)).toEqual([
      { suspendPhone: '050-234-5678', reason: why },
      { resumeHost: HOST, reason: why },
    ]);
  });
});

it('a part of the product is switched off, and a refusal is said in the dialog', async () => {
  const { asked } = await renderActs('/feature-switches', [
    refusing(setFeatureSwitch, 'server.unavailable'),
    {
      call: listFeatureSwitches,
      answer: {
        switches: [
          { name: 'placing_orders', on: true, reason: null, changedAt: null },
          { name: 'public_events', on: false, reason: 'עומס', changedAt: at },
        ],
      },
    },
  ]);
  expect((await screen.findByText('אירועים פתוחים לקהל')).closest('li')?.textContent).toMatch(/כבוי.*/s);
  const dialog = await act('לכבות');
  expect((await within(dialog).findByRole('alert')).textContent).not.toBe('');
  expect(changes(asked)).toEqual([
    { path: '/admin/api/feature-switches/placing_orders', body: { on: false, reason: why } },
  ]);
});

it('a store is suspended by its username, and put back', async () => {
  const { asked } = await renderActs('/store-suspensions', [
    { call: setStoreSuspension },
    {
      call: listStoreSuspensions,
      answer: {
        stores: [
          { partnerId: STORE, partnerUsername: 'savta', businessName: 'סבתא', since: at, reason: 'תלונות' },
        ],
      },
    },
  ]);
  fireEvent.change(await screen.findByLabelText('שם המשתמש של החנות'), {
    target: { value: ' Sweet-Garden ' },
  });
  await act('להשעות חנות');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act('לבטל השעיה');
  await waitFor(() => expect(changes(asked)).toHaveLength(2));
  expect(changes(asked)).toEqual([
    { path: '/admin/api/store-suspensions/sweet-garden', body: { suspended: true, reason: why } },
    { path: `/admin/api/store-suspensions/${STORE}`, body: { suspended: false, reason: why } },
  ]);
});

it('a webhook nobody understood is processed again', async () => {
  const { asked } = await renderActs('/webhooks', [
    { call: handleWebhook },
    {
      call: undecipheredWebhooks,
      answer: {
        webhooks: [
          { _id: HOST, receivedAt: at, trouble: 'not JSON', attempts: 0, bytes: 21, excerpt: 'call ••78' },
        ],
        nextCursor: null,
      },
    },
  ]);
  expect(await screen.findByText('call ••78')).toBeTruthy();
  await act('לעבד שוב');
  await waitFor(() => expect(changes(asked)).toHaveLength(1));
  expect(changes(asked)[0]).toEqual({
    path: `/admin/api/webhooks/${HOST}`,
    body: { action: 'retry', reason: why },
  });
});

it('rates of a day are saved with a reason', async () => {
  const rates = { publishedOn: '2026-11-20', source: 'bank_of_israel', EUR: 3.9, USD: 3.6 };
  const { asked } = await renderActs('/exchange-rates', [
    { call: setExchangeRates, answer: rates },
    { call: exchangeRates, answer: rates },
  ]);
  fireEvent.change(await screen.findByLabelText('שקלים ליורו'), { target: { value: '3.9511' } });
  fireEvent.change(screen.getByLabelText('סיבה'), { target: { value: why } });
  fireEvent.click(screen.getByRole('button', { name: 'לשמור שערים' }));
  await waitFor(() => expect(changes(asked)).toHaveLength(1));
  expect(changes(asked)[0]?.body).toMatchObject({ EUR: 3.9511, USD: 3.6, reason: why });
});

it('a commission is typed in percents', async () => {
  const commission = { _id: HOST, partnerId: null, basisPoints: 750, validFrom: at, notedAt: at };
  const { asked } = await renderActs('/commissions', [
    { call: setCommission, answer: commission },
    { call: listCommissions, answer: { commissions: [commission] } },
  ]);
  expect(await screen.findByText('7.5%')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('אחוז'), { target: { value: '12.5' } });
  fireEvent.change(screen.getByLabelText('סיבה'), { target: { value: why } });
  fireEvent.click(screen.getByRole('button', { name: 'לקבוע שיעור' }));
  await waitFor(() => expect(changes(asked)).toHaveLength(1));
  expect(changes(asked)[0]?.body).toEqual({ partnerId: null, basisPoints: 1250, reason: why });
});
