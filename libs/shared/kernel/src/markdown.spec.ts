import * as fc from 'fast-check';
import { isLinkAllowed, linksOf, markdownOf, plainTextOf } from './markdown';

const runs = { numRuns: 200 };
const piece = fc.constantFrom(
  ...[
    '**',
    '*',
    '[',
    ']',
    '(',
    ')',
    '](',
    '## ',
    '# ',
    '- ',
    '1. ',
    '> ',
    '\n',
    '\n\n',
    ' ',
    'שלום',
    'word',
    '7',
  ],
  ...['https://a.co/x', '/help', '//evil.example', 'javascript:alert(1)', '<b>', '&', '\\', '"', '\u2028'],
);
const markdown = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

it('reads what it understands', () => {
  const source =
    '## Start\nFirst **bold [here](/help)** line\nof two.\n\n1. one\n2. two\n   goes on\n- three\n\n> Take care.\n### Small';
  expect(markdownOf(source)).toEqual([
    { type: 'heading', level: 2, content: [{ type: 'text', text: 'Start' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'First ' },
        {
          type: 'strong',
          content: [
            { type: 'text', text: 'bold ' },
            { type: 'link', href: '/help', text: 'here' },
          ],
        },
        { type: 'text', text: ' line of two.' },
      ],
    },
    {
      type: 'list',
      ordered: true,
      items: [[{ type: 'text', text: 'one' }], [{ type: 'text', text: 'two goes on' }]],
    },
    { type: 'list', ordered: false, items: [[{ type: 'text', text: 'three' }]] },
    { type: 'note', content: [{ type: 'text', text: 'Take care.' }] },
    { type: 'heading', level: 3, content: [{ type: 'text', text: 'Small' }] },
  ]);
});

it.each([
  ...['javascript:alert(1)', 'data:text/html,x', 'http://plain.example', '//evil.example', '/\\evil.example'],
  ...[
    'https://user@evil.example',
    'https://a.co\\@b.co',
    'help',
    '',
    'https://',
    'mailto:a@b.co',
    '/a"onclick="x',
  ],
])('a link to %s stays text', (href) => {
  expect(isLinkAllowed(href)).toBe(false);
  expect(linksOf(markdownOf(`[here](${href})`))).toEqual([]);
});

it('never leads anywhere but to https and own paths, whatever is written', () => {
  fc.assert(
    fc.property(markdown, (source) => {
      for (const href of linksOf(markdownOf(source))) expect(href).toMatch(/^(?:https:\/\/|\/(?![/\\]))/);
    }),
    runs,
  );
});

it('loses no letter of what is written, addresses of links and numbers of lists aside', () => {
  fc.assert(
    fc.property(markdown, (source) => {
      const blocks = markdownOf(source);
      const shown = lettersOf(plainTextOf(blocks));
      const written = lettersOf(source);
      const aside = lettersOf(linksOf(blocks).join('')).length;
      const numbers = lettersOf((source.match(/\d{1,3}[.)] /g) ?? []).join('')).length;
      expect(shown.length).toBeLessThanOrEqual(written.length);
      expect(shown.length).toBeGreaterThanOrEqual(written.length - aside - numbers);
    }),
    runs,
  );
});

it('reads a text that is made to be slow in linear time', () => {
  for (const part of ['**a', '[a](', '[', '**[a](b', '> ', '- **'])
    expect(markdownOf(part.repeat(20_000)).length).toBeGreaterThan(0);
});
