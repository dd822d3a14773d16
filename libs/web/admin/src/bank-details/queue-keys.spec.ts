import { isTaken, queueActOf } from './queue-keys';

const pressed = (change: Partial<KeyboardEvent>) =>
  queueActOf({
    key: '',
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    defaultPrevented: false,
    ...change,
  });

describe('keys of the queue', () => {
  it.each([
    ['a', 'KeyA', 'verify'],
    ['R', 'KeyR', 'reject'],
    ['j', 'KeyJ', 'next'],
    ['k', 'KeyK', 'previous'],
    ['u', 'KeyU', 'undo'],
    ['n', 'KeyN', 'nextPage'],
    ['p', 'KeyP', 'previousPage'],
    ['z', 'KeyZ', 'zoom'],
    ['t', 'KeyT', 'turn'],
  ])('%s (%s): %s', (key, code, act) => expect(pressed({ key, code })).toBe(act));

  it.each([
    ['ש', 'KeyA', 'verify'],
    ['ר', 'KeyR', 'reject'],
    ['ח', 'KeyJ', 'next'],
    ['ל', 'KeyK', 'previous'],
    ['ו', 'KeyU', 'undo'],
  ])('%s on a Hebrew keyboard (%s): %s', (key, code, act) => expect(pressed({ key, code })).toBe(act));

  it('follows the letter where a Latin layout has it elsewhere', () => {
    expect(pressed({ key: 'a', code: 'KeyQ' })).toBe('verify');
    expect(pressed({ key: 'q', code: 'KeyA' })).toBeNull();
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { altKey: true },
    { repeat: true },
    { defaultPrevented: true },
  ])('does nothing with %j', (change) => expect(pressed({ key: 'a', code: 'KeyA', ...change })).toBeNull());

  it.each(['Enter', 'Tab', 'Escape', 'ArrowDown'])('leaves %s to the browser', (key) =>
    expect(pressed({ key, code: key })).toBeNull(),
  );

  it('leaves letters to whoever is typing and to an open dialog, not to a chosen reason', () => {
    document.body.innerHTML =
      '<textarea></textarea><input><select></select><div role="dialog"><button></button></div><input type="radio">';
    const taken = [...document.querySelectorAll('textarea, input, select, button')].map(isTaken);
    expect(taken).toEqual([true, true, true, true, false]);
  });
});
