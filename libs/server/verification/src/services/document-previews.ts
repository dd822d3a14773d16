import { Injectable } from '@nestjs/common';
import { BANK_PREVIEW_PAGES } from '@smachot/contracts';
import { PictureQueue } from '@smachot/server-platform';
import type { DocumentRow } from '../persistence/verification.schema';
import { type DrawnPages, drawPages } from '../previews/pdf-pages';
import type { RendererLimits } from '../previews/renderer-process';
import { DocumentFiles } from './document-files';

export type Previews = Pick<DocumentRow, 'previewState' | 'previewKeys' | 'pages'>;

const LIMITS: RendererLimits = {
  pages: BANK_PREVIEW_PAGES,
  // the small print of a letter is readable at twice the width of the screen's column
  longestSide: 1_800,
  memoryMb: 384,
  timeMs: 20_000,
};

/** Draws the previews of PDFs and stores them. */
@Injectable()
export class DocumentPreviews {
  constructor(
    private readonly files: DocumentFiles,
    private readonly queue: PictureQueue,
  ) {}

  /** Rejects when it is not known whether the document can be drawn. */
  async draw(document: DocumentRow): Promise<Previews> {
    const pdf = await this.files.read(document, document.fileKey);
    const drawn = await this.queue.run<DrawnPages | undefined>(
      () => drawPages(pdf, LIMITS),
      () => {
        throw new Error('too many pictures wait to be drawn');
      },
    );
    if (!drawn?.pictures.length) return { previewState: 'failed', previewKeys: [], pages: null };
    const stored = await Promise.all(drawn.pictures.map((picture) => this.files.store(picture)));
    return {
      previewState: 'ready',
      previewKeys: stored.map(({ fileKey }) => fileKey),
      pages: drawn.pages,
    };
  }
}
