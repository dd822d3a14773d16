import { checkContacts } from './contacts';

const TEXT = { title: 'איך בוחרים תפריט', summary: 'שלושה כללים', body: '## כלל ראשון\n\nלטעום.' };

it.each([
  ['title', 'התקשרו 050-2345678'],
  ['summary', 'owner@kitchen.example'],
  ['body', 'חייגו 0502345678'],
  ['body', 'באתר www.kitchen.example'],
  ['body', '[התפריט](http://kitchen.example)'],
  ['body', '[התפריט](javascript:alert)'],
  ['body', '[התפריט](https://user@kitchen.example)'],
  ['body', '[050-2345678](https://kitchen.example)'],
])('has no contact details in %s: %s', (field, text) => {
  expect(checkContacts({ ...TEXT, [field]: text })).toMatchObject({
    code: 'store_article.contacts',
    fields: { [field]: 'store_article.contacts' },
  });
});

it('may link to https and to pages of the site', () => {
  expect(
    checkContacts({ ...TEXT, body: '[התפריט](https://kitchen.example/menu) ו[החנות](/partner/savta)' }).ok,
  ).toBe(true);
});
