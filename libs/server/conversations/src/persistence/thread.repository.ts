import { Injectable } from '@nestjs/common';
import { assignments, columnList, columnsOf, selection, toRow, type Tx } from '@smachot/server-platform';
import { Thread, type ThreadState } from '../domain/thread';
import { type ThreadRow, ThreadSchema } from './threads.schema';

const columns = columnsOf(ThreadSchema);
export const threadSelection = selection(columns, 't');

const fromRow = (row: ThreadRow): ThreadState => {
  const { customerUnread, customerSeenAt, customerTold, customerTellAt, ...rest } = row;
  const { partnerUnread, partnerSeenAt, partnerTold, partnerTellAt, ...state } = rest;
  return {
    ...state,
    customer: { unread: customerUnread, seenAt: customerSeenAt, told: customerTold, tellAt: customerTellAt },
    partner: { unread: partnerUnread, seenAt: partnerSeenAt, told: partnerTold, tellAt: partnerTellAt },
  };
};
const asRow = ({ customer, partner, ...state }: ThreadState): ThreadRow => ({
  ...state,
  customerUnread: customer.unread,
  customerSeenAt: customer.seenAt,
  customerTold: customer.told,
  customerTellAt: customer.tellAt,
  partnerUnread: partner.unread,
  partnerSeenAt: partner.seenAt,
  partnerTold: partner.told,
  partnerTellAt: partner.tellAt,
});

@Injectable()
export class ThreadRepository {
  /** Locked: messages of one thread are numbered one after the other. */
  load(tx: Tx, id: string): Promise<Thread | undefined> {
    return this.first(tx, 't.id = $1', [id]);
  }

  between(
    tx: Tx,
    { storeId, customerId }: Pick<ThreadState, 'storeId' | 'customerId'>,
  ): Promise<Thread | undefined> {
    return this.first(tx, 't.store_id = $1 and t.customer_id = $2', [storeId, customerId]);
  }

  async save(tx: Tx, { state }: Thread): Promise<void> {
    const names = columnList(columns);
    await tx.query(
      `insert into conversations.threads (${names}) select ${names} from json_populate_record(null::conversations.threads, $1)
       on conflict (id) do update set ${assignments(columns, ['id'], 'excluded')}`,
      [JSON.stringify(toRow(columns, asRow(state)))],
    );
  }

  private async first(tx: Tx, where: string, parameters: unknown[]): Promise<Thread | undefined> {
    const [row] = await tx.query<ThreadRow>(
      `select ${threadSelection} from conversations.threads t where ${where} for update`,
      parameters,
    );
    return row && new Thread(fromRow(row));
  }
}
