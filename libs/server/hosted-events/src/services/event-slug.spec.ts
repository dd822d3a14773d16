import { newSlug } from './event-slug';

const OLD_LETTERS = '\u{10900}'.repeat(80);

describe('the address of an event', () => {
  it.each([
    ['חֲתוּנָה בְּיָפוֹ', 'חתונה-ביפו'],
    ['בַּר־מִצְוָה', 'בר-מצוה'],
    ['حَفْلَةُ زِفاف', 'حفلة-زفاف'],
    ['Café Noé', 'café-noé'],
  ])('is read as it is written without points: %s', (title, words) =>
    expect(newSlug(title).replace(/-[^-]+$/, '')).toBe(words),
  );

  it.each(['ערב היכרות!', 'Flower  Night', '—', 'x'.repeat(120), OLD_LETTERS])(
    'is new and well-formed from %p',
    (title) => {
      const slug = newSlug(title);
      expect(slug).toMatch(/^[\p{Ll}\p{Lo}\p{Nd}]+(?:-[\p{Ll}\p{Lo}\p{Nd}]+)*$/u);
      expect(newSlug(title)).not.toBe(slug);
    },
  );
});
