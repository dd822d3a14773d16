import { GRACE_DAYS } from '@smachot/pricing';
import { english } from './legal.en';
import { hebrew } from './legal.he';
import type { LegalPageName } from './legal-text';

const names: LegalPageName[] = ['terms', 'privacy', 'cancellation'];

it.each(names)('%s says the same in both languages', (name) => {
  const shape = (texts: typeof hebrew) =>
    texts[name].sections.map(({ id, paragraphs }) => [id, paragraphs.length]);
  expect(shape(english)).toEqual(shape(hebrew));
  expect(JSON.stringify(hebrew[name])).toMatch(/[\u05d0-\u05ea]{3}/);
});

it('says the sums and days the product and the law go by', () => {
  for (const { cancellation } of [hebrew, english]) {
    const text = JSON.stringify(cancellation);
    for (const fact of ['14', '5%', '100', '5 ']) expect(text).toContain(fact);
  }
});

it('gives an unpaid subscription the days the product gives it', () => {
  for (const { terms } of [hebrew, english]) {
    const [text] = terms.sections
      .filter(({ id }) => id === 'subscriptions')
      .map(({ paragraphs }) => paragraphs.join(' '));
    expect(text).toContain(` ${GRACE_DAYS} `);
  }
});
