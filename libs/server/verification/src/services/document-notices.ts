import { Injectable } from '@nestjs/common';
import type { NotificationKind } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import type { StoreContact } from '@smachot/server-stores';
import type { BusinessDocument } from '../domain/business-document';

/** Tells the owners of a store what happens to its business documents. */
@Injectable()
export class DocumentNotices {
  decided(tx: Tx, document: BusinessDocument, store: StoreContact | undefined): void {
    const kind = document.state.status === 'verified' ? 'kashrut_verified' : 'kashrut_rejected';
    this.tell(tx, kind, document, store);
  }

  /** A document that ends soon, or ended yesterday. */
  reminded(
    tx: Tx,
    which: 'ending' | 'ended',
    document: BusinessDocument,
    store: StoreContact | undefined,
  ): void {
    this.tell(tx, `business_document_${which}`, document, store);
  }

  private tell(
    tx: Tx,
    kind: NotificationKind,
    { state }: BusinessDocument,
    store: StoreContact | undefined,
  ): void {
    if (!store || store.closed) return;
    for (const userId of store.ownerIds)
      tx.emit('notifications.wanted', {
        userId,
        kind,
        // noon: the same day in Israel and in UTC
        values: { store: store.businessName, document: state.kind, eventAt: `${state.validUntil}T12:00:00Z` },
        href: `/dashboard/${store.partnerUsername}/business-info`,
        urgent: false,
      });
  }
}
