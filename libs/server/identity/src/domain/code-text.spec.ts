import type { Language } from '@smachot/contracts';
import { codeText } from './code-text';

const languages: Language[] = ['he', 'en', 'ru', 'ar'];

describe('the text message of a one-time code', () => {
  it.each(languages)('fits one segment and ends with the line browsers read: %s', (language) => {
    const text = codeText('482915', 'app.smachot.example', language);
    expect(text.length).toBeLessThanOrEqual(70);
    expect(text.split('\n').at(-1)).toBe('@app.smachot.example #482915');
    expect(text.split('\n')[0]).toMatch(/\D{3,}482915$/);
  });

  it('drops the sentence rather than the last line when the host is long', () => {
    const text = codeText('482915', 'celebrations.of-a-long-name.smachot.example', 'he');
    expect(text).toBe('482915\n\n@celebrations.of-a-long-name.smachot.example #482915');
    expect(text.length).toBeLessThanOrEqual(70);
  });
});
