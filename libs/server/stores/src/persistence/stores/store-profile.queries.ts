import { isId } from '@smachot/kernel';
import { Injectable } from '@nestjs/common';
import type { Availability, CrewRole, StoreId, UserId } from '@smachot/contracts';
import { DataSource } from 'typeorm';
import type { StoreState } from '../../domain/store';
import type { UnitRating } from './ratings.schema';
import { StoreSchema } from './store.schema';

/** Reads a store's whole state for its profile, through the schema: its transformers apply. */
@Injectable()
export class StoreProfileQueries {
  constructor(private readonly source: DataSource) {}

  /** A store that is not closed, by its id or username. */
  async find(partner: string): Promise<StoreState | undefined> {
    const named = isId(partner) ? { id: partner } : { username: partner };
    const found = await this.source.manager
      .createQueryBuilder(StoreSchema, 's')
      .where(named)
      .andWhere('s.closedAt is null')
      .getOne();
    return found ?? undefined;
  }

  async roleOf(storeId: StoreId, userId: UserId): Promise<CrewRole | undefined> {
    const [member] = await this.source.query<{ role: CrewRole }[]>(
      'select role from stores.crew where store_id = $1 and user_id = $2',
      [storeId, userId],
    );
    return member?.role;
  }

  /** The rules of its availability, and the ratings of its units; those that nobody reviewed are left out. */
  async rulesAndRatings(storeId: StoreId): Promise<{ rules: Availability[]; ratings: UnitRating[] }> {
    const [row] = await this.source.query<{ rules: Availability[]; ratings: UnitRating[] }[]>(
      `select coalesce((select rules from stores.availability where store_id = $1), '[]') as rules,
         coalesce((select units from stores.ratings where store_id = $1), '[]') as ratings`,
      [storeId],
    );
    return row!;
  }
}
