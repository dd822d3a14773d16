import type { BusinessDocument as View, KashrutCase } from '@smachot/contracts';
import type { StoreContact } from '@smachot/server-stores';
import { isOver } from '../domain/business-document';
import type { ReadBusinessDocument } from '../persistence/business-documents/business-document.queries';
import { documentView } from './bank-details-view';

export const businessDocumentView = ({ state, document }: ReadBusinessDocument, now: Date): View => {
  const { id, kind, status, validUntil, certificate, badatz, rejectionReason, version } = state;
  return {
    ...{ id, kind, status, validUntil, rejectionReason, version },
    document: documentView(document),
    ended: isOver(validUntil, now),
    kashrut: certificate === null ? null : { certificate, badatz, until: validUntil },
    submittedAt: state.submittedAt.toISOString(),
    decidedAt: state.decidedAt?.toISOString() ?? null,
  };
};

export const kashrutCaseView = (
  read: ReadBusinessDocument,
  store: StoreContact | undefined,
  now: Date,
): KashrutCase => ({
  ...businessDocumentView(read, now),
  business: {
    partnerId: read.state.storeId,
    partnerUsername: store?.partnerUsername ?? '',
    businessName: store?.businessName ?? '',
  },
});
