import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BankDocument, UserId } from '@smachot/contracts';
import { accept, Clock, newId, type Result } from '@smachot/kernel';
import { UnitOfWork, type UploadedFile } from '@smachot/server-platform';
import { DocumentRepository } from '../persistence/document.repository';
import { DocumentIntake } from '../services/document-intake';
import { documentView } from '../views/bank-details-view';

export class UploadDocument extends Command<Result<BankDocument>> {
  constructor(
    readonly file: UploadedFile,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(UploadDocument)
export class UploadDocumentHandler implements ICommandHandler<UploadDocument> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly intake: DocumentIntake,
    private readonly documents: DocumentRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ file, userId }: UploadDocument): Promise<Result<BankDocument>> {
    const accepted = await this.intake.accept(file, userId);
    if (!accepted.ok) return accepted;
    const now = this.clock.now();
    const document = {
      ...accepted.value,
      ...{ id: newId(), uploaderId: userId, uploadedAt: now, unusedSince: now },
      ...{ bankDetailsId: null, businessDocumentId: null },
    };
    try {
      await this.work.run((tx) => this.documents.add(tx, document));
    } catch (error) {
      await this.intake.discard(document);
      throw error;
    }
    return accept(documentView(document));
  }
}
