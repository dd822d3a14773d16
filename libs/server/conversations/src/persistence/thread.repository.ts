import { Injectable } from '@nestjs/common';
import { type Columns, selection, toRow, type Tx } from '@smachot/server-platform';
import { type Inbox, Thread, type ThreadState } from '../domain/thread';

type Side<Name extends string> = {
  [K in keyof Inbox as `${Name}${Capitalize<K>}`]: Inbox[K];
};
/** A thread as its row has it. */
export type ThreadRow = Omit<ThreadState, 'customer' | 'partner'> & Side<'customer'> & Side<'partner'>;

const columns: Columns<ThreadRow> = {
  id: 'id',
  storeId: 'store_id',
  customerId: 'customer_id',
  openedBy: 'opened_by',
  status: 'status',
  reportedBy: 'reported_by',
  lastNumber: 'last_number',
  lastBy: 'last_by',
  unanswered: 'unanswered',
  createdAt: 'created_at',
  lastAt: 'last_at',
  customerUnread: 'customer_unread',
  customerSeenAt: 'customer_seen_at',
  customerTold: 'customer_told',
  customerTellAt: 'customer_tell_at',
  partnerUnread: 'partner_unread',
  partnerSeenAt: 'partner_seen_at',
  partnerTold: 'partner_told',
  partnerTellAt: 'partner_tell_at',
};
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
    const names = Object.values<string>(columns).join(', ');
    const changed = Object.values<string>(columns)
      .filter((name) => name !== 'id')
      .map((name) => `${name} = excluded.${name}`)
      .join(', ');
    await tx.query(
      `insert into conversations.threads (${names}) select ${names} from json_populate_record(null::conversations.threads, $1)
       on conflict (id) do update set ${changed}`,
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
