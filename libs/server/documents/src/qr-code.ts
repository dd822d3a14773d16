/**
 * A QR code (ISO/IEC 18004) in byte mode with error correction level M, versions 1 to 10: up to 213 bytes. Rows from the top, true is
 * dark; without the quiet zone of four modules that belongs around it.
 */
export type QrCode = { size: number; rows: boolean[][] };

/** Of versions 1 to 10 at level M: error correction codewords of a block, then how many blocks hold how many data codewords. */
const BLOCKS: readonly (readonly [ec: number, ...blocks: [count: number, data: number][]])[] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
];
const ALIGNMENT = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]] as const;

const capacityOf = (version: number): number =>
  BLOCKS[version - 1]!.slice(1).reduce<number>((sum, block) => {
    const [count, data] = block as [number, number];
    return sum + count * data;
  }, 0);
const bitsOfLength = (version: number): number => (version < 10 ? 8 : 16);

/** Multiplies in the field GF(2^8) modulo 0x11D. */
const multiply = (a: number, b: number): number => {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
};

/** The Reed-Solomon error correction codewords of a block. */
export const correctionOf = (data: readonly number[], count: number): number[] => {
  const divisor: number[] = [...Array<number>(count - 1).fill(0), 1];
  for (let root = 1, step = 0; step < count; step++, root = multiply(root, 2))
    for (let at = 0; at < count; at++)
      divisor[at] = multiply(divisor[at]!, root) ^ (at + 1 < count ? divisor[at + 1]! : 0);
  const rest = Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    for (let at = 0; at < count; at++) rest[at]! ^= multiply(divisor[at]!, factor);
  }
  return rest;
};

/** Mode, length, bytes, end and padding, as the data codewords of a version. */
const dataOf = (bytes: Uint8Array, version: number): number[] => {
  const capacity = capacityOf(version);
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >>> bit) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, bitsOfLength(version));
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, capacity * 8 - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  const codewords: number[] = [];
  for (let at = 0; at < bits.length; at += 8) codewords.push(parseInt(bits.slice(at, at + 8).join(''), 2));
  for (let pad = 0xec; codewords.length < capacity; pad ^= 0xec ^ 0x11) codewords.push(pad);
  return codewords;
};

/** Data and error correction codewords in the order they are drawn in: the first of each block, the second of each block, and so on. */
const interleaved = (data: readonly number[], version: number): number[] => {
  const [ec, ...groups] = BLOCKS[version - 1]!;
  const blocks: number[][] = [];
  let begin = 0;
  for (const [count, length] of groups)
    for (let nth = 0; nth < count; nth++, begin += length) blocks.push(data.slice(begin, begin + length));
  const corrections = blocks.map((block) => correctionOf(block, ec));
  const inTurn = (parts: number[][]) =>
    Array.from({ length: Math.max(...parts.map((part) => part.length)) }, (_, at) =>
      parts.flatMap((part) => part[at] ?? []),
    ).flat();
  return [...inTurn(blocks), ...inTurn(corrections)];
};

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Level M and the mask, with their own error correction, 15 bits. */
export const formatBits = (mask: number): number => {
  let rest = mask;
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  return ((mask << 10) | rest) ^ 0x5412;
};
/** The version with its error correction, 18 bits; drawn from version 7 on. */
export const versionBits = (version: number): number => {
  let rest = version;
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  return (version << 12) | rest;
};

/** The modules of a code. `fixed`: patterns that hold no data and are not masked. */
class Modules {
  readonly size: number;
  readonly dark: boolean[][];
  readonly fixed: boolean[][];

  constructor(private readonly version: number) {
    this.size = version * 4 + 17;
    const empty = () => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    [this.dark, this.fixed] = [empty(), empty()];
    this.drawPatterns();
  }

  private set(x: number, y: number, dark: boolean): void {
    this.dark[y]![x] = dark;
    this.fixed[y]![x] = true;
  }

  private drawPatterns(): void {
    const last = this.size - 1;
    for (let at = 0; at < this.size; at++) {
      this.set(6, at, at % 2 === 0);
      this.set(at, 6, at % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [last - 3, 3],
      [3, last - 3],
    ] as const)
      this.drawFinder(x, y);
    const places = ALIGNMENT[this.version - 1]!;
    const lastPlace = places.at(-1);
    for (const x of [6, ...places])
      for (const y of [6, ...places]) {
        const inFinder = (x === 6 && (y === 6 || y === lastPlace)) || (y === 6 && x === lastPlace);
        if (!inFinder) this.drawAlignment(x, y);
      }
    this.drawFormat(0);
    if (this.version >= 7) this.drawVersion();
  }

