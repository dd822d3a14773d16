import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountExport } from '@smachot/server-identity';
import { ReadModel } from '@smachot/server-platform';
import { StoresGateway } from './stores-gateway';

type Row = { storeId: string; by: string; text: string; picture: boolean; createdAt: Date };

/**
 * Provides the threads of an account's export: both sides of the person's threads as a customer, and the messages they
 * wrote for a business.
 */
@Injectable()
export class ConversationsExport implements OnModuleInit {
  constructor(
    private readonly exports: AccountExport,
    private readonly read: ReadModel,
    private readonly stores: StoresGateway,
  ) {}

  onModuleInit(): void {
    this.exports.contribute('conversations', async (userId) => {
      const rows = await this.read.rows<Row>(
        `select t.store_id as "storeId", m.by, m.text, m.picture is not null as picture, m.created_at as "createdAt"
         from conversations.messages m join conversations.threads t on t.id = m.thread_id
         where t.customer_id = $1 or m.author_id = $1 order by m.created_at, m.id`,
        [userId],
      );
      const stores = await this.stores.known([...new Set(rows.map(({ storeId }) => storeId))]);
      const names = new Map(stores.map(({ partnerId, businessName }) => [partnerId, businessName]));
      return rows.map(({ storeId, ...message }) => ({ businessName: names.get(storeId) ?? '', ...message }));
    });
  }
}
