import { PartnerUsername } from '@smachot/contracts';
import * as fc from 'fast-check';
import { otherUsernames, suggestUsername } from './username';

describe('a name for the address, made of the name of the business', () => {
  it.each([
    ['קייטרינג סבתא ג׳ולי', 'catering-savta-joli'],
    ['Bar-Kochav & Sons', 'bar-kochav-and-sons'],
    ['גני האלון', 'ganei-halon'],
    ['  Café Déjà  ', 'cafe-deja'],
    ['דיג׳יי מוטי', 'dj-moti'],
    ['🎉', ''],
    ['א', ''],
  ])('%s → %s', (name, expected) => expect(suggestUsername(name)).toBe(expected));

  it('is always one the contract takes, or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'אבגשת -׳"ab9') })), (name) => {
        const suggested = suggestUsername(name);
        if (suggested) expect(PartnerUsername.safeParse(suggested).success).toBe(true);
      }),
    );
  });
  it('has neighbours for when it is taken, all of them possible', () => {
    expect(otherUsernames('catering-savta', 'חיפה')).toEqual([
      'catering-savta-hiph',
      'catering-savta-2',
      'catering-savta-3',
      'catering-savta-4',
    ]);
    for (const other of otherUsernames('a'.repeat(30), 'תל אביב'))
      expect(PartnerUsername.safeParse(other).success).toBe(true);
  });
});
