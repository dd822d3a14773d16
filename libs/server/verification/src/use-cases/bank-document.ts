import type { Readable } from 'node:stream';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type {
  AnswerOf,
  BankDetailsId,
  bankDocumentFile,
  InputOf,
  readBankDocument,
} from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { BankDetailsQueries } from '../persistence/bank-details.queries';
import { DocumentQueries } from '../persistence/document.queries';
import type { DocumentRow } from '../persistence/verification.schema';
import { DocumentAddresses } from '../services/document-addresses';
import { DocumentFiles } from '../services/document-files';

type Answer = AnswerOf<typeof readBankDocument>;

/** Fresh addresses of the document that details use. */
export class BankDocumentOf extends Query<Result<Answer>> {
  constructor(readonly id: BankDetailsId) {
    super();
  }
}

@QueryHandler(BankDocumentOf)
export class BankDocumentOfHandler implements IQueryHandler<BankDocumentOf> {
  constructor(
    private readonly details: BankDetailsQueries,
    private readonly addresses: DocumentAddresses,
  ) {}

  async execute({ id }: BankDocumentOf): Promise<Result<Answer>> {
    const read = await this.details.find(id);
    return read ? accept(this.addresses.answerOf(read.document)) : refuse('not_found');
  }
}

/** The stored file of a document, or of the preview of one of its pages. */
const partOf = (
  { fileKey, mediaType, previewKeys }: DocumentRow,
  page: number | undefined,
): { fileKey: string | undefined; mediaType: string } => {
  if (page === undefined) return { fileKey, mediaType };
  if (mediaType === 'application/pdf') return { fileKey: previewKeys[page - 1], mediaType: 'image/webp' };
  return { fileKey: page === 1 ? fileKey : undefined, mediaType };
};

type Opened = { stream: Readable; fileName: string; mediaType: string; inline: boolean };

/** The bytes of a document for the holder of a signed address. */
export class DocumentFile extends Query<Result<Opened>> {
  constructor(readonly input: Pick<InputOf<typeof bankDocumentFile>, 'params' | 'query'>) {
    super();
  }
}

@QueryHandler(DocumentFile)
export class DocumentFileHandler implements IQueryHandler<DocumentFile> {
  constructor(
    private readonly documents: DocumentQueries,
    private readonly addresses: DocumentAddresses,
    private readonly files: DocumentFiles,
  ) {}

  async execute({ input: { params, query } }: DocumentFile): Promise<Result<Opened>> {
    const { documentId } = params;
    const { expires, signature, page } = query;
    if (!this.addresses.mayRead({ documentId, page }, expires, signature)) return refuse('not_found');
    const document = await this.documents.find(documentId);
    if (!document) return refuse('not_found');
    const { fileKey, mediaType } = partOf(document, page);
    const stream = fileKey && (await this.files.stream(document, fileKey).catch(() => undefined));
    if (!stream) return refuse('not_found');
    return accept({ stream, fileName: document.fileName, mediaType, inline: page !== undefined });
  }
}
