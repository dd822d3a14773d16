import { Language } from '@smachot/contracts';
import { crewInvitationText } from './crew-invitation';

const link = 'https://app.smachot.example/me';

describe('the invitation to a crew', () => {
  it.each(Language.options)('names the business (%s)', (language) => {
    expect(crewInvitationText('המטבח של ג׳ולי', link, language)).toContain('\u2068המטבח של ג׳ולי\u2069');
  });

  it.each(['זכיתם! bank-il.app/x', 'חייגו 050-2345678', 'bank‑il . app', 'ｂａｎｋ．ｃｏｍ'])(
    'says nothing of a name like %s',
    (name) => {
      for (const language of Language.options) {
        const [sentence, ...rest] = crewInvitationText(name, link, language).split('\n');
        expect(sentence).not.toMatch(/\u2068|undefined/);
        expect(rest).toEqual([link]);
      }
    },
  );
});
