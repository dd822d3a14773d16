import { Injectable } from '@nestjs/common';
import type { DocumentId } from '@smachot/contracts';
import { Secrets } from '@smachot/server-platform';
import type { DocumentRow } from '../persistence/verification.schema';

const PURPOSE = 'bank-document';
/** The life of an address. Real time, as of all tokens: a moved product clock opens nothing. */
const LIFETIME_SECONDS = 60;

type Part = { documentId: DocumentId; page: number | undefined };
const textOf = ({ documentId, page }: Part, expires: string): string =>
  [documentId, page ?? 'file', expires].join('\n');

/** Signs addresses of documents that end after a minute, and checks them. */
@Injectable()
export class DocumentAddresses {
  constructor(private readonly secrets: Secrets) {}

  /** Addresses of a document and its previews. */
  sign({ id: documentId, mediaType, previewKeys }: DocumentRow): {
    file: string;
    previews: string[];
    expiresAt: Date;
  } {
    const expires = Math.floor(Date.now() / 1000) + LIFETIME_SECONDS;
    const address = (page?: number): string => {
      const signature = this.secrets.sign(PURPOSE, textOf({ documentId, page }, String(expires)));
      const query = new URLSearchParams({ expires: String(expires), signature });
      if (page !== undefined) query.set('page', String(page));
      return `/v1/documents/${documentId}/file?${query.toString()}`;
    };
    const drawn = previewKeys.map((_, at) => address(at + 1));
    // a stored picture was drawn by us, so it is its own preview
    const previews = mediaType === 'application/pdf' ? drawn : [address(1)];
    return { file: address(), previews, expiresAt: new Date(expires * 1000) };
  }

  /** What a reader of the document is told of it: its addresses, and what it is. */
  answerOf(document: DocumentRow) {
    const { file, previews, expiresAt } = this.sign(document);
    const { fileName, mediaType, previewState, pages } = document;
    return {
      ...{ presigned_url: file, expiresAt: expiresAt.toISOString() },
      ...{ fileName, mediaType, previewState, previews, pages },
    };
  }

  mayRead(part: Part, expires: string, signature: string): boolean {
    return (
      Number(expires) > Date.now() / 1000 && this.secrets.matches(PURPOSE, textOf(part, expires), signature)
    );
  }
}
