import { runInNewContext } from 'node:vm';
import { MINUTE_MS } from '@smachot/kernel';

/** Counts the characters that searches and patterns examine during the work: the same number on every machine and under every load. */
export const workOf = (work: () => void): number => {
  const { exec } = RegExp.prototype as { exec: (this: RegExp, text: string) => RegExpExecArray | null };
  const { charCodeAt, indexOf } = String.prototype as {
    charCodeAt: (this: string, at: number) => number;
    indexOf: (this: string, sought: string, from?: number) => number;
  };
  let looked = 0;
  // Every string method that takes a pattern calls `exec`.
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    const to = found ? found.index + found[0].length : this.sticky ? from : text.length;
    looked += Math.max(1, to - from);
    return found;
  };
  String.prototype.indexOf = function (this: string, sought: string, from = 0) {
    const at = indexOf.call(this, sought, from);
    looked += Math.max(1, (at < 0 ? this.length : at) - from);
    return at;
  };
  String.prototype.charCodeAt = function (this: string, at: number) {
    looked += 1;
    return charCodeAt.call(this, at);
  };
  try {
    work();
  } finally {
    RegExp.prototype.exec = exec;
    Object.assign(String.prototype, { charCodeAt, indexOf });
  }
  return looked;
};

/** Growth of the work for four times the text: 4 when linear, 16 when quadratic. */
export const growthOf = (
  reader: (text: string) => unknown,
  make: (size: number) => string,
  size: number,
): number => {
  const [small, large] = [size, 4 * size].map((length) => {
    const text = make(length);
    return workOf(() => void reader(text));
  });
  return large! / small!;
};

/** Ends backtracking inside one pattern or loop, where nothing can be counted. Linear reading takes less than a hundredth of this. */
const HANGS = 3 * MINUTE_MS;
export const withoutHanging = (work: () => void): void => {
  runInNewContext('work()', { work }, { timeout: HANGS });
};
