import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { OpenedContent, sealContent } from './sealed-content';

const KEY = randomBytes(32);
const name = (file = 'documents/a.sealed') => ({ key: KEY, name: file });
const SEGMENT = 64 * 1024;
const HEADER = 4 + 1 + 2 + 16;

/** The sealed bytes, read in chunks of this size. */
const opened = (sealed: Buffer, chunk = 40_000, file?: string) => {
  const chunks = Array.from({ length: Math.ceil(sealed.length / chunk) }, (_, at) =>
    sealed.subarray(at * chunk, (at + 1) * chunk),
  );
  return buffer(
    Readable.from(chunks).pipe(
      new OpenedContent((keyId) => {
        if (keyId !== 'k1') throw new Error(`there is no sealing key ${keyId}`);
        return name(file);
      }),
    ),
  );
};
const sealed = (content: Buffer) => sealContent(content, 'k1', name());

it('opens what was sealed, whatever its length and however it arrives', () =>
  fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.nat(300), fc.constantFrom(SEGMENT - 1, SEGMENT, SEGMENT + 1, 2 * SEGMENT, 3 * SEGMENT + 7)),
      fc.constantFrom(7, 1_000, SEGMENT, SEGMENT + 16, 1_000_000),
      async (length, chunk) => {
        const content = randomBytes(length);
        const answer = await opened(sealed(content), length > 10_000 ? Math.max(chunk, 1_000) : chunk);
        expect(answer.equals(content)).toBe(true);
      },
    ),
    { numRuns: 60 },
  ));

it('hides its content, and seals the same content anew each time', () => {
  const content = Buffer.from('471840512');
  expect(sealed(content).includes(content)).toBe(false);
  expect(sealed(content).equals(sealed(content))).toBe(false);
});

it('refuses what was changed anywhere', () =>
  fc.assert(
    fc.asyncProperty(fc.nat(SEGMENT + 300), async (at) => {
      const bytes = sealed(randomBytes(SEGMENT + 300));
      bytes[at]! ^= 1;
      await expect(opened(bytes)).rejects.toThrow();
    }),
    { numRuns: 40 },
  ));

it('refuses what was cut off, also between two segments', async () => {
  const bytes = sealed(randomBytes(2 * SEGMENT + 10));
  for (const end of [3, HEADER - 1, HEADER, HEADER + 5, HEADER + SEGMENT + 16, bytes.length - 1])
    await expect(opened(bytes.subarray(0, end))).rejects.toThrow();
});

it('refuses segments that changed places', async () => {
  const bytes = sealed(randomBytes(2 * SEGMENT + 10));
  const [first, second, third] = [0, 1, 2].map((at) => HEADER + at * (SEGMENT + 16));
  const swapped = Buffer.concat([
    bytes.subarray(0, first),
    bytes.subarray(second, third),
    bytes.subarray(first, second),
    bytes.subarray(third),
  ]);
  await expect(opened(swapped)).rejects.toThrow();
});

it('refuses the content of another file, of an unknown key, and what is not sealed', async () => {
  await expect(opened(sealed(Buffer.from('x')), 100, 'documents/b.sealed')).rejects.toThrow();
  await expect(opened(sealContent(Buffer.from('x'), 'k9', name()))).rejects.toThrow('no sealing key k9');
  await expect(opened(Buffer.from('%PDF-1.7 and so on'))).rejects.toThrow('not sealed');
});
