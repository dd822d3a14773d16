import { deflateSync } from 'node:zlib';
import { pdfContent } from './pdf-content';

const pdf = (body: string) =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n${body}\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  );
const stream = (dictionary: string, content: Buffer) =>
  `3 0 obj\n<< ${dictionary} /Length ${content.length} >>\nstream\n${content.toString('latin1')}\nendstream\nendobj`;
const packed = (text: string, dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode') =>
  stream(dictionary, deflateSync(Buffer.from(text)));

describe('a PDF that is nothing but pages', () => {
  it.each([
    ['pages', pdf('2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj')],
    ['a page that opens at its top', pdf('2 0 obj << /OpenAction [3 0 R /XYZ null null 0] >> endobj')],
    ['packed objects', pdf(packed('5 0 << /Type /Font /BaseFont /Rubik >>'))],
    ['a picture whose bytes look like a short name', pdf(stream('/Subtype /Image', Buffer.from('xx/JS xx')))],
    ['an attribute that begins like one', pdf('2 0 obj << /LaunchPad 1 /JSON 2 >> endobj')],
  ])('%s', (_, bytes) => expect(pdfContent(bytes)).toBe('plain'));

  it.each([
    ['a script', pdf('2 0 obj << /S /JavaScript /JS (app.alert\\(1\\)) >> endobj')],
    ['a script alone', pdf('2 0 obj << /AA << /O << /JS 4 0 R >> >> >> endobj')],
    ['a script with a name in hex', pdf('2 0 obj << /S /J#61v#61Script >> endobj')],
    ['a program to start', pdf('2 0 obj << /S /Launch /F (cmd.exe) >> endobj')],
    ['an attachment', pdf('2 0 obj << /Names << /EmbeddedFiles 4 0 R >> >> endobj')],
    ['a form in XML', pdf('2 0 obj << /AcroForm << /XFA 4 0 R >> >> endobj')],
    ['a password', pdf('2 0 obj << /Encrypt 4 0 R >> endobj')],
    ['a packed script', pdf(packed('5 0 << /S /JavaScript /JS (x) >>'))],
    [
      'a packed script whose stream hides its kind',
      pdf(packed('5 0 << /JS (x) >>', '/Type /Obj#53tm /N 1 /First 4 /Filter [/Fl]')),
    ],
    [
      'objects packed twice',
      pdf(packed('5 0', '/Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode]')),
    ],
    [
      'packed objects that cannot be read',
      pdf(stream('/Type /ObjStm /Filter /FlateDecode', Buffer.from('no zlib'))),
    ],
    ['packed objects that unfold without end', pdf(packed(' '.repeat(21 * 1024 * 1024)))],
    ['a script that is hidden in a stream', pdf('% stream\n2 0 obj << /S /JavaScript >> endobj\nendstream')],
  ])('is not one with %s', (_, bytes) => expect(pdfContent(bytes)).toBe('active'));

  it.each([
    ['ends early', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['begins later', Buffer.from('<script></script>%PDF-1.7\n%%EOF')],
    ['goes on after its end', Buffer.concat([pdf(''), Buffer.from('<script>'), Buffer.alloc(3_000, 'x')])],
  ])('is none that %s', (_, bytes) => expect(pdfContent(bytes)).toBe('unsupported'));
});