  private drawFinder(middleX: number, middleY: number): void {
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const [x, y] = [middleX + dx, middleY + dy];
        const distance = Math.max(Math.abs(dx), Math.abs(dy));
        if (x >= 0 && x < this.size && y >= 0 && y < this.size)
          this.set(x, y, distance !== 2 && distance !== 4);
      }
  }

  private drawAlignment(middleX: number, middleY: number): void {
    for (let dy = -2; dy <= 2; dy++)
      for (let dx = -2; dx <= 2; dx++)
        this.set(middleX + dx, middleY + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
  }

  drawFormat(mask: number): void {
    const bits = formatBits(mask);
    const bit = (at: number) => ((bits >>> at) & 1) === 1;
    for (let at = 0; at <= 5; at++) this.set(8, at, bit(at));
    this.set(8, 7, bit(6));
    this.set(8, 8, bit(7));
    this.set(7, 8, bit(8));
    for (let at = 9; at < 15; at++) this.set(14 - at, 8, bit(at));
    for (let at = 0; at < 8; at++) this.set(this.size - 1 - at, 8, bit(at));
    for (let at = 8; at < 15; at++) this.set(8, this.size - 15 + at, bit(at));
    this.set(8, this.size - 8, true);
  }

  private drawVersion(): void {
    const bits = versionBits(this.version);
    for (let at = 0; at < 18; at++) {
      const [far, near] = [this.size - 11 + (at % 3), Math.floor(at / 3)];
      this.set(far, near, ((bits >>> at) & 1) === 1);
      this.set(near, far, ((bits >>> at) & 1) === 1);
    }
  }

  /** In pairs of columns from the right, upwards and downwards in turn. */
  drawData(codewords: readonly number[]): void {
    let at = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      const upwards = ((right + 1) & 2) === 0;
      for (let step = 0; step < this.size; step++)
        for (const x of [right, right - 1]) {
          const y = upwards ? this.size - 1 - step : step;
          if (this.fixed[y]![x]) continue;
          this.dark[y]![x] = (((codewords[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1;
          at++;
        }
    }
  }

  /** Applied twice it changes nothing. */
  applyMask(mask: number): void {
    const isMasked = MASKS[mask]!;
    for (let y = 0; y < this.size; y++)
      for (let x = 0; x < this.size; x++)
        if (!this.fixed[y]![x] && isMasked(x, y)) this.dark[y]![x] = !this.dark[y]![x];
  }

  /** How hard the code is to read, by the four rules of the standard. */
  penalty(): number {
    const columns = this.dark[0]!.map((_, x) => this.dark.map((row) => row[x]!));
    const lines = [...this.dark, ...columns].map((line) => line.map(Number).join(''));
    let sum = 0;
    for (const line of lines) {
      for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
      for (const like of [/(?=10111010000)/g, /(?=00001011101)/g])
        sum += [...line.matchAll(like)].length * 40;
    }
    for (let y = 0; y + 1 < this.size; y++)
      for (let x = 0; x + 1 < this.size; x++) {
        const four = [this.dark[y]![x], this.dark[y]![x + 1], this.dark[y + 1]![x], this.dark[y + 1]![x + 1]];
        if (four.every((one) => one === four[0])) sum += 3;
      }
    const share = this.dark.flat().filter(Boolean).length / this.size ** 2;
    return sum + Math.floor(Math.abs(share * 100 - 50) / 5) * 10;
  }
}

/** The smallest code of a text. @throws when the text has more than 213 bytes in UTF-8 */
export const qrCodeOf = (text: string): QrCode => {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex(
    (_, at) => 4 + bitsOfLength(at + 1) + bytes.length * 8 <= capacityOf(at + 1) * 8,
  );
  if (version < 0) throw new Error(`a QR code of at most 213 bytes cannot hold ${bytes.length}`);
  const modules = new Modules(version + 1);
  modules.drawData(interleaved(dataOf(bytes, version + 1), version + 1));
  let best = { mask: 0, penalty: Infinity };
  for (let mask = 0; mask < MASKS.length; mask++) {
    modules.applyMask(mask);
    modules.drawFormat(mask);
    const penalty = modules.penalty();
    if (penalty < best.penalty) best = { mask, penalty };
    modules.applyMask(mask);
  }
  modules.applyMask(best.mask);
  modules.drawFormat(best.mask);
  return { size: modules.size, rows: modules.dark };
};

/** The dark modules as the path of an SVG in units of one module; `quiet`: modules left free on each side. */
export const qrPath = ({ rows }: QrCode, quiet = 4): string =>
  rows
    .flatMap((row, y) =>
      [...row.map(Number).join('').matchAll(/1+/g)].map(
        ({ index, 0: run }) => `M${index + quiet} ${y + quiet}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join('');
