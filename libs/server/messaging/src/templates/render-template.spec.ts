import { Language, TemplateName } from '@smachot/contracts';
import { renderTemplate, variablesOf } from './render-template';
import { templates } from './template-texts';

it.each(TemplateName.options)('%s keeps to the provider’s limits in every language', (name) => {
  for (const language of Language.options) {
    const { body, buttons } = templates[name].texts[language];
    expect(Math.max(...[...body.matchAll(/\{\{(\d+)\}\}/g)].map((match) => Number(match[1])))).toBe(
      variablesOf(name),
    );
    expect(body.length).toBeLessThan(600);
    for (const title of buttons) expect(title.length).toBeLessThanOrEqual(20);
  }
});

it('names the day instead of saying "today", which a message before Shabbat is not', () => {
  for (const language of Language.options) {
    const { body } = renderTemplate('rsvp_day_of', language, ['–', '–', 'שבת, 22 במאי 2027, 20:30', '–']);
    expect(body).toContain('22 במאי 2027, 20:30');
    expect(body).not.toMatch(/היום|today|сегодня|اليوم/i);
  }
});

it('shows the message as the guest will read it', () => {
  const { body, buttons } = renderTemplate('rsvp_thank_you', 'he', ['דנה', 'נועה ואיתי']);
  expect(body.replace(/[\u2068\u2069]/g, '')).toBe('דנה, תודה ששמחתם איתנו! שלכם, נועה ואיתי');
  expect(buttons).toEqual([]);
});
