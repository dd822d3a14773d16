import { pastedItems } from './pasted-items';

const item = (name: string, additionalPrice = '', pricePerParticipant = '') => ({
  name,
  additionalPrice,
  pricePerParticipant,
});

it('reads a pasted menu, one dish a line, with what each adds to the price', () => {
  const text = `
    • חומוס גרגירים
    2. דניס צלוי בעשבים – 12 ₪ לאורח
    - דוכן שווארמה - 2,400
    אסאדו 12 שעות
    Sushi bar\t1800
    סלט ירקות 5 ₪
    מעדן לסועד: 7.50 ש״ח לסועד
  `;
  expect(pastedItems(text)).toEqual([
    item('חומוס גרגירים'),
    item('דניס צלוי בעשבים', '', '12'),
    item('דוכן שווארמה', '2400'),
    item('אסאדו 12 שעות'),
    item('Sushi bar', '1800'),
    item('סלט ירקות', '5'),
    item('מעדן לסועד', '', '7.50'),
  ]);
});
it('gives nothing for nothing', () => expect(pastedItems(' \n\n')).toEqual([]));
