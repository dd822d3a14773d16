import { createHash } from 'node:crypto';
import { GraphError } from './error-codes';

const LARGEST_IMAGE = 5 * 1024 * 1024;

export interface Media {
  id: string;
  mimeType: string;
  content: Buffer;
  sha256: string;
}

/** By content, not by the name or type the client claims. */
function imageType(content: Buffer): string | undefined {
  if (content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (content.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))) return 'image/png';
  return undefined;
}

export class MediaStore {
  private readonly media = new Map<string, Media>();
  private next = Date.now();

  /** Throws 131053 for anything but a JPEG or PNG of up to 5 MB. */
  add(content: Buffer): Media {
    const mimeType = imageType(content);
    if (!mimeType) throw new GraphError(131053, 'Unsupported Image mime type.');
    if (content.length > LARGEST_IMAGE) throw new GraphError(131053, 'Image larger than 5MB.');
    this.next += 1;
    const sha256 = createHash('sha256').update(content).digest('hex');
    const media = { id: String(this.next), mimeType, content, sha256 };
    this.media.set(media.id, media);
    return media;
  }

  find(id: string): Media | undefined {
    return this.media.get(id);
  }

  delete(id: string): boolean {
    return this.media.delete(id);
  }

  clear(): void {
    this.media.clear();
  }
}
