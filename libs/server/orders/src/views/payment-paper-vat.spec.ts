import type { VatDetails } from '@smachot/contracts';
import { anOrder } from '../testing/an-order';
import { paperOf } from './payment-paper';

const CAPTURED = '2027-04-06T09:00:00.000Z';
const paper = (vat: VatDetails | null, more: { captured?: number; refunded?: number; at?: string } = {}) => {
  const { captured = 118_000, refunded = 0, at = CAPTURED } = more;
  const { state } = anOrder();
  return paperOf(
    { ...state, captured, refunded, timeline: [{ kind: 'captured', at, amount: captured }] },
    { cardLastFour: null, vat, language: 'he' },
  );
};
const number = '123456782';
const vatOf = ({ lines }: ReturnType<typeof paper>) => lines.filter(([label]) => label.includes('מע״מ'));

describe('the payment confirmation', () => {
  it.each([
    ['licensed', 'עוסק מורשה'],
    ['company', 'חברה'],
  ] as const)('of a %s business names it and says how much is VAT', (status, words) => {
    const said = paper({ status, number });
    expect(said.head).toContain(`${words}, מספר ${number}`);
    expect(vatOf(said)).toEqual([
      ['סכום לפני מע״מ', expect.stringContaining('1,000')],
      ['מע״מ 18%', expect.stringContaining('180')],
    ]);
  });

  it.each(['exempt', 'nonprofit'] as const)('of an %s business has no VAT', (status) => {
    const said = paper({ status, number });
    expect(vatOf(said)).toEqual([]);
    expect(said.foot.at(-1)).toBe('בית העסק אינו גובה מע״מ, והמחירים אינם כוללים מע״מ.');
  });

  it('of a business that did not tell says so, and nothing of VAT', () => {
    const said = paper(null);
    expect(vatOf(said)).toEqual([]);
    expect(said.foot.at(-1)).toMatch(/לא נמסר/);
  });

  it('counts VAT on what is left after a refund, at the rate of the day it was paid', () => {
    const half = vatOf(paper({ status: 'company', number }, { refunded: 59_000 }));
    expect(half[1]![1]).toContain('90');
    expect(vatOf(paper({ status: 'company', number }, { refunded: 118_000 }))).toEqual([]);
    const before = vatOf(
      paper({ status: 'company', number }, { captured: 117_000, at: '2024-12-31T10:00:00Z' }),
    );
    expect(before[1]).toEqual(['מע״מ 17%', expect.stringContaining('170')]);
  });

  it('is no tax invoice, whatever the business is', () => {
    for (const vat of [null, { status: 'licensed', number } as const])
      expect(paper(vat).foot).toContain('מסמך זה אינו חשבונית מס. חשבונית, אם נדרשת, ניתנת על ידי בית העסק.');
  });
});
