import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DocumentId } from '@smachot/contracts';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { DocumentQueries } from '../persistence/document.queries';
import { DocumentRepository } from '../persistence/document.repository';
import { DocumentFiles } from '../services/document-files';
import { DocumentPreviews } from '../services/document-previews';

/** Draws the first pages of a stored PDF, for the admins. */
export class DrawPreviews extends Command<void> {
  constructor(
    readonly documentId: DocumentId,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(DrawPreviews)
export class DrawPreviewsHandler implements ICommandHandler<DrawPreviews> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queries: DocumentQueries,
    private readonly documents: DocumentRepository,
    private readonly previews: DocumentPreviews,
    private readonly files: DocumentFiles,
  ) {}

  async execute({ documentId, delivery }: DrawPreviews): Promise<void> {
    const document = await this.queries.find(documentId);
    if (document?.previewState !== 'waiting') return;
    const drawn = await this.previews.draw(document);
    const isShown = await this.work.runOnce(delivery, (tx) =>
      this.documents.savePreviews(tx, document, drawn),
    );
    // deleted meanwhile, or its file was stored anew, which wants previews again
    if (!isShown) await this.files.delete(drawn.previewKeys);
  }
}
