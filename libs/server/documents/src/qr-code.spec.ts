import fc from 'fast-check';
import { correctionOf, formatBits, qrCodeOf, qrPath, versionBits } from './qr-code';

const binary = (value: number, length: number): string => value.toString(2).padStart(length, '0');

it('computes the error correction of the example of the standard', () =>
  // "HELLO WORLD" at 1-M
  expect(correctionOf([32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17], 10)).toEqual([
    196, 35, 39, 119, 235, 215, 231, 226, 93, 23,
  ]));

it('knows the format and version strings of the standard', () => {
  expect(binary(formatBits(0), 15)).toBe('101010000010010');
  expect(binary(formatBits(5), 15)).toBe('100000011001110');
  expect(binary(versionBits(7), 18)).toBe('000111110010010100');
  expect(binary(versionBits(10), 18)).toBe('001010010011010011');
});

it.each([
  [14, 21],
  [15, 25],
  [62, 33],
  [84, 37],
  [180, 53],
  [181, 57],
  [213, 57],
])('%i bytes fit into %i modules', (length, size) => expect(qrCodeOf('x'.repeat(length)).size).toBe(size));

it('holds no more than version 10 does', () => {
  expect(() => qrCodeOf('x'.repeat(214))).toThrow();
  expect(() => qrCodeOf('ש'.repeat(107))).toThrow();
});

/** Blocks of the versions at level M, from the table of the standard: all of a size but the last ones, which are one longer. */
const BLOCKS = [
  ...[[16], [28], [44], [32, 32], [43, 43], [27, 27, 27, 27], [31, 31, 31, 31]],
  ...[
    [38, 38, 39, 39],
    [36, 36, 36, 37, 37],
    [43, 43, 43, 43, 44],
  ],
];
const ALIGNED = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const UNMASK: ((row: number, column: number) => number)[] = [
  (i, j) => (i + j) % 2,
  (i) => i % 2,
  (_, j) => j % 3,
  (i, j) => (i + j) % 3,
  (i, j) => (Math.trunc(i / 2) + Math.trunc(j / 3)) % 2,
  (i, j) => ((i * j) % 2) + ((i * j) % 3),
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i, j) => (((i * j) % 3) + ((i + j) % 2)) % 2,
];

/** Reads a code as a scanner does, from its modules alone; error correction is not used. */
const read = ({ size, rows }: ReturnType<typeof qrCodeOf>): string => {
  const version = (size - 17) / 4;
  const near = (at: number, middle: number, by: number) => Math.abs(at - middle) <= by;
  const aligned = ALIGNED[version - 1]!;
  const isCorner = (i: number, j: number) =>
    (i < 9 && j < 9) || (i < 9 && j >= size - 8) || (i >= size - 8 && j < 9);
  const isFixed = (i: number, j: number): boolean =>
    isCorner(i, j) ||
    i === 6 ||
    j === 6 ||
    aligned.some((a) => aligned.some((b) => !isCorner(a, b) && near(i, a, 2) && near(j, b, 2))) ||
    (version >= 7 && ((i < 6 && j >= size - 11) || (j < 6 && i >= size - 11)));
  // the first five bits are level and mask, here along the upper left finder
  const format = [0, 1, 2, 3, 4].map((j) => Number(rows[8]![j])).join('');
  const mask = (parseInt(format, 2) ^ 0b10101) & 0b111;
  expect((parseInt(format, 2) ^ 0b10101) >>> 3).toBe(0);
  const bits: number[] = [];
  for (let j = size - 1, up = true; j > 0; j -= 2, up = !up) {
    if (j === 6) j--;
    for (let step = 0; step < size; step++)
      for (const column of [j, j - 1]) {
        const row = up ? size - 1 - step : step;
        if (isFixed(row, column)) continue;
        bits.push(Number(rows[row]![column]) ^ (UNMASK[mask]!(row, column) === 0 ? 1 : 0));
      }
  }
  const codewords = Array.from({ length: bits.length >> 3 }, (_, at) =>
    parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2),
  );
  const lengths = BLOCKS[version - 1]!;
  const blocks = lengths.map((): number[] => []);
  let next = 0;
  for (let at = 0; at < Math.max(...lengths); at++)
    for (const [nth, length] of lengths.entries()) if (at < length) blocks[nth]!.push(codewords[next++]!);
  const stream = blocks
    .flat()
    .map((byte) => binary(byte, 8))
    .join('');
  const lengthBits = version < 10 ? 8 : 16;
  expect(stream.slice(0, 4)).toBe('0100');
  const length = parseInt(stream.slice(4, 4 + lengthBits), 2);
  const bytes = Array.from({ length }, (_, at) =>
    parseInt(stream.slice(4 + lengthBits + at * 8, 12 + lengthBits + at * 8), 2),
  );
  return new TextDecoder().decode(Uint8Array.from(bytes));
};

it('is read as what was written, whatever its version', () => {
  for (const length of [1, 14, 26, 42, 62, 84, 106, 122, 152, 180, 213])
    expect(read(qrCodeOf('a'.repeat(length)))).toBe('a'.repeat(length));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      if (new TextEncoder().encode(text).length <= 213) expect(read(qrCodeOf(text))).toBe(text);
    }),
    { numRuns: process.env['TEST_ALL'] ? 500 : 25 },
  );
});

it('is drawn with a quiet zone', () => {
  const path = qrPath(qrCodeOf('https://smachot.example/q/x'));
  expect(path.startsWith('M4 4h7v1h-7z')).toBe(true);
});
