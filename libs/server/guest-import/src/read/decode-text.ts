import iconv from 'iconv-lite';
import { storable } from '@smachot/kernel';
import { TableRefusal } from './raw-table';

export type DecodedText = { text: string; encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1255' };

const startsWith = (bytes: Buffer, ...head: number[]): boolean => head.every((byte, i) => bytes[i] === byte);

/** Detects UTF-16 without a byte order mark: Hebrew and Latin text has 05 or 00 in every high byte, always at the same parity. */
const guessUtf16 = (bytes: Buffer): 'utf-16le' | 'utf-16be' | null => {
  const sample = bytes.subarray(0, 4_000 & ~1);
  if (sample.length < 4 || bytes.length % 2 === 1) return null;
  const high = [0, 0];
  for (let i = 0; i < sample.length; i++) if (sample[i] === 0 || sample[i] === 5) high[i % 2]! += 1;
  const half = Math.floor(sample.length / 2);
  if (high[1]! > half * 0.9 && sample.includes(0)) return 'utf-16le';
  return high[0]! > half * 0.9 && sample.includes(0) ? 'utf-16be' : null;
};

const utf8 = (bytes: Buffer): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

const isText = (text: string): boolean => {
  const sample = text.slice(0, 20_000);
  let strange = 0;
  for (let i = 0; i < sample.length; i++) {
    const code = sample.charCodeAt(i);
    if (code === 0xfffd || (code < 32 && code !== 9 && code !== 10 && code !== 13 && code !== 12)) strange++;
  }
  return strange * 50 <= sample.length && !sample.includes('\0\0');
};

/** Decodes bytes to text by their content. Israeli Excel writes windows-1255 where the bytes are not valid UTF-8. */
export const decodeText = (bytes: Buffer): DecodedText => {
  const decoded = decode(bytes);
  if (!isText(decoded.text)) throw new TableRefusal('table.unreadable');
  return { ...decoded, text: storable(decoded.text.replace(/^\uFEFF/, '')) };
};

const decode = (bytes: Buffer): DecodedText => {
  if (startsWith(bytes, 0xff, 0xfe)) return { text: iconv.decode(bytes, 'utf-16le'), encoding: 'utf-16le' };
  if (startsWith(bytes, 0xfe, 0xff)) return { text: iconv.decode(bytes, 'utf-16be'), encoding: 'utf-16be' };
  const wide = guessUtf16(bytes);
  if (wide) return { text: iconv.decode(bytes, wide), encoding: wide };
  const text = utf8(bytes);
  if (text !== null) return { text, encoding: 'utf-8' };
  return { text: iconv.decode(bytes, 'windows-1255'), encoding: 'windows-1255' };
};
