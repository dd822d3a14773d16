import { manageStore, PricingUnitForm, readPricingUnitDraft, savePricingUnitDraft } from '@smachot/contracts';
import { priceOf } from '@smachot/pricing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aDraft, aMenu, aStore } from '../testing/a-store';
import { renderDashboard } from '../testing/render-dashboard';
import { emptyUnit, unitValues, type UnitValues } from '../units/unit-values';
import { draftPriced, unitFaults, unitForm } from '../units/unit-wire';
import { emptyRule, type RuleValues } from './rule-values';

const rule = (change: Partial<RuleValues>): RuleValues => ({
  ...emptyRule('one'),
  days: [4],
  percent: '15',
  ...change,
});
const unit = (change: Partial<UnitValues> = {}): UnitValues => ({
  ...emptyUnit(),
  ...{ name: 'תפריט', summary: 'קצר', description: 'ארוך' },
  ...{ kind: 'range', minParticipants: '10', maxParticipants: '200', pricePerParticipant: '80' },
  ...change,
});

describe('what is typed of prices by date', () => {
  it('goes to the server as the contract takes it, and comes back the same', () => {
    const priceRules = [
      rule({}),
      rule({ days: [], season: 'yearly', from: '2028-12-20', to: '2028-01-05', change: 'less' }),
      rule({
        ...{ days: [5, 7], season: 'once', from: '2027-09-11', to: '2027-10-03' },
        ...{ change: 'price', percent: '', price: '900', pricePerParticipant: '95.50' },
      }),
    ];
    const form = unitForm(unit({ priceRules, minimumSum: '3,000', minimumParticipants: '40' }));
    expect(form).toMatchObject({
      priceRules: [
        { days: [4], season: null, change: { type: 'percent', percent: 15 } },
        {
          days: [],
          season: { recurs: 'yearly', from: '12-20', to: '01-05' },
          change: { type: 'percent', percent: -15 },
        },
        {
          days: [5, 7],
          season: { recurs: 'once', from: '2027-09-11', to: '2027-10-03' },
          change: { type: 'price', price: 900, pricePerParticipant: 95.5 },
        },
      ],
      minimumOrder: { sum: 3_000, participants: 40 },
    });
    const again = unitValues({ ...aMenu(), ...form, type: 'simple', imageGallery: [] } as never);
    expect(unitForm(again)).toEqual(PricingUnitForm.parse(form));
  });

  it.each<[Partial<UnitValues>, string, string]>([
    [{ priceRules: [rule({ days: [] })] }, 'priceRules.0.days', 'price_rule.always'],
    [{ priceRules: [rule({ percent: '' })] }, 'priceRules.0.change.percent', 'field.required'],
    [{ priceRules: [rule({ percent: '400' })] }, 'priceRules.0.change.percent', 'number.at_most:300'],
    [{ priceRules: [rule({ season: 'once' })] }, 'priceRules.0.season.from', 'field.required'],
    [{ minimumSum: 'הרבה' }, 'minimumOrder.sum', 'number.invalid'],
    [{ minimumParticipants: '201' }, 'minimumOrder.participants', 'number.range'],
  ])('is judged at its field: %j', (change, field, code) =>
    expect(unitFaults(unit(change))[field]).toBe(code),
  );

  it('means nothing to what has no price of itself, nor participants to what costs the same for all', () => {
    const priceRules = [rule({ change: 'price', price: '5000', pricePerParticipant: '95' })];
    const said = { priceRules, minimumSum: '1000', minimumParticipants: '40' };
    expect(unitForm(unit({ ...said, kind: 'personalized' }))).not.toHaveProperty('priceRules');
    expect(unitForm(unit({ ...said, kind: 'no_participants', price: '4000' }))).toMatchObject({
      priceRules: [{ change: { price: 5_000, pricePerParticipant: 0 } }],
      minimumOrder: { sum: 1_000, participants: null },
    });
  });

  it('does not disturb the price while it is half typed', () => {
    const start = '2026-12-17T17:00:00Z';
    for (const half of [rule({ percent: '' }), rule({ percent: 'x' }), rule({ days: [] })])
      expect(priceOf(draftPriced(unit({ priceRules: [half] })), { participants: 100, start })).toMatchObject({
        total: 800_000,
      });
  });
});

