import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { INVITATION_IMAGE_MAX_BYTES } from '@smachot/contracts';
import { accept, newId, refuse, type Result } from '@smachot/kernel';
import type { Metadata } from 'sharp';
import { FileStore } from '../files/file-store';

/** What a stored picture offers. `key` is the JPEG that other services get; variants are `key` with width and format. */
export type StoredImage = { key: string; width: number; height: number; placeholder: string };

const FORMATS = new Set(['png', 'jpeg']);
const MAX_PIXELS = 50_000_000;
const LARGEST = 1600;
const WIDTHS = [480, 960] as const;

/** Loaded with the first picture: a process that has none starts sooner. */
export const loadSharp = async () => (await import('sharp')).default;

/** Reads a stream into memory, giving up as soon as it is larger than allowed. */
export const readLimited = async (stream: Readable, maxBytes: number): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) {
      stream.resume();
      return undefined;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** `images/x.jpg` -> `images/x-960.webp` */
export const imageVariant = (key: string, width: (typeof WIDTHS)[number], format: 'webp' | 'avif'): string =>
  key.replace(/\.jpg$/, `-${width}.${format}`);

/** Takes uploaded pictures: true format by content, size and pixel limits, turned upright, metadata stripped, resized. */
@Injectable()
export class ImagePipeline {
  constructor(private readonly files: FileStore) {}

  async accept(stream: Readable, maxBytes: number): Promise<Result<StoredImage>> {
    const bytes = await readLimited(stream, maxBytes);
    // each code's sentence says its number
    if (!bytes) return refuse(maxBytes <= INVITATION_IMAGE_MAX_BYTES ? 'image.too_large' : 'picture.too_large');
    const sharp = await loadSharp();
    const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
    const metadata: Metadata | undefined = await source.metadata().catch(() => undefined);
    if (!metadata || !FORMATS.has(metadata.format ?? '')) return refuse('image.unsupported');
    if (metadata.width * metadata.height > MAX_PIXELS) return refuse('image.too_many_pixels');
    try {
      return accept(await this.store(bytes));
    } catch {
      return refuse('image.unsupported');
    }
  }

  private async store(bytes: Buffer): Promise<StoredImage> {
    const sharp = await loadSharp();
    const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' });
    const { data, info } = await upright.clone().jpeg({ quality: 84, mozjpeg: true }).toBuffer({ resolveWithObject: true });
    const key = `images/${newId()}.jpg`;
    await this.files.put(key, data, 'image/jpeg');
    for (const width of WIDTHS) {
      const smaller = sharp(data).resize({ width, withoutEnlargement: true });
      await this.files.put(imageVariant(key, width, 'webp'), await smaller.clone().webp({ quality: 78 }).toBuffer(), 'image/webp');
      await this.files.put(imageVariant(key, width, 'avif'), await smaller.clone().avif({ quality: 55, effort: 3 }).toBuffer(), 'image/avif');
    }
    const tiny = await sharp(data).resize({ width: 24 }).blur(2).webp({ quality: 40 }).toBuffer();
    return { key, width: info.width, height: info.height, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
  }
}
