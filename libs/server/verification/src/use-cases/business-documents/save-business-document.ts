import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type {
  BusinessDocument as View,
  BusinessDocumentKind,
  InputOf,
  saveBusinessDocument,
  StoreId,
  UserId,
} from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { type GivenDocument, isOver } from '../../domain/business-document';
import { BusinessDocumentWriter } from '../../services/business-document-writer';
import { BusinessDocumentQueries } from '../../persistence/business-documents/business-document.queries';
import { StoresGateway } from '../../stores-gateway';
import { businessDocumentView } from '../../views/business-document-view';

type Form = InputOf<typeof saveBusinessDocument>['body'];

/** Files a document of a store, or replaces it, by one of its owners. */
export class SaveBusinessDocument extends Command<Result<View>> {
  constructor(
    readonly partner: string,
    readonly kind: BusinessDocumentKind,
    readonly form: Form,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(SaveBusinessDocument)
export class SaveBusinessDocumentHandler implements ICommandHandler<SaveBusinessDocument> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly work: UnitOfWork,
    private readonly writer: BusinessDocumentWriter,
    private readonly queries: BusinessDocumentQueries,
    private readonly clock: Clock,
  ) {}

  async execute({ partner, kind, form, userId }: SaveBusinessDocument): Promise<Result<View>> {
    const store = await this.stores.ownedBy(partner, userId);
    if (!store.ok) return store;
    const given = await this.given(store.value, kind, form);
    if (!given.ok) return given;
    const now = this.clock.now();
    if (isOver(given.value.validUntil, now))
      return refuse('document.ended', { fields: { validUntil: 'document.ended' } });
    const saved = await this.work.run((tx) =>
      this.writer.save(tx, { storeId: store.value, kind, given: given.value, userId }, now),
    );
    if (!saved.ok) return saved;
    const read = await this.queries.ofKind(store.value, kind);
    return read ? accept(businessDocumentView(read, now)) : refuse('not_found');
  }

  /** A certificate of kashrut is the one that the store states: its certifier and its end are not typed twice. */
  private async given(
    storeId: StoreId,
    kind: BusinessDocumentKind,
    { documentId, validUntil }: Form,
  ): Promise<Result<GivenDocument>> {
    if (kind !== 'kashrut')
      return validUntil
        ? accept({ documentId, validUntil, kashrut: null })
        : refuse('request.invalid', { fields: { validUntil: 'field.required' } });
    const stated = await this.stores.kashrutOf(storeId);
    if (!stated || stated.certificate === 'none' || stated.until === null)
      return refuse('document.kashrut_unstated');
    const { certificate, badatz, until } = stated;
    return accept({ documentId, validUntil: until, kashrut: { certificate, badatz } });
  }
}
