import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import { accept, DAY_SECONDS, refuse, type Result } from '@smachot/kernel';
import {
  loadSharp,
  PictureQueue,
  RateLimits,
  readLimited,
  type UploadedFile,
} from '@smachot/server-platform';
import { mediaTypeOf, shownName } from '../domain/document-type';
import type { DocumentRow } from '../persistence/verification.schema';
import { DocumentFiles } from './document-files';
import { pdfContent } from './pdf-content';

export type AcceptedDocument = Omit<
  DocumentRow,
  'id' | 'uploaderId' | 'uploadedAt' | 'bankDetailsId' | 'businessDocumentId' | 'unusedSince'
>;

/** The documents that one account may upload in a day. */
const DOCUMENTS_PER_DAY = 20;
const MAX_PIXELS = 50_000_000;
/** The longer side of a stored picture, in pixels: the small print of a letter stays readable. */
const LONGEST_SIDE = 3_000;

/**
 * Accepts documents: true type by content, size, no active content. A picture is drawn anew, so that nothing but the picture is
 * stored; a PDF is stored as it is, and only ever answered as an attachment. All of it is encrypted.
 */
@Injectable()
export class DocumentIntake {
  constructor(
    private readonly files: DocumentFiles,
    private readonly limits: RateLimits,
    private readonly queue: PictureQueue,
  ) {}

  async accept(
    { stream, maxBytes, fileName }: UploadedFile,
    userId: UserId,
  ): Promise<Result<AcceptedDocument>> {
    const taken = await this.limits.take(`documents:${userId}`, DOCUMENTS_PER_DAY, DAY_SECONDS);
    if (!taken.allowed) {
      stream.resume();
      return refuse('document.too_many', { details: { retryAfterSeconds: taken.retryAfterSeconds } });
    }
    const bytes = await readLimited(stream, maxBytes);
    if (!bytes) return refuse('document.too_large');
    const mediaType = mediaTypeOf(bytes);
    if (!mediaType) return refuse('document.unsupported');
    const content =
      mediaType === 'application/pdf' ? this.checked(bytes) : await this.drawn(bytes, mediaType);
    if (!content.ok) return content;
    return accept({
      ...(await this.files.store(content.value)),
      ...{ fileName: shownName(fileName, mediaType), mediaType, bytes: content.value.length },
      ...(mediaType === 'application/pdf'
        ? { previewState: 'waiting', pages: null, previewKeys: [] }
        : { previewState: 'ready', pages: 1, previewKeys: [] }),
    });
  }

  /** Deletes the file of a document whose row was not saved. */
  discard({ fileKey }: Pick<AcceptedDocument, 'fileKey'>): Promise<void> {
    return this.files.delete([fileKey]);
  }

  private checked(bytes: Buffer): Result<Buffer> {
    const content = pdfContent(bytes);
    return content === 'plain' ? accept(bytes) : refuse(`document.${content}`);
  }

  private drawn(bytes: Buffer, mediaType: 'image/png' | 'image/jpeg'): Promise<Result<Buffer>> {
    return this.queue.run<Result<Buffer>>(
      () =>
        redraw(bytes, mediaType).then(
          (picture) => accept(picture),
          () => refuse('document.unsupported'),
        ),
      () => refuse('image.too_many', { details: { retryAfterSeconds: 10 } }),
    );
  }
}

/** The picture upright, without its metadata and whatever else the file held. */
const redraw = async (bytes: Buffer, mediaType: 'image/png' | 'image/jpeg'): Promise<Buffer> => {
  const sharp = await loadSharp();
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
  return mediaType === 'image/png'
    ? picture.png({ compressionLevel: 9 }).toBuffer()
    : picture.jpeg({ quality: 90, mozjpeg: true }).toBuffer();
};
