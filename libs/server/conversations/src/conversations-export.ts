import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountExport } from '@smachot/server-identity';
import { MessageQueries } from './persistence/message.queries';
import { StoresGateway } from './stores-gateway';

/**
 * Provides the threads of an account's export: both sides of the person's threads as a customer, and the messages they
 * wrote for a business.
 */
@Injectable()
export class ConversationsExport implements OnModuleInit {
  constructor(
    private readonly exports: AccountExport,
    private readonly messages: MessageQueries,
    private readonly stores: StoresGateway,
  ) {}

  onModuleInit(): void {
    this.exports.contribute('conversations', async (userId) => {
      const rows = await this.messages.ofPerson(userId);
      const stores = await this.stores.known([...new Set(rows.map(({ storeId }) => storeId))]);
      const names = new Map(stores.map(({ partnerId, businessName }) => [partnerId, businessName]));
      return rows.map(({ storeId, ...message }) => ({ businessName: names.get(storeId) ?? '', ...message }));
    });
  }
}
