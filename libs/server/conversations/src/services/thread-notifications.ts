import { Injectable } from '@nestjs/common';
import type { StoreId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import type { KnownStore } from '@smachot/server-stores';
import type { Thread } from '../domain/thread';
import { StoresGateway } from '../stores-gateway';

/** The people on the two sides of a thread, and the names of its store. */
export type Audience = { crew: string[]; store: Pick<KnownStore, 'businessName' | 'partnerUsername'> };

/** Notifies people and screens of a new message in a thread; never of its content. */
@Injectable()
export class ThreadNotifications {
  constructor(private readonly stores: StoresGateway) {}

  async audienceOf(store: KnownStore): Promise<Audience> {
    return { crew: await this.stores.crewOf(store.partnerId), store };
  }

  /** The audiences of the threads of several stores, by store; a store that is not known is left out. */
  async audiencesOf(storeIds: StoreId[]): Promise<Map<string, Audience>> {
    const [crews, stores] = await Promise.all([this.stores.crews(storeIds), this.stores.known(storeIds)]);
    return new Map(
      stores.map((store) => [store.partnerId, { crew: crews.get(store.partnerId) ?? [], store }]),
    );
  }

  /** Sends hints, so that screens of both sides read again. */
  hint(tx: Tx, { state }: Thread): void {
    tx.hint(`thread:${state.id}`);
    tx.hint(`user:${state.customerId}`);
    tx.hint(`messages:${state.storeId}`);
  }

  emit(tx: Tx, { state, sidesToNotify }: Thread, { crew, store }: Audience): void {
    for (const side of sidesToNotify)
      for (const userId of side === 'customer' ? [state.customerId] : crew)
        tx.emit('notifications.wanted', {
          userId,
          kind: 'message_received',
          values: { store: store.businessName, side },
          href:
            side === 'customer'
              ? `/me/messages/${state.id}`
              : `/dashboard/${store.partnerUsername}/messages/${state.id}`,
          urgent: false,
        });
  }
}
