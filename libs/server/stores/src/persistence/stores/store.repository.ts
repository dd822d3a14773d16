import { Injectable } from '@nestjs/common';
import type { BankVerificationStatus, CrewRole, PlanId, StoreId, UserId } from '@smachot/contracts';
import { accept, DAY_MS, isId, refuse, type Result } from '@smachot/kernel';
import { returningRows, type Tx } from '@smachot/server-platform';
import { Store } from '../../domain/store';
import type { KashrutCheck } from '../../domain/store-content';
import { heldUntil } from '../../domain/usernames';
import { CrewRepository } from '../crew/crew.repository';
import { ListingRepository } from '../listing/listing.repository';
import { StoreSchema } from './store.schema';

type BankStatus = { storeId: StoreId; status: BankVerificationStatus; version: number };
export type Worker = { userId: UserId; as: 'Owner' | 'Member' };

@Injectable()
export class StoreRepository {
  constructor(
    private readonly listing: ListingRepository,
    private readonly crew: CrewRepository,
  ) {}

  /**
   * Loads a store the person works at and locks it: two changes of one store are serialized. A person outside its crew gets
   * the refusal of a missing store, and a Member is refused where an Owner is needed.
   */
  async load(
    tx: Tx,
    partner: string,
    { userId, as }: Worker,
  ): Promise<Result<{ store: Store; role: CrewRole }>> {
    const state = await tx.manager
      .createQueryBuilder(StoreSchema, 's')
      .where(isId(partner) ? 's.id = :partner' : 's.username = :partner', { partner })
      .andWhere('s.closedAt is null')
      .setLock('pessimistic_write')
      .getOne();
    if (!state) return refuse('not_found');
    const [member] = await tx.query<{ role: CrewRole }>(
      'select role from stores.crew where store_id = $1 and user_id = $2',
      [state.id, userId],
    );
    if (!member) return refuse('not_found');
    if (as === 'Owner' && member.role !== 'Owner') return refuse('crew.owners_only');
    return accept({ store: new Store(state), role: member.role });
  }

  /** Loads and locks an open store, by its id or username, for changes by an admin. */
  async named(tx: Tx, partner: string): Promise<Store | undefined> {
    const state = await tx.manager
      .createQueryBuilder(StoreSchema, 's')
      .where(isId(partner) ? 's.id = :partner' : 's.username = :partner', { partner })
      .andWhere('s.closedAt is null')
      .setLock('pessimistic_write')
      .getOne();
    return state ? new Store(state) : undefined;
  }

  /** Loads and locks a store for changes by the system. */
  async byId(tx: Tx, id: StoreId): Promise<Store | undefined> {
    const state = await tx.manager.findOne(StoreSchema, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    return state ? new Store(state) : undefined;
  }

  /** False when the username is taken, or held for a store that closed. */
  async add(tx: Tx, store: Store): Promise<boolean> {
    const { state } = store;
    const claimed = await tx.query(
      `insert into stores.usernames as u (username, store_id) values ($1, $2)
       on conflict (username) do update set store_id = excluded.store_id, held_until = null where u.held_until < $3
       returning username`,
      [state.username, state.id, state.createdAt],
    );
    if (!returningRows(claimed).length) return false;
    await tx.manager.insert(StoreSchema, state);
    await this.listing.refresh(tx, state.id);
    tx.emitFrom(store);
    return true;
  }

  /** Adds a store with its first owner; false as for `add`. */
  async open(tx: Tx, store: Store, ownerId: UserId): Promise<boolean> {
    const isAdded = await this.add(tx, store);
    if (isAdded) await this.crew.add(tx, store.state.id, ownerId, 'Owner', store.state.createdAt);
    return isAdded;
  }

  /** How many stores a person opened in 24 hours, closed and left ones included, and how many they own; until the transaction ends no other request counts. */
  async countOf(tx: Tx, userId: UserId, now: Date): Promise<{ today: number; owned: number }> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('stores.opening'), hashtext($1))`, [userId]);
    const [row] = await tx.query<{ today: number; owned: number }>(
      `select count(*) filter (where s.created_at > $2)::int as today,
         count(*) filter (where s.closed_at is null and c.role = 'Owner')::int as owned
       from (select store_id, role from stores.crew where user_id = $1
         union all select store_id, role from stores.suspended_crew where user_id = $1
         union all select store_id, null from stores.former_crew where user_id = $1) c
       join stores.stores s on s.id = c.store_id where c.role is distinct from 'Member'`,
      [userId, new Date(now.getTime() - DAY_MS)],
    );
    return row!;
  }

  /** The plan whose limits apply, for the filters of admins (ADR 69). */
  async notePlan(tx: Tx, storeId: StoreId, planId: PlanId): Promise<void> {
    await tx.query('update stores.stores set plan_id = $2 where id = $1 and plan_id <> $2', [
      storeId,
      planId,
    ]);
  }

  /** The state of the bank details, for the filters of admins; an older version changes nothing. */
  async noteBankDetails(tx: Tx, { storeId, status, version }: BankStatus): Promise<void> {
    await tx.query(
      `update stores.stores set bank_status = $2, bank_version = $3
       where id = $1 and (bank_version is null or bank_version < $3)`,
      [storeId, status, version],
    );
  }

  /** What an admin found of a certificate of kashrut; an older finding changes nothing. */
  async noteKashrut(tx: Tx, { storeId, ...check }: KashrutCheck & { storeId: StoreId }): Promise<void> {
    const noted = await tx.query(
      `update stores.stores set kashrut_check = $2
       where id = $1 and (coalesce((kashrut_check ->> 'at')::bigint, 0), coalesce((kashrut_check ->> 'version')::int, 0)) <= ($3, $4) returning id`,
      [storeId, JSON.stringify(check), check.at, check.version ?? 0],
    );
    if (!returningRows(noted).length) return;
    await this.listing.refresh(tx, storeId);
    tx.hint(`store:${storeId}`);
  }

  async save(tx: Tx, store: Store): Promise<void> {
    const { state } = store;
    state.version += 1;
    await tx.manager.update(StoreSchema, { id: state.id }, state);
    if (state.closedAt) await this.holdUsername(tx, state.id, state.closedAt);
    await this.listing.refresh(tx, state.id);
    tx.emitFrom(store);
    tx.hint(`store:${state.id}`);
  }

  /** Of a closed store. One without pricing units was never public: its name is free at once. */
  private async holdUsername(tx: Tx, storeId: StoreId, closedAt: Date): Promise<void> {
    await tx.query(
      `update stores.usernames set held_until =
         case when exists (select from stores.pricing_units where store_id = $1) then $2::timestamptz else $3::timestamptz end
       where store_id = $1`,
      [storeId, heldUntil(closedAt), new Date(closedAt.getTime() - 1)],
    );
  }
}
