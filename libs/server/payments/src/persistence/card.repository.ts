import { Injectable } from '@nestjs/common';
import type { CardId, UserId } from '@smachot/contracts';
import { Clock, DAY_MS, newId } from '@smachot/kernel';
import { returningRows, type Tx } from '@smachot/server-platform';
import { CARD_HELD_DAYS } from '../domain/card';
import type { SaleCard } from '../provider/payme.gateway';
import {
  CARD_COLUMNS,
  type CardRow,
  type CheckedCard,
  type ClaimedCard,
  type NewCard,
  type StoredCard,
} from './card-rows';
import { STILL_CHARGED } from './payer.repository';

/** Repository of the cards of accounts. Every change of an account's cards takes that account's lock first. */
@Injectable()
export class CardRepository {
  constructor(private readonly clock: Clock) {}

  async lock(tx: Tx, userId: UserId): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('payments.cards'), hashtext($1))`, [userId]);
  }

  /** Newest first. */
  stored(tx: Tx, userId: UserId): Promise<StoredCard[]> {
    return tx.query<StoredCard>(
      'select id, status, expiry, is_default from payments.cards where user_id = $1 and deleted_at is null order by id desc',
      [userId],
    );
  }

  async ofToken(tx: Tx, userId: UserId, fingerprint: string): Promise<CardRow | undefined> {
    const [card] = await tx.query<CardRow>(
      `select ${CARD_COLUMNS} from payments.cards where user_id = $1 and fingerprint = $2 and deleted_at is null`,
      [userId, fingerprint],
    );
    return card;
  }

  /** The account's card that pays: the named one, otherwise the default if the provider has confirmed it. */
  async paying(
    tx: Tx,
    userId: UserId,
    cardId: CardId | null,
  ): Promise<{ id: CardId; sealed_token: string } | undefined> {
    const [card] = await tx.query<{ id: CardId; sealed_token: string }>(
      cardId
        ? 'select id, sealed_token from payments.cards where id = $2 and user_id = $1'
        : `select id, sealed_token from payments.cards
           where user_id = $1 and deleted_at is null and status = 'confirmed' and is_default and $2::uuid is null`,
      [userId, cardId],
    );
    return card;
  }

  /** Renames the account's card with this token, if a name is given, and returns its id. */
  async renameSame(
    tx: Tx,
    { userId, fingerprint, nickname }: Pick<NewCard, 'userId' | 'fingerprint' | 'nickname'>,
  ): Promise<string | undefined> {
    const rows = await tx.query<{ id: CardId }>(
      `update payments.cards set nickname = coalesce($3, nickname)
       where user_id = $1 and fingerprint = $2 and deleted_at is null and status <> 'refused' returning id`,
      [userId, fingerprint, nickname],
    );
    return returningRows(rows)[0]?.id;
  }

  /** Deletes a refused card of the same token, so that the token can be stored again. */
  async deleteSame(tx: Tx, { userId, fingerprint }: Pick<NewCard, 'userId' | 'fingerprint'>): Promise<void> {
    await tx.query(
      `update payments.cards set deleted_at = $3 where user_id = $1 and fingerprint = $2 and deleted_at is null`,
      [userId, fingerprint, this.clock.now()],
    );
  }

  /** Number of cards an account added in the last 24 hours. */
  async countNew(tx: Tx, userId: UserId): Promise<number> {
    const [tries] = await tx.query<{ count: number }>(
      'select count(*)::int as count from payments.cards where user_id = $1 and created_at > $2',
      [userId, new Date(this.clock.now().getTime() - DAY_MS)],
    );
    return tries!.count;
  }

  async add(tx: Tx, card: NewCard): Promise<string> {
    const id = newId();
    await tx.query(
      `insert into payments.cards (id, user_id, sealed_token, fingerprint, last_four, brand, expiry, nickname, is_default, created_at,
         status, next_check_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, false, $9, 'checking', $10)`,
      [
        id,
        card.userId,
        card.sealedToken,
        card.fingerprint,
        card.lastFour,
        card.brand,
        card.expiry,
        card.nickname,
        this.clock.now(),
        card.nextCheckAt,
      ],
    );
    return id;
  }

  async rename(tx: Tx, cardId: CardId, nickname: string | null): Promise<CardRow> {
    const rows = await tx.query<CardRow>(
      `update payments.cards set nickname = $2 where id = $1 returning ${CARD_COLUMNS}`,
      [cardId, nickname],
    );
    return returningRows(rows)[0]!;
  }

  async makeDefault(tx: Tx, userId: UserId, cardId: CardId): Promise<CardRow> {
    await tx.query('update payments.cards set is_default = false where user_id = $1 and is_default', [
      userId,
    ]);
    const rows = await tx.query<CardRow>(
      `update payments.cards set is_default = true where id = $1 returning ${CARD_COLUMNS}`,
      [cardId],
    );
    return returningRows(rows)[0]!;
  }

  /** `heirId`: the card that becomes the default instead. */
  async delete(tx: Tx, cardId: CardId, heirId: CardId | undefined): Promise<void> {
    await tx.query(
      'update payments.cards set deleted_at = $2, is_default = false, next_check_at = null where id = $1',
      [cardId, this.clock.now()],
    );
    if (heirId) await tx.query('update payments.cards set is_default = true where id = $1', [heirId]);
  }

  /** Claims a card's check for `leaseMs` milliseconds; undefined when no check is open or another worker has claimed it. */
  async claimCheck(tx: Tx, cardId: CardId, leaseMs: number): Promise<ClaimedCard | undefined> {
    const rows = await tx.query<ClaimedCard>(
      `update payments.cards set check_claimed_until = clock_timestamp() + interval '1 millisecond' * $2
       where id = $1 and status = 'checking' and next_check_at is not null and deleted_at is null
         and (check_claimed_until is null or check_claimed_until < clock_timestamp())
       returning id, user_id, sealed_token, created_at`,
      [cardId, leaseMs],
    );
    return returningRows(rows)[0];
  }

  async ownerOf(tx: Tx, cardId: CardId): Promise<string | undefined> {
    const [owner] = await tx.query<{ user_id: UserId }>('select user_id from payments.cards where id = $1', [
      cardId,
    ]);
    return owner?.user_id;
  }

  /** The card while its check is open; undefined when it was deleted or settled concurrently. */
  async inCheck(tx: Tx, cardId: CardId): Promise<CheckedCard | undefined> {
    const [card] = await tx.query<CheckedCard>(
      `select user_id, nickname, sealed_token, fingerprint from payments.cards
       where id = $1 and status = 'checking' and deleted_at is null`,
      [cardId],
    );
    return card;
  }

  /** Number of other accounts that hold the same card; callers count one after another. `key`: the HMAC of its mask and expiry. */
  async otherAccounts(tx: Tx, key: string, userId: UserId): Promise<number> {
    const since = new Date(this.clock.now().getTime() - CARD_HELD_DAYS * DAY_MS);
    const [others] = await tx.query<{ count: number }>(
      `select count(distinct user_id)::int as count from payments.cards
       where card_key = $1 and user_id <> $2 and (deleted_at is null or deleted_at > $3)`,
      [key, userId, since],
    );
    return others!.count;
  }

  async lockKey(tx: Tx, key: string): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('payments.card_key'), hashtext($1))`, [key]);
  }

  async confirmedOfKey(tx: Tx, userId: UserId, key: string): Promise<string | undefined> {
    const [same] = await tx.query<{ id: CardId }>(
      `select id from payments.cards where user_id = $1 and card_key = $2 and status = 'confirmed' and deleted_at is null`,
      [userId, key],
    );
    return same?.id;
  }

  /** Confirms a card; the first card of an account becomes its default. */
  async confirm(tx: Tx, cardId: CardId, userId: UserId, key: string, known: SaleCard): Promise<void> {
    await tx.query(
      `update payments.cards set status = 'confirmed', confirmed_at = $2, next_check_at = null, check_claimed_until = null,
         card_key = $3, last_four = $4, expiry = $5, brand = $6,
         is_default = not exists (select 1 from payments.cards d where d.user_id = $7 and d.is_default and d.deleted_at is null and d.id <> $1)
       where id = $1`,
      [cardId, this.clock.now(), key, known.mask.slice(-4), known.expiry, known.brand, userId],
    );
  }

  /** The same card was added again: the stored one takes the new token, and the new name if there is one. */
  async renew(tx: Tx, cardId: CardId, newCardId: CardId, card: CheckedCard): Promise<void> {
    await tx.query(
      `update payments.cards set deleted_at = $2, sealed_token = '', next_check_at = null, check_claimed_until = null where id = $1`,
      [newCardId, this.clock.now()],
    );
    await tx.query(
      `update payments.cards set sealed_token = $2, fingerprint = $3, nickname = coalesce($4, nickname) where id = $1`,
      [cardId, card.sealed_token, card.fingerprint, card.nickname],
    );
  }

  /** `remove`: delete the card, because it was never listed among the account's cards. */
  async refuse(tx: Tx, cardId: CardId, remove: boolean): Promise<void> {
    await tx.query(
      `update payments.cards set status = 'refused', is_default = false, sealed_token = '', next_check_at = null,
         check_claimed_until = null, deleted_at = case when $2 then $3::timestamptz end where id = $1`,
      [cardId, remove, this.clock.now()],
    );
  }

  async checkAgain(tx: Tx, cardId: CardId, leaseMs: number): Promise<void> {
    await tx.query(
      `update payments.cards set next_check_at = $2, check_claimed_until = clock_timestamp() + interval '1 millisecond' * $3 where id = $1`,
      [cardId, this.clock.now(), leaseMs],
    );
  }

  /** Wipes tokens of deleted cards that no open bill or payment may still charge, at most 500 at once. */
  async wipeDeleted(tx: Tx): Promise<void> {
    await tx.query(
      `update payments.cards c set sealed_token = '' where id in (
         select d.id from payments.cards d where d.deleted_at is not null and d.sealed_token <> ''
           and not exists (select 1 from payments.bills b where b.user_id = d.user_id and (${STILL_CHARGED}))
           and not exists (select 1 from payments.order_payments p where p.user_id = d.user_id and p.card_id = d.id
             and (p.next_look_at is not null or p.state in ('open', 'challenged', 'held') or (p.state = 'failed' and p.goal = 'capture')))
         limit 500)`,
    );
  }
}
