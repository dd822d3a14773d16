import { once } from 'node:events';
import { loadSharp } from '@smachot/server-platform';
import { ByteReader } from './byte-reader';
import { type RendererLimits, type RendererProcess, startRenderer } from './renderer-process';

/** `pages`: all of the document; `pictures`: the first ones, as WebP. */
export type DrawnPages = { pages: number; pictures: Buffer[] };

const UNDRAWABLE = 2;
type Limits = Pick<RendererLimits, 'pages' | 'longestSide'>;

/**
 * Draws the first pages of a PDF. The library that reads what a stranger uploaded runs in a process that can do nothing but that, and
 * is ended at its limits; only raw pixels come back.
 * @returns undefined when the file cannot be drawn, within the limits. Throws when the renderer is broken.
 */
export const drawPages = async (
  pdf: Buffer,
  limits: RendererLimits,
  start: typeof startRenderer = startRenderer,
): Promise<DrawnPages | undefined> => {
  const child = start(limits);
  const ended = once(child, 'close') as Promise<[code: number | null, signal: string | null]>;
  // awaited after what it writes
  ended.catch(() => undefined);
  const timer = setTimeout(() => child.kill('SIGKILL'), limits.timeMs);
  try {
    // a process that has ended does not take its input
    child.stdin.on('error', () => undefined);
    child.stdin.end(pdf);
    const drawn = await readPages(child, limits).catch((error: unknown) => error);
    child.stdout.destroy();
    const [code, signal] = await ended;
    if (code === 0 && !(drawn instanceof Error)) return drawn as DrawnPages;
    if (code === UNDRAWABLE || signal !== null) return undefined;
    throw new Error(`the renderer of pages ended with ${code}`);
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
};

const readPages = async ({ stdout }: RendererProcess, limits: Limits): Promise<DrawnPages> => {
  const reader = new ByteReader(stdout);
  const pages = (await reader.take(4)).readUInt32BE();
  const pictures: Buffer[] = [];
  for (let at = 0; at < Math.min(pages, limits.pages); at++)
    pictures.push(await readPage(reader, limits.longestSide));
  return { pages, pictures };
};

const readPage = async (reader: ByteReader, longestSide: number): Promise<Buffer> => {
  const size = await reader.take(8);
  const [width, height] = [size.readUInt32BE(0), size.readUInt32BE(4)];
  if (Math.min(width, height) < 1 || Math.max(width, height) > longestSide)
    throw new Error('a page is drawn larger than it was asked for');
  const pixels = await reader.take(width * height * 4);
  const sharp = await loadSharp();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 82 })
    .toBuffer();
};
