import {
  type ChargebackRecord,
  decideChargeback,
  listChargebackCases,
  readChargebackCase,
} from '@smachot/contracts';
import { refusing, type Answer } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPayouts } from '../../testing/render-payouts';
import { aChargebackRecord } from '../../testing/some-payouts';

afterEach(cleanup);

const of = (record: ChargebackRecord, unread: object[] = []): Answer[] => [
  { call: listChargebackCases, answer: { chargebacks: [record], unread, nextCursor: null } },
  { call: readChargebackCase, answer: record },
];
const open = (answers: Answer[]) => renderPayouts(answers, { at: '?tab=chargebacks' });
const side = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows the evidence of both sides', async () => {
  await open(of(aChargebackRecord()));
  const customer = await side('מה אומר הלקוח');
  expect(customer.getByText('לא הזמנתי כלום')).toBeTruthy();
  expect(customer.getByText('לא מכיר בהזמנה')).toBeTruthy();
  expect((await side('מה אומר העסק')).getByText('סופק במלואו')).toBeTruthy();
  expect(screen.getByText('הלקוח ענה, העסק ענה')).toBeTruthy();
});

it('is decided with a reason, about the version that was read', async () => {
  const { asked } = await open([
    { call: decideChargeback, answer: aChargebackRecord() },
    ...of(aChargebackRecord()),
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'התשובות נשלחו' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('מה נשלח'), { target: { value: 'חשבונית ותמונות' } });
  fireEvent.click(dialog.getByRole('button', { name: 'התשובות נשלחו' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    decision: 'evidence_sent',
    reason: 'חשבונית ותמונות',
    version: 3,
  });
});

it('that another admin decided meanwhile is refused, and that is said', async () => {
  await open([refusing(decideChargeback, 'conflict.version'), ...of(aChargebackRecord())]);
  fireEvent.click(await screen.findByRole('button', { name: 'הוכרע לטובתנו' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('לפי מה'), { target: { value: 'מכתב מהחברה' } });
  fireEvent.click(dialog.getByRole('button', { name: 'הוכרע לטובתנו' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
});

it.each([
  ['won', []],
  ['lost', ['הוכרע לטובתנו']],
  ['evidence_sent', ['הוכרע לטובתנו', 'הוכרע לטובת הלקוח']],
] as const)('offers only what can follow %s', async (status, names) => {
  await open(of(aChargebackRecord({ status })));
  await screen.findByRole('region', { name: 'מה אומר הלקוח' });
  const buttons = screen.queryAllByRole('button', { name: /התשובות נשלחו|הוכרע לטובת/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
});

it('names the sales whose dispute could not be read yet', async () => {
  await open(
    of(aChargebackRecord(), [{ saleId: 'SALE1-9', heardAt: '2026-11-22T09:00:00.000Z', attempts: 2 }]),
  );
  expect(await screen.findByText('SALE1-9')).toBeTruthy();
});
