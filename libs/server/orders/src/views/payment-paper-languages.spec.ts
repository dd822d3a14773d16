import { Language } from '@smachot/contracts';
import { anOrder } from '../testing/an-order';
import { paperOf } from './payment-paper';

const LETTERS: Record<Language, RegExp> = {
  he: /[א-ת]/,
  en: /[a-z]/i,
  ru: /[а-я]/i,
  ar: /[\u0621-\u064A]/,
};
const paperIn = (language: Language, change: Partial<ReturnType<typeof anOrder>['state']> = {}) => {
  const { state } = anOrder();
  return paperOf(
    { ...state, captured: 118_000, refunded: 18_000, price: 118_000, ...change },
    { cardLastFour: '4242', vat: { status: 'licensed', number: '123456782' }, language },
  );
};

it.each(Language.options)('a payment confirmation has a frame in %s', (language) => {
  const { heading, head, lines, total, foot } = paperIn(language);
  // names of people and businesses are as they wrote them
  const own = /[\u2068].*?[\u2069]|Smachot|(?<=: ).*/g;
  const frame = [heading, ...head, ...lines.map(([label]) => label), total[0], ...foot]
    .map((line) => line.replace(own, ''))
    .join(' ');
  for (const [script, letters] of Object.entries(LETTERS))
    expect([script, letters.test(frame)]).toEqual([script, script === language]);
});

it('says what was paid, refunded and is VAT in the reader’s words', () => {
  const { heading, lines, total, foot } = paperIn('ru');
  expect(heading).toMatch(/^Подтверждение оплаты заказа \d{8}$/);
  const labels = lines.map(([label]) => label);
  expect(labels).toEqual(expect.arrayContaining(['Возвращено', 'Сумма без НДС', 'НДС 18%']));
  expect(total).toEqual(['Всего оплачено', '1 000 ₪']);
  expect(foot[0]).toBe('Оплачено картой, последние цифры 4242');
});

it('names items and the menu in the reader’s language where the store translated them', () => {
  const { summary } = anOrder().state;
  const line = { ...summary.priceLines[0]!, kind: 'item' as const, label: 'קוסקוס', quantity: 2, amount: 80 };
  const translated = {
    summary: { ...summary, priceLines: [{ ...line, translations: { en: 'Couscous' } }] },
  };
  expect(paperIn('en', translated).lines[0]![0]).toBe('\u2068Couscous\u2069 × 2');
  expect(paperIn('ru', translated).lines[0]![0]).toBe('\u2068קוסקוס\u2069 × 2');
});
