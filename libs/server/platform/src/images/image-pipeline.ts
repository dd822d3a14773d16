import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { INVITATION_IMAGE_MAX_BYTES } from '@smachot/contracts';
import { accept, newId, refuse, type Result } from '@smachot/kernel';
import type { Metadata } from 'sharp';
import { FileStore } from '../files/file-store';
import { RateLimits } from '../http/access/rate-limits';
import { PictureQueue } from './picture-queue';
import { imageVariant, WIDTHS } from './variants';

/** A stored picture. `key` is the JPEG for other services; variants are `key` with width and format. */
export type StoredImage = { key: string; width: number; height: number; placeholder: string };

const ACCEPTED = new Set(['png', 'jpeg']);
const MAX_PIXELS = 50_000_000;
const LARGEST = 1600;
/** The megapixels that one account may have resized in a minute: two dozen pictures of a phone. */
export const MEGAPIXELS_PER_MINUTE = 300;

/**
 * Loads sharp with the first picture: a process without pictures starts sooner. Its cache is off and it uses one thread, so
 * that the memory of a picture is freed after it.
 */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};

/** Reads a stream into memory; undefined as soon as it is larger than allowed. */
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

/** Accepts uploaded pictures: true format by content, size and pixel limits, turned upright, metadata stripped, resized. */
@Injectable()
export class ImagePipeline {
  constructor(
    private readonly files: FileStore,
    private readonly limits: RateLimits,
    private readonly queue: PictureQueue,
  ) {}

  /** @param accountId the account whose pixel budget is used */
  async accept(stream: Readable, maxBytes: number, accountId: string): Promise<Result<StoredImage>> {
    const bytes = await readLimited(stream, maxBytes);
    // the message of each code names its limit
    if (!bytes)
      return refuse(maxBytes <= INVITATION_IMAGE_MAX_BYTES ? 'image.too_large' : 'picture.too_large');
    const metadata = await readMetadata(bytes);
    if (!metadata || !ACCEPTED.has(metadata.format ?? '')) return refuse('image.unsupported');
    const pixels = metadata.width * metadata.height;
    if (pixels > MAX_PIXELS) return refuse('image.too_many_pixels');
    const taken = await this.limits.take(
      `pixels:${accountId}`,
      MEGAPIXELS_PER_MINUTE,
      60,
      Math.ceil(pixels / 1e6),
    );
    if (!taken.allowed)
      return refuse('image.too_many', { details: { retryAfterSeconds: taken.retryAfterSeconds } });
    return this.queue.run<Result<StoredImage>>(
      () => this.store(bytes),
      () => refuse('image.too_many', { details: { retryAfterSeconds: 10 } }),
    );
  }

  /** Deletes a picture that was accepted and is not shown after all, or no longer. */
  discard({ key }: Pick<StoredImage, 'key'>): Promise<void> {
    return this.files.delete(key);
  }

  private store(bytes: Buffer): Promise<Result<StoredImage>> {
    return this.resize(bytes).then(
      (stored) => accept(stored),
      () => refuse('image.unsupported'),
    );
  }

  private async resize(bytes: Buffer): Promise<StoredImage> {
    const sharp = await loadSharp();
    const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
      .rotate()
      .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' });
    const { data, info } = await upright
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    const key = `images/${newId()}.jpg`;
    try {
      await this.files.put(key, data, 'image/jpeg');
      for (const width of WIDTHS) {
        const smaller = sharp(data).resize({ width, withoutEnlargement: true });
        await this.files.put(
          imageVariant(key, width, 'webp'),
          await smaller.clone().webp({ quality: 78 }).toBuffer(),
          'image/webp',
        );
        await this.files.put(
          imageVariant(key, width, 'avif'),
          await smaller.clone().avif({ quality: 55, effort: 3 }).toBuffer(),
          'image/avif',
        );
      }
      const tiny = await sharp(data).resize({ width: 24 }).blur(2).webp({ quality: 40 }).toBuffer();
      return {
        key,
        width: info.width,
        height: info.height,
        placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
      };
    } catch (error) {
      await this.files.delete(key);
      throw error;
    }
  }
}

const readMetadata = async (bytes: Buffer): Promise<Metadata | undefined> => {
  const sharp = await loadSharp();
  // an empty buffer is refused synchronously
  if (!bytes.length) return undefined;
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
    .metadata()
    .catch(() => undefined);
};
