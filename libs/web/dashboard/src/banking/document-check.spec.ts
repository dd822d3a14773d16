import { BANK_DOCUMENT_MAX_BYTES } from '@smachot/contracts';
import { documentRefusal } from './document-check';

/** jsdom's blobs cannot be read as bytes. */
const file = (bytes: number[], size = bytes.length): Blob =>
  ({
    size,
    slice: (from: number, to: number) => ({
      arrayBuffer: () => Promise.resolve(new Uint8Array(bytes.slice(from, to)).buffer),
    }),
  }) as unknown as Blob;
const text = (content: string) => [...content].map((letter) => letter.charCodeAt(0));

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff, 0xe0];

describe('a document, before it is sent', () => {
  it.each([text('%PDF-1.7'), png, jpeg])('may be a PDF, PNG or JPEG', async (...bytes) =>
    expect(await documentRefusal(file(bytes))).toBeNull(),
  );

  it.each(['<html>', 'GIF89a', 'PK\u0003\u0004', '%PD', ''])(
    'is refused when it begins with %j',
    async (content) => expect(await documentRefusal(file(text(content)))).toBe('document.unsupported'),
  );

  it('is refused when it is too large', async () => {
    expect(await documentRefusal(file(png, BANK_DOCUMENT_MAX_BYTES))).toBeNull();
    expect(await documentRefusal(file(png, BANK_DOCUMENT_MAX_BYTES + 1))).toBe('document.too_large');
  });
});
