import { Injectable } from '@nestjs/common';
import type { BankDetailsId, BankVerificationStatus, StoreId } from '@smachot/contracts';
import { columnsOf, ReadModel, selection } from '@smachot/server-platform';
import type { BankDetailsMove, BankDetailsState } from '../domain/bank-details';
import { DetailsCipher } from './details-cipher';
import {
  type BankDetailsRow,
  BankDetailsSchema,
  type DocumentRow,
  DocumentSchema,
} from './verification.schema';

const columns = selection(columnsOf(BankDetailsSchema), 'd');
const stateColumns = selection(
  columnsOf(BankDetailsSchema, ['id', 'storeId', 'status', 'submittedAt', 'decidedAt']),
  'd',
);
const documentColumns = selection(columnsOf(DocumentSchema), 'f');

/** Details with the document they use. */
export type ReadDetails = { details: BankDetailsState; document: DocumentRow };
export type CaseFilter = { statuses: BankVerificationStatus[]; after: string | null; limit: number };
/** What payouts have to know of details: nothing by which money could be sent. */
export type DetailsStanding = Pick<BankDetailsState, 'status' | 'wasVerified' | 'version'> & {
  bankDetailsId: BankDetailsId;
};
/** The state of a store's bank details, without any of them. */
export type VerificationOfStore = Pick<
  BankDetailsState,
  'id' | 'storeId' | 'status' | 'submittedAt' | 'decidedAt'
>;
export type HistoryLine = Pick<BankDetailsMove, 'move' | 'by' | 'at' | 'reason'>;

const SELECT = `select ${columns}, (select row_to_json(shown) from (select ${documentColumns}) shown) as document
  from verification.bank_details d join verification.documents f on f.id = d.document_id`;
/** `oldest`: since when the first one waits. */
type Waiting = { waiting: number; overdue: number; oldest: Date | null };
type Row = BankDetailsRow & { document: DocumentRow };

/** Reads bank details for the screens of both sides. */
@Injectable()
export class BankDetailsQueries {
  constructor(
    private readonly read: ReadModel,
    private readonly cipher: DetailsCipher,
  ) {}

  find(id: BankDetailsId): Promise<ReadDetails | undefined> {
    return this.first('d.id = $1', id);
  }

  ofStore(storeId: StoreId): Promise<ReadDetails | undefined> {
    return this.first('d.store_id = $1', storeId);
  }

  /** The longest waiting first. `after`: the last of the previous page. */
  async cases({ statuses, after, limit }: CaseFilter): Promise<ReadDetails[]> {
    const rows = await this.read.rows<Row>(
      `${SELECT} where d.status = any($1) and ($2::uuid is null or (d.submitted_at, d.id) >
         (select l.submitted_at, l.id from verification.bank_details l where l.id = $2))
       order by d.submitted_at, d.id limit $3`,
      [statuses, after, limit],
    );
    return rows.map((row) => this.opened(row));
  }

  /** The number of cases that wait for a decision, and of those the overdue ones. */
  async waiting(now: Date): Promise<Waiting> {
    const row = await this.read.one<Waiting>(
      `select count(*)::int as waiting, (count(*) filter (where due_at <= $1))::int as overdue, min(submitted_at) as oldest
       from verification.bank_details where status = 'in_process'`,
      [now],
    );
    return row!;
  }

  /** The latest first. */
  history(id: BankDetailsId): Promise<HistoryLine[]> {
    return this.read.rows<HistoryLine>(
      `select move, by, at, reason from verification.bank_details_moves where bank_details_id = $1 order by at desc, id desc limit 100`,
      [id],
    );
  }

  stateOf(storeIds: StoreId[]): Promise<VerificationOfStore[]> {
    return this.read.rows<VerificationOfStore>(
      `select ${stateColumns} from verification.bank_details d where d.store_id = any($1::uuid[])`,
      [storeIds],
    );
  }

  async verified(storeIds: StoreId[]): Promise<BankDetailsState[]> {
    const rows = await this.read.rows<BankDetailsRow>(
      `select ${columns} from verification.bank_details d where d.store_id = any($1::uuid[]) and d.status = 'verified'`,
      [storeIds],
    );
    return rows.map((row) => this.cipher.open(row));
  }

  standingsOf(storeIds: StoreId[]): Promise<(DetailsStanding & { storeId: StoreId })[]> {
    return this.read.rows<DetailsStanding & { storeId: StoreId }>(
      `select id as "bankDetailsId", store_id as "storeId", status, was_verified as "wasVerified", version
       from verification.bank_details where store_id = any($1::uuid[])`,
      [storeIds],
    );
  }

  private async first(where: string, id: string): Promise<ReadDetails | undefined> {
    const row = await this.read.one<Row>(`${SELECT} where ${where}`, [id]);
    return row && this.opened(row);
  }

  private opened({ document, ...row }: Row): ReadDetails {
    // a moment within JSON is text
    const uploadedAt = new Date(document.uploadedAt);
    return { details: this.cipher.open(row), document: { ...document, uploadedAt } };
  }
}
