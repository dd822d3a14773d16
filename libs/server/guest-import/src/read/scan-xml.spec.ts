import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { attribute, XmlScanner } from './scan-xml';

type Seen = (string | Record<string, string | undefined>)[];

const scan = (pieces: string[]): Seen => {
  const seen: Seen = [];
  let text = '';
  const flush = () => {
    if (text) seen.push(`text ${text}`);
    text = '';
  };
  const scanner = new XmlScanner({
    open: (name, tag) => {
      flush();
      seen.push(`open ${name}`, { r: attribute(tag, 'r'), t: attribute(tag, 't') });
    },
    close: (name) => {
      flush();
      seen.push(`close ${name}`);
    },
    text: (more) => {
      text += more;
    },
  });
  for (const piece of pieces) scanner.write(piece);
  scanner.end();
  return seen;
};

const oracle = (xml: string): Seen => {
  const seen: Seen = [];
  let text = '';
  const flush = () => {
    if (text) seen.push(`text ${text}`);
    text = '';
  };
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    flush();
    seen.push(`open ${name}`, { r: attributes['r'], t: attributes['t'] });
  });
  parser.on('closetag', ({ name }) => {
    flush();
    seen.push(`close ${name}`);
  });
  parser.on('text', (more) => {
    text += more;
  });
  parser.on('cdata', (more) => {
    text += more;
  });
  parser.write(xml).close();
  return seen;
};

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
const word = fc.string({
  unit: fc.constantFrom('א', 'b', '&', '<', '>', '"', "'", '/', '=', ' ', ']'),
  maxLength: 5,
});
const attributes = fc
  .record(
    { r: fc.option(word, { nil: undefined }), t: fc.option(word, { nil: undefined }), xr: word },
    { requiredKeys: ['xr'] },
  )
  .map(({ r, t, xr }) =>
    [
      `xr="${escape(xr)}"`,
      ...(r === undefined ? [] : [`r = '${escape(r)}'`]),
      ...(t === undefined ? [] : [`t="${escape(t)}"`]),
    ].join(' '),
  );
const { node } = fc.letrec<{ node: string; inside: string }>((tie) => ({
  inside: fc.oneof(
    { depthSize: 'small' },
    word.map((text) => escape(text).replaceAll(']', '')),
    word.map((text) => `<!-- ${text.replaceAll('-', '')} -->`),
    word.map((text) => `<![CDATA[${text.replaceAll(']', '')}]]>`),
    tie('node'),
  ),
  node: fc
    .tuple(fc.constantFrom('row', 'c', 'v'), attributes, fc.array(tie('inside'), { maxLength: 4 }))
    .map(([name, given, inside]) =>
      inside.length ? `<${name} ${given}>${inside.join('')}</${name}>` : `<${name} ${given}/>`,
    ),
}));

it('sees what a full parser sees, however the text is cut', () =>
  fc.assert(
    fc.property(node, fc.array(fc.nat(200), { maxLength: 5 }), (xml, cuts) => {
      const at = [0, ...cuts.map((cut) => Math.min(cut, xml.length)).sort((a, b) => a - b), xml.length];
      const pieces = at.slice(1).map((end, i) => xml.slice(at[i], end));
      expect(scan(pieces)).toEqual(oracle(xml));
    }),
    { numRuns: 1_500 },
  ));

it('drops prefixes and finds attributes by their whole name', () =>
  expect(scan(['<?xml version="1.0"?><x:row xr="1" x:r="2" r="3"><x:c t=">"/></x:row>'])).toEqual([
    'open row',
    { r: '3', t: undefined },
    'open c',
    { r: undefined, t: '>' },
    'close c',
    'close row',
  ]));

it.each([
  '<!DOCTYPE x [<!ENTITY lol "lol">]><x>&lol;</x>',
  '<x>&lol;</x>',
  '<x>&#x110000;</x>',
  '<x>&#xD800;</x>',
  '<x>a & b</x>',
  '<x>',
  '</x>',
  '<x></x>left',
  '',
  'text',
])('refuses %s', (xml) => expect(() => scan([xml])).toThrow('table.unreadable'));

it('does not keep a tag that never ends', () => {
  const scanner = new XmlScanner({});
  scanner.write('<x a="');
  expect(() => {
    for (let i = 0; i < 100; i++) scanner.write('>'.repeat(100_000));
  }).toThrow('table.unreadable');
});
