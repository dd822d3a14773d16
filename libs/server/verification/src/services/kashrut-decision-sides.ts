import { Injectable } from '@nestjs/common';
import type { BusinessDocumentStatus, StoreId } from '@smachot/contracts';
import { ActLog, type Tx } from '@smachot/server-platform';
import type { StoreContact } from '@smachot/server-stores';
import type { BusinessDocument } from '../domain/business-document';
import { StoresGateway } from '../stores-gateway';
import { DocumentNotices } from './document-notices';

/** Those who learn of a decision about a certificate: the owners, and the audit log. */
@Injectable()
export class KashrutDecisionSides {
  constructor(
    private readonly stores: StoresGateway,
    private readonly notices: DocumentNotices,
    private readonly acts: ActLog,
  ) {}

  /** Before the transaction, since it takes a connection of its own. */
  storeOf(storeId: StoreId): Promise<StoreContact | undefined> {
    return this.stores.contact(storeId);
  }

  async tell(
    tx: Tx,
    document: BusinessDocument,
    store: StoreContact | undefined,
    before: BusinessDocumentStatus,
  ): Promise<void> {
    const { id, storeId, status, certificate, validUntil } = document.state;
    this.notices.decided(tx, document, store);
    await this.acts.changed(tx, {
      subject: { kind: 'kashrut_certificate', id, storeId },
      before: { status: before },
      after: { status, certificate, validUntil },
    });
  }
}
