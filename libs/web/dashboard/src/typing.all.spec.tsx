import { editStore, manageStore, type PriceRule, readPricingUnitDraft } from '@smachot/contracts';
import { typeIntoEvery } from '@smachot/web-ui';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDraft, aMenu, aStore } from './testing/a-store';
import { renderDashboard } from './testing/render-dashboard';

const person = userEvent.setup({ delay: null });
const sectionOf = async (title: string) =>
  (await screen.findByRole('heading', { level: 2, name: title })).closest('section')!;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('is typed into key by key:', () => {
  it('prices by date, and the minimum of an order', async () => {
    const priceRules: PriceRule[] = [
      {
        days: [],
        season: { recurs: 'yearly', from: '12-20', to: '01-05' },
        change: { type: 'percent', percent: -5 },
      },
      {
        days: [5],
        season: null,
        change: { type: 'price', price: 900, pricePerParticipant: 95 },
      },
    ];
    const minimumOrder = { sum: 3_000, participants: 40 };
    const menu = aMenu({ priceRules, minimumOrder });
    await renderDashboard(`/dashboard/savta/pricing-unit/${menu.pricingUnitId}`, [
      { call: manageStore, answer: aStore() },
      { call: readPricingUnitDraft, answer: aDraft(menu) },
    ]);
    const part = await sectionOf('מחיר לפי מועד ומינימום להזמנה');
    // of each rule two lists; of one a percentage and two days, of the other two sums; two of the minimum
    expect(await typeIntoEvery(part, person)).toHaveLength(11);
  });

  it('how a store wants to be paid, and on which terms one may cancel', async () => {
    const paymentTerms = { depositPercent: 30, restDaysBefore: 14, cardPayments: 6 };
    const cancellationPolicy = [{ hoursBefore: 48, refundPercent: 50 }];
    const store = aStore({ paymentTerms, cancellationPolicy });
    const answers = [
      { call: manageStore, answer: store },
      { call: editStore, answer: store },
    ];
    await renderDashboard('/dashboard/savta/edit-profile/paying', answers);
    expect(await typeIntoEvery(await sectionOf('מקדמה ותשלומים'), person)).toHaveLength(3);
    cleanup();
    await renderDashboard('/dashboard/savta/edit-profile/policy', answers);
    expect(await typeIntoEvery(await sectionOf('תנאי ביטול'), person)).toHaveLength(2);
  });
});
