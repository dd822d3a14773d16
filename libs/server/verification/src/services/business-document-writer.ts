import { Injectable } from '@nestjs/common';
import type { BusinessDocumentKind, StoreId, UserId } from '@smachot/contracts';
import { accept, newId, refuse, type Result } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { BusinessDocument, type GivenDocument } from '../domain/business-document';
import { BusinessDocumentRepository } from '../persistence/business-documents/business-document.repository';
import { DocumentRepository } from '../persistence/document.repository';

type Filing = { storeId: StoreId; kind: BusinessDocumentKind; given: GivenDocument; userId: UserId };

/** Saves business documents together with the files they use. A file that nothing uses any more is deleted after a day. */
@Injectable()
export class BusinessDocumentWriter {
  constructor(
    private readonly documents: BusinessDocumentRepository,
    private readonly files: DocumentRepository,
  ) {}

  async save(tx: Tx, { storeId, kind, given, userId }: Filing, now: Date): Promise<Result<undefined>> {
    const before = await this.documents.ofKind(tx, storeId, kind);
    const { documentId } = given;
    // the file stays where only the end is another
    const isNew = before?.state.documentId !== documentId;
    if (isNew && !(await this.files.unused(tx, documentId, userId)))
      return refuse('document.not_uploaded', { fields: { documentId: 'document.not_uploaded' } });
    if (!before) {
      const document = BusinessDocument.file({ ...given, id: newId(), storeId, kind }, now);
      await this.documents.add(tx, document);
      await this.files.useForBusiness(tx, documentId, document.state.id, now);
      return accept();
    }
    const replaced = before.replace(given, now);
    if (!replaced.ok) return replaced;
    await this.documents.save(tx, before);
    await this.files.useForBusiness(tx, documentId, before.state.id, now);
    return accept();
  }

  async delete(tx: Tx, document: BusinessDocument, now: Date): Promise<void> {
    document.takenAway(now);
    await this.documents.delete(tx, document);
    await this.files.useForBusiness(tx, null, document.state.id, now);
  }
}
