import { newSlug } from './event-slug';

const letters = '𐤀'.repeat(80);

describe('the address of an event', () => {
  it.each(['ערב היכרות!', 'Flower  Night', '—', 'x'.repeat(120), letters])(
    'is new and well-formed from %p',
    (title) => {
      const slug = newSlug(title);
      expect(slug).toMatch(/^[\p{Ll}\p{Lo}\p{Nd}]+(?:-[\p{Ll}\p{Lo}\p{Nd}]+)*$/u);
      expect(newSlug(title)).not.toBe(slug);
    },
  );
});
});
