import { Injectable } from '@nestjs/common';
import type {
  ChargebackId,
  ChargebackSide,
  ChargebackStatus,
  OrderId,
  StoreId,
  UserId,
} from '@smachot/contracts';
import { chargebackLifecycle } from '@smachot/lifecycles';
import { columnsOf, ReadModel, selection, type StoreWaits, storeWaits } from '@smachot/server-platform';
import type { ChargebackState, ChargebackStep } from '../../domain/chargebacks/chargeback';
import { allows } from '../lifecycle-sql';
import { type ChargebackAnswerRow, ChargebackAnswerSchema, ChargebackSchema } from './chargebacks.schema';

const COLUMNS = selection(columnsOf(ChargebackSchema), 'c');
const ANSWER_COLUMNS = selection(columnsOf(ChargebackAnswerSchema), 'a');
const answered = (side: ChargebackSide): string =>
  `exists (select from payments.chargeback_answers a where a.chargeback_id = c.id and a.side = '${side}')`;
const ANSWERABLE = allows(chargebackLifecycle, 'c.status', { type: 'answer', by: 'business' });
const EVIDENCE_WANTED = allows(chargebackLifecycle, 'c.status', { type: 'send_evidence', by: 'admin' });
/** Condition on `c`: its business has not answered, and may until this moment or after it. */
const UNANSWERED = `${ANSWERABLE} and not ${answered('business')} and c.answer_by >`;
const CASES = `select ${COLUMNS}, ${answered('customer')} as "customerAnswered", ${answered('business')} as "businessAnswered"
  from payments.chargebacks c`;

/** Whose chargebacks are listed: those of a person's own payments, or of a store. */
export type Party = { userId: UserId } | { storeId: StoreId };
export type ChargebackPage = { orderId: OrderId | null; after: string | null; limit: number };
export type ChargebackCaseRow = ChargebackState & { customerAnswered: boolean; businessAnswered: boolean };
/** `until`: when the first of them can no longer be answered. */
export type WaitingDisputes = { count: number; until: Date | null };
/** `overdue`: neither side may answer any more, so that nothing but the admin's evidence is missing. */
export type EvidenceWaits = { count: number; oldest: Date | null; overdue: number };
export type UnreadSignal = { saleId: string; heardAt: Date; attempts: number };

/** Announcements are worth an admin's look once the provider failed to show the sale this often. */
const UNREAD_ATTEMPTS = 3;

/** Reads chargebacks for both sides and for admins. The newest first; `after`: the last of the previous page. */
@Injectable()
export class ChargebackQueries {
  constructor(private readonly read: ReadModel) {}

  byId(id: ChargebackId): Promise<ChargebackState | undefined> {
    return this.read.one<ChargebackState>(`select ${COLUMNS} from payments.chargebacks c where c.id = $1`, [
      id,
    ]);
  }

  page(party: Party, { orderId, after, limit }: ChargebackPage): Promise<ChargebackState[]> {
    const [column, id] = 'storeId' in party ? ['store_id', party.storeId] : ['user_id', party.userId];
    return this.read.rows<ChargebackState>(
      `select ${COLUMNS} from payments.chargebacks c
       where c.${column} = $1 and ($2::uuid is null or c.order_id = $2) and ($3::uuid is null or c.id < $3)
       order by c.id desc limit $4`,
      [id, orderId, after, limit],
    );
  }

  async unanswered(storeId: StoreId, now: Date): Promise<WaitingDisputes> {
    const row = await this.read.one<WaitingDisputes>(
      `select count(*)::int as count, min(c.answer_by) as until from payments.chargebacks c
       where c.store_id = $1 and ${UNANSWERED} $2`,
      [storeId, now],
    );
    return row!;
  }

  /** The same of many stores. */
  waits(storeIds: readonly StoreId[], at: Date, now: Date): Promise<StoreWaits[]> {
    return this.read.rows<StoreWaits>(
      storeWaits(
        `select c.store_id, c.opened_at as since from payments.chargebacks c where c.store_id = any($1::uuid[]) and ${UNANSWERED} $3`,
      ),
      [storeIds, at, now],
    );
  }

  /** The oldest first. */
  answers(ids: ChargebackId[]): Promise<ChargebackAnswerRow[]> {
    return this.read.rows<ChargebackAnswerRow>(
      `select ${ANSWER_COLUMNS} from payments.chargeback_answers a where a.chargeback_id = any($1::uuid[]) order by a.id`,
      [ids],
    );
  }

  cases(status: ChargebackStatus | null, after: string | null, limit: number): Promise<ChargebackCaseRow[]> {
    return this.read.rows<ChargebackCaseRow>(
      `${CASES} where ($1::text is null or c.status = $1) and ($2::uuid is null or c.id < $2) order by c.id desc limit $3`,
      [status, after, limit],
    );
  }

  oneCase(id: ChargebackId): Promise<ChargebackCaseRow | undefined> {
    return this.read.one<ChargebackCaseRow>(`${CASES} where c.id = $1`, [id]);
  }

  /** Those whose evidence an admin has to send. */
  async waitingForEvidence(now: Date): Promise<EvidenceWaits> {
    const row = await this.read.one<EvidenceWaits>(
      `select count(*)::int as count, min(c.opened_at) as oldest,
         (count(*) filter (where c.answer_by <= $1))::int as overdue
       from payments.chargebacks c where ${EVIDENCE_WANTED}`,
      [now],
    );
    return row!;
  }

  /** The oldest first. */
  history(id: ChargebackId): Promise<ChargebackStep[]> {
    return this.read.rows<ChargebackStep>(
      `select move, by, admin_id as "adminId", note, at from payments.chargeback_steps where chargeback_id = $1 order by id limit 100`,
      [id],
    );
  }

  /** Announcements whose sale the provider does not show, the oldest first. */
  unread(): Promise<UnreadSignal[]> {
    return this.read.rows<UnreadSignal>(
      `select sale_id as "saleId", heard_at as "heardAt", attempts from payments.chargeback_signals
       where due_at is not null and attempts >= $1 order by heard_at limit 100`,
      [UNREAD_ATTEMPTS],
    );
  }
}
