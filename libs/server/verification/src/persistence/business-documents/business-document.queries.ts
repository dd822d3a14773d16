import { Injectable } from '@nestjs/common';
import type {
  BusinessDocumentId,
  BusinessDocumentKind,
  BusinessDocumentStatus,
  StoreId,
} from '@smachot/contracts';
import { columnsOf, ReadModel, selection } from '@smachot/server-platform';
import type { BusinessDocumentState } from '../../domain/business-document';
import { type DocumentRow, DocumentSchema } from '../verification.schema';
import { BusinessDocumentSchema } from './business-document.schema';

/** A business document with its file. */
export type ReadBusinessDocument = { state: BusinessDocumentState; document: DocumentRow };
export type KashrutFilter = { status: BusinessDocumentStatus; after: string | null; limit: number };

const SELECT = `select ${selection(columnsOf(BusinessDocumentSchema), 'd', { validUntil: 'd.valid_until::text' })},
    (select row_to_json(shown) from (select ${selection(columnsOf(DocumentSchema), 'f')}) shown) as document
  from verification.business_documents d join verification.documents f on f.id = d.document_id`;
type Row = BusinessDocumentState & { document: DocumentRow };

/** Reads business documents for the screens of both sides. */
@Injectable()
export class BusinessDocumentQueries {
  constructor(private readonly read: ReadModel) {}

  async ofStore(storeId: StoreId): Promise<ReadBusinessDocument[]> {
    const rows = await this.read.rows<Row>(`${SELECT} where d.store_id = $1 order by d.kind`, [storeId]);
    return rows.map(opened);
  }

  async ofKind(storeId: StoreId, kind: BusinessDocumentKind): Promise<ReadBusinessDocument | undefined> {
    const row = await this.read.one<Row>(`${SELECT} where d.store_id = $1 and d.kind = $2`, [storeId, kind]);
    return row && opened(row);
  }

  /** A certificate of kashrut: insurance and licences are the store's own. */
  async certificate(id: BusinessDocumentId): Promise<ReadBusinessDocument | undefined> {
    const row = await this.read.one<Row>(`${SELECT} where d.id = $1 and d.kind = 'kashrut'`, [id]);
    return row && opened(row);
  }

  /** The longest waiting first. `after`: the last of the previous page. */
  async certificates({ status, after, limit }: KashrutFilter): Promise<ReadBusinessDocument[]> {
    const rows = await this.read.rows<Row>(
      `${SELECT} where d.kind = 'kashrut' and d.status = $1 and ($2::uuid is null or (d.submitted_at, d.id) >
         (select l.submitted_at, l.id from verification.business_documents l where l.id = $2))
       order by d.submitted_at, d.id limit $3`,
      [status, after, limit],
    );
    return rows.map(opened);
  }

  /** Stores with documents whose reminder is due, a hundred at most. */
  async storesToRemind(now: Date): Promise<StoreId[]> {
    const rows = await this.read.rows<{ storeId: StoreId }>(
      `select distinct store_id as "storeId" from (select store_id from verification.business_documents
         where remind_at <= $1 order by remind_at limit 100) due`,
      [now],
    );
    return rows.map(({ storeId }) => storeId);
  }

  async waiting(): Promise<{ count: number; oldest: Date | null }> {
    const row = await this.read.one<{ count: number; oldest: Date | null }>(
      `select count(*)::int as count, min(submitted_at) as oldest
       from verification.business_documents where kind = 'kashrut' and status = 'in_process'`,
    );
    return row!;
  }
}

const opened = ({ document, ...state }: Row): ReadBusinessDocument => ({
  state,
  // a moment within JSON is text
  document: { ...document, uploadedAt: new Date(document.uploadedAt) },
});
