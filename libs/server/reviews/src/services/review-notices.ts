import { Injectable } from '@nestjs/common';
import type { StoreId, UserId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import type { KnownStore } from '@smachot/server-stores';
import { StoresGateway } from '../stores-gateway';

/** A store and the people who hear of its reviews. */
export type StoreAudience = Pick<KnownStore, 'businessName' | 'partnerUsername'> & { crew: string[] };

/** Notifies people of reviews; never of their words. */
@Injectable()
export class ReviewNotices {
  constructor(private readonly stores: StoresGateway) {}

  async audienceOf(storeId: StoreId): Promise<StoreAudience | undefined> {
    const [known, crew] = await Promise.all([this.stores.byId([storeId]), this.stores.crewOf(storeId)]);
    const store = known.get(storeId);
    return store && { ...store, crew };
  }

  received(tx: Tx, audience: StoreAudience): void {
    this.tellCrew(tx, audience, 'review_received');
  }

  replyHidden(tx: Tx, audience: StoreAudience): void {
    this.tellCrew(tx, audience, 'review_reply_hidden');
  }

  private tellCrew(
    tx: Tx,
    { crew, businessName, partnerUsername }: StoreAudience,
    kind: 'review_received' | 'review_reply_hidden',
  ): void {
    for (const userId of crew)
      tx.emit('notifications.wanted', {
        userId,
        kind,
        values: { store: businessName },
        href: `/dashboard/${partnerUsername}/reviews`,
        urgent: false,
      });
  }

  replied(tx: Tx, customerId: UserId, store: string): void {
    this.tellCustomer(tx, customerId, 'review_replied', store);
  }

  invited(tx: Tx, customerId: UserId, store: string): void {
    this.tellCustomer(tx, customerId, 'review_invited', store);
  }

  hidden(tx: Tx, customerId: UserId, store: string): void {
    this.tellCustomer(tx, customerId, 'review_hidden', store);
  }

  uncounted(tx: Tx, customerId: UserId, store: string): void {
    this.tellCustomer(tx, customerId, 'review_uncounted', store);
  }

  private tellCustomer(
    tx: Tx,
    userId: UserId,
    kind: 'review_replied' | 'review_invited' | 'review_hidden' | 'review_uncounted',
    store: string,
  ): void {
    tx.emit('notifications.wanted', { userId, kind, values: { store }, href: '/me/reviews', urgent: false });
  }
}
