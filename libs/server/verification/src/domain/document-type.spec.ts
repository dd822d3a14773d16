import { mediaTypeOf, shownName } from './document-type';

describe('the type of a document', () => {
  it('is that of its content', () => {
    expect(mediaTypeOf(Buffer.from('%PDF-1.7\n%%EOF'))).toBe('application/pdf');
    expect(mediaTypeOf(Buffer.from('89504e470d0a1a0a00', 'hex'))).toBe('image/png');
    expect(mediaTypeOf(Buffer.from('ffd8ffe0', 'hex'))).toBe('image/jpeg');
    for (const other of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', 'PK', ''])
      expect(mediaTypeOf(Buffer.from(other))).toBeUndefined();
  });

  it.each([
    ['אישור.PDF', 'application/pdf', 'אישור.pdf'],
    ['../../etc/passwd', 'image/png', 'passwd.png'],
    ['C:\\docs\\scan.html', 'image/jpeg', 'scan.jpg'],
    ['a\u202Egpj.exe"\n', 'image/png', 'agpj.png'],
    ['', 'application/pdf', 'document.pdf'],
  ] as const)('gives %j its name', (fileName, mediaType, name) =>
    expect(shownName(fileName, mediaType)).toBe(name),
  );
});
