import { Injectable } from '@nestjs/common';
import type { CrewMemberId, CrewRole, StoreId, UserId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import type { Member } from '../../domain/crew';

/** The crews of stores. A caller that changes a crew holds the lock of its store. */
@Injectable()
export class CrewRepository {
  of(tx: Tx, storeId: StoreId): Promise<Member[]> {
    return tx.query<Member>(
      `select id, store_id as "storeId", user_id as "userId", role, joined_at as "joinedAt"
       from stores.crew where store_id = $1 order by joined_at, id`,
      [storeId],
    );
  }

  /** Members for whom the plan has no room. */
  suspendedOf(tx: Tx, storeId: StoreId): Promise<Member[]> {
    return tx.query<Member>(
      `select id, store_id as "storeId", user_id as "userId", role, joined_at as "joinedAt"
       from stores.suspended_crew where store_id = $1 order by joined_at, id`,
      [storeId],
    );
  }

  async suspend(tx: Tx, memberIds: CrewMemberId[], now: Date): Promise<void> {
    await tx.query(
      `with gone as (delete from stores.crew where id = any($1::uuid[]) returning id, store_id, user_id, role, joined_at)
       insert into stores.suspended_crew (id, store_id, user_id, role, joined_at, suspended_at)
       select id, store_id, user_id, role, joined_at, $2 from gone`,
      [memberIds, now],
    );
  }

  /** They return with their role, and as if they had never been away. */
  async reinstate(tx: Tx, memberIds: CrewMemberId[]): Promise<void> {
    await tx.query(
      `with back as (delete from stores.suspended_crew where id = any($1::uuid[]) returning id, store_id, user_id, role, joined_at)
       insert into stores.crew (id, store_id, user_id, role, joined_at) select id, store_id, user_id, role, joined_at from back
       on conflict (store_id, user_id) do nothing`,
      [memberIds],
    );
  }

  /** Adds a crew member; an existing one keeps their role. */
  async add(tx: Tx, storeId: StoreId, userId: UserId, role: CrewRole, now: Date): Promise<void> {
    await tx.query(
      `insert into stores.crew (id, store_id, user_id, role, joined_at) values ($1, $2, $3, $4, $5)
       on conflict (store_id, user_id) do nothing`,
      [newId(), storeId, userId, role, now],
    );
  }

  async changeRole(tx: Tx, memberId: CrewMemberId, role: CrewRole): Promise<void> {
    await tx.query('update stores.crew set role = $2 where id = $1', [memberId, role]);
  }

  async remove(tx: Tx, memberId: CrewMemberId, now: Date): Promise<void> {
    await tx.query(
      `with gone as (delete from stores.crew where id = $1 returning store_id, user_id),
         away as (delete from stores.suspended_crew where id = $1 returning store_id, user_id)
       insert into stores.former_crew (store_id, user_id, left_at)
       select store_id, user_id, $2::timestamptz from (select * from gone union select * from away) c
       on conflict (store_id, user_id) do update set left_at = excluded.left_at`,
      [memberId, now],
    );
  }

  /** Removes a person from every crew. */
  async removeUser(tx: Tx, userId: UserId): Promise<void> {
    await tx.query('delete from stores.crew where user_id = $1', [userId]);
    await tx.query('delete from stores.suspended_crew where user_id = $1', [userId]);
    await tx.query('delete from stores.former_crew where user_id = $1', [userId]);
  }
}