const at = `/dashboard/savta/pricing-unit/${aMenu().pricingUnitId}`;
const owner = { call: manageStore, answer: aStore() };
const thursdays = { days: [4], season: null, change: { type: 'percent' as const, percent: 15 } };

const rulesPart = async () => {
  const title = await screen.findByText('מחיר לפי מועד ומינימום להזמנה');
  return within(title.closest('section')!);
};

describe('the editor', () => {
  beforeEach(() => localStorage.clear());

  it('takes a price of Thursdays and a minimum, saves them, and shows the price of a date', async () => {
    const { asked } = await renderDashboard(at, [
      owner,
      { call: readPricingUnitDraft, answer: aDraft(aMenu()) },
      { call: savePricingUnitDraft, answer: aDraft(aMenu({ version: 4 }), aMenu()) },
    ]);
    const part = await rulesPart();
    fireEvent.click(part.getByRole('button', { name: 'הוספת מחיר למועד' }));
    fireEvent.click(part.getByRole('button', { name: 'יום חמישי' }));
    fireEvent.change(part.getByLabelText('כמה אחוזים'), { target: { value: '15' } });
    fireEvent.change(part.getByLabelText(/סכום מינימום/), { target: { value: '20000' } });
    await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true), { timeout: 5_000 });
    const { body } = asked.findLast(({ method }) => method === 'PUT')! as { body: unknown };
    expect(body).toMatchObject({
      pricingUnit: { priceRules: [thursdays], minimumOrder: { sum: 20_000, participants: null } },
    });
    const preview = within(document.querySelector('aside')!);
    fireEvent.change(preview.getByLabelText('באיזה תאריך?'), { target: { value: '2026-12-17' } });
    expect(preview.getByText(/17 בדצמבר 2026, 100 משתתפים/)).toBeTruthy();
    expect(preview.getByText('יום חמישי: תוספת של 15%')).toBeTruthy();
    expect(preview.getByText(/השלמה למינימום הזמנה/)).toBeTruthy();
  });

  it('puts the rule that is to count first with its buttons, and says that the first counts', async () => {
    const fridays = { ...thursdays, days: [5] };
    await renderDashboard(at, [
      owner,
      { call: readPricingUnitDraft, answer: aDraft(aMenu({ priceRules: [thursdays, fridays] })) },
      { call: savePricingUnitDraft, answer: aDraft(aMenu({ version: 4 }), aMenu()) },
    ]);
    const part = await rulesPart();
    expect(part.getByText('כשכמה כללים חלים על אותו מועד, קובע רק הראשון ברשימה.')).toBeTruthy();
    const names = () => part.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names()).toEqual(['יום חמישי', 'יום שישי', 'מינימום להזמנה']);
    fireEvent.click(part.getByRole('button', { name: 'הזזה למעלה: יום שישי' }));
    expect(names()).toEqual(['יום שישי', 'יום חמישי', 'מינימום להזמנה']);
  });

  it('names them among what becomes public', async () => {
    const after = aMenu({
      priceRules: [thursdays],
      minimumOrder: { sum: 3_000, participants: 40 },
      version: 4,
    });
    await renderDashboard(at, [owner, { call: readPricingUnitDraft, answer: aDraft(after, aMenu()) }]);
    fireEvent.click(await screen.findByRole('button', { name: 'לבדוק ולפרסם' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'מה יתפרסם' }));
    expect(dialog.getByText('מחירים לפי מועד')).toBeTruthy();
    expect(dialog.getByText('יום חמישי: תוספת של 15%')).toBeTruthy();
    expect(dialog.getByText('סכום מינימום להזמנה')).toBeTruthy();
    expect(dialog.getByText(/3,000/)).toBeTruthy();
    expect(dialog.getByText('חיוב לפחות לפי')).toBeTruthy();
  });
});
