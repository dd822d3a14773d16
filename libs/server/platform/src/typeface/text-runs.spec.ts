import { directionOfText, runsFromLeft } from './text-runs';

const shown = (line: string, base: 'ltr' | 'rtl') => runsFromLeft(line, base).map(({ text }) => text);

describe('runs of a line from the left', () => {
  it('Hebrew is one run that the shaping engine reverses', () => {
    expect(runsFromLeft('שלום לכולם', 'rtl')).toEqual([{ text: 'שלום לכולם', direction: 'rtl' }]);
  });

  it('Latin words and numbers stand where they are read, each from left to right', () => {
    expect(shown('סדנת DJ Nova בחיפה', 'rtl')).toEqual([' בחיפה', 'DJ Nova', 'סדנת ']);
    expect(shown('אירוע 2027', 'rtl')).toEqual(['2027', 'אירוע ']);
    expect(shown('Jazz: קבלת שבת 18:30', 'ltr')).toEqual(['Jazz: ', '18:30', 'קבלת שבת ']);
  });

  it('brackets are mirrored within what is read from the right', () => {
    expect(runsFromLeft('חימר (למתחילים)', 'rtl')).toEqual([{ text: 'חימר )למתחילים(', direction: 'rtl' }]);
  });

  it('an isolated name stands apart from the number after it', () => {
    expect(shown('\u2068חתונה\u2069 · 66 мест', 'ltr')).toEqual(['\u2068', 'חתונה', '\u2069 · 66 мест']);
  });

  it('an emoji follows the line, and changes no place of what is around it', () => {
    expect(shown('Анна (Москва) 🎉 باب (א)', 'rtl')).toEqual([' 🎉 باب )א(', 'Анна (Москва)']);
    expect(runsFromLeft('חגיגה 🎉 (3)', 'rtl').at(-1)).toEqual({ text: 'חגיגה 🎉 )', direction: 'rtl' });
  });

  it('loses and adds no character', () => {
    const line = 'שמחה 12% – Café (12:30) ₪500, Праздник 🎉 مطعم';
    expect([...shown(line, 'rtl').join('')].sort()).toEqual([...line].sort());
  });

  it('a text follows its first letter', () => {
    expect(directionOfText('90 דקות', 'ltr')).toBe('rtl');
    expect(directionOfText('DJ נובה', 'rtl')).toBe('ltr');
    expect(directionOfText('مطعم', 'ltr')).toBe('rtl');
    expect(directionOfText('2027', 'rtl')).toBe('rtl');
  });
});
