import { Injectable } from '@nestjs/common';
import type { BusinessDocumentId, BusinessDocumentKind, StoreId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import { BusinessDocument, type BusinessDocumentState } from '../../domain/business-document';
import { QUEUE_TOPIC } from '../bank-details.repository';
import { BusinessDocumentSchema } from './business-document.schema';

const locked = { mode: 'pessimistic_write' } as const;

/** Repository of business documents. Loaded ones stay locked until the transaction ends. */
@Injectable()
export class BusinessDocumentRepository {
  async load(tx: Tx, id: BusinessDocumentId): Promise<BusinessDocument | undefined> {
    const row = await tx.manager.findOne(BusinessDocumentSchema, { where: { id }, lock: locked });
    return row ? new BusinessDocument(row) : undefined;
  }

  /** The store's document of a kind. Changes of the documents of one store wait for each other, also when there is none yet. */
  async ofKind(tx: Tx, storeId: StoreId, kind: BusinessDocumentKind): Promise<BusinessDocument | undefined> {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `business-documents:${storeId}`,
    ]);
    const row = await tx.manager.findOne(BusinessDocumentSchema, { where: { storeId, kind }, lock: locked });
    return row ? new BusinessDocument(row) : undefined;
  }

  async ofStore(tx: Tx, storeId: StoreId): Promise<BusinessDocument[]> {
    const rows = await tx.manager.find(BusinessDocumentSchema, { where: { storeId }, lock: locked });
    return rows.map((row) => new BusinessDocument(row));
  }

  async add(tx: Tx, document: BusinessDocument): Promise<void> {
    await tx.manager.insert(BusinessDocumentSchema, document.state);
    this.tell(tx, document);
  }

  async save(tx: Tx, document: BusinessDocument): Promise<void> {
    await tx.manager.update(BusinessDocumentSchema, { id: document.state.id }, document.state);
    this.tell(tx, document);
  }

  async delete(tx: Tx, document: BusinessDocument): Promise<void> {
    await tx.query('delete from verification.business_documents where id = $1', [document.state.id]);
    this.tell(tx, document);
  }

  /** Locks documents of these stores whose reminder is due, or `only` this one. */
  async toRemind(tx: Tx, storeIds: StoreId[], now: Date, only: string | null): Promise<BusinessDocument[]> {
    const rows = await tx.manager
      .createQueryBuilder(BusinessDocumentSchema, 'd')
      .where('d.remindAt <= :now and d.storeId in (:...storeIds)', { now, storeIds })
      .andWhere('(:only::uuid is null or d.id = :only)', { only })
      .orderBy('d.remindAt')
      .limit(100)
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .getMany();
    return rows.map((row: BusinessDocumentState) => new BusinessDocument(row));
  }

  private tell(tx: Tx, document: BusinessDocument): void {
    tx.emitFrom(document);
    tx.hint(`store:${document.state.storeId}`);
    if (document.state.kind === 'kashrut') tx.hint(QUEUE_TOPIC);
  }
}
