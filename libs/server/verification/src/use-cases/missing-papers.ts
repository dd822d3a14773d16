import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreId, StoreKashrut } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { type BusinessDocumentState, isOver } from '../domain/business-document';
import { BankDetailsQueries } from '../persistence/bank-details.queries';
import { BusinessDocumentQueries } from '../persistence/business-documents/business-document.queries';
import { StoresGateway } from '../stores-gateway';

type Paper = 'bank' | 'kashrut';

/** Papers that a store's owners have to file: bank details, again when they were rejected; the document of the kashrut certificate that it states. */
export class MissingPapers extends Query<Paper[]> {
  constructor(readonly storeId: StoreId) {
    super();
  }
}

/** The document was not rejected, is in force and is of the certificate that the store states. */
const proves = (
  { status, certificate, badatz, validUntil }: BusinessDocumentState,
  stated: StoreKashrut,
  now: Date,
): boolean =>
  status !== 'rejected' &&
  !isOver(validUntil, now) &&
  certificate === stated.certificate &&
  badatz === stated.badatz &&
  validUntil === stated.until;

@QueryHandler(MissingPapers)
export class MissingPapersHandler implements IQueryHandler<MissingPapers> {
  constructor(
    private readonly details: BankDetailsQueries,
    private readonly documents: BusinessDocumentQueries,
    private readonly stores: StoresGateway,
    private readonly clock: Clock,
  ) {}

  async execute({ storeId }: MissingPapers): Promise<Paper[]> {
    const [bank, kashrut] = await Promise.all([this.lacksBank(storeId), this.lacksKashrut(storeId)]);
    return [...(bank ? (['bank'] as const) : []), ...(kashrut ? (['kashrut'] as const) : [])];
  }

  private async lacksBank(storeId: StoreId): Promise<boolean> {
    const [details] = await this.details.stateOf([storeId]);
    return !details || details.status === 'rejected';
  }

  private async lacksKashrut(storeId: StoreId): Promise<boolean> {
    const stated = await this.stores.kashrutOf(storeId);
    if (!stated || stated.certificate === 'none') return false;
    const document = await this.documents.ofKind(storeId, 'kashrut');
    return !document || !proves(document.state, stated, this.clock.now());
  }
}
