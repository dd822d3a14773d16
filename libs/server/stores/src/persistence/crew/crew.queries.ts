import { Injectable } from '@nestjs/common';
import type {
  AnswerOf,
  CrewMemberId,
  CrewRole,
  listCrew,
  StoreId,
  StoreRole,
  UserId,
} from '@smachot/contracts';
import { ReadModel, type UserActor } from '@smachot/server-platform';
import type { Member } from '../../domain/crew';
import { namedBy } from '../stores/partner-key';

export type WorksAt = { partnerId: StoreId; partnerUsername: string; role: CrewRole };
export type Workplace = { userId: UserId; partnerId: StoreId };
/** The reader of a store: super admins may look into every store, and change nothing. */
export type Reader = Pick<UserActor, 'userId' | 'superAdmin'>;
export type SeenStore = Omit<WorksAt, 'role'> & { role: StoreRole };
/** A store with its crew by role. */
export type StoreCrew = Omit<WorksAt, 'role'> & { businessName: string; owners: UserId[]; members: UserId[] };
export type ListedCrew = {
  id: CrewMemberId;
  members: (Pick<Member, 'id' | 'userId' | 'role'> & { suspended: boolean })[];
  invitations: AnswerOf<typeof listCrew>['invitations'];
};

/** Reads the crews of stores for screens and other contexts. `partner`: a store's id or username. */
@Injectable()
export class CrewQueries {
  constructor(private readonly read: ReadModel) {}

  /** A person's role at a store that is not closed. */
  roleAt(partner: string, userId: UserId): Promise<WorksAt | undefined> {
    return this.read.one<WorksAt>(
      `select s.id as "partnerId", s.username as "partnerUsername", c.role
       from stores.stores s join stores.crew c on c.store_id = s.id and c.user_id = $2
       where ${namedBy(partner, '$1')} and s.closed_at is null`,
      [partner, userId],
    );
  }

  /** A store that is not closed and that the reader has access to, with their role there. */
  storeSeenBy(partner: string, reader: Reader): Promise<SeenStore | undefined> {
    return this.read.one<SeenStore>(
      `select s.id as "partnerId", s.username as "partnerUsername", coalesce(c.role, 'Viewer') as role
       from stores.stores s left join stores.crew c on c.store_id = s.id and c.user_id = $2
       where ${namedBy(partner, '$1')} and s.closed_at is null and (c.user_id is not null or $3::boolean)`,
      [partner, reader.userId, reader.superAdmin],
    );
  }

  /** The users in the crew of each of these stores, the earliest joined first. */
  usersOf(storeIds: StoreId[]): Promise<{ partnerId: StoreId; userIds: UserId[] }[]> {
    return this.read.rows<{ partnerId: StoreId; userIds: UserId[] }>(
      `select store_id as "partnerId", array_agg(user_id::text order by joined_at, id) as "userIds" from stores.crew
       where store_id = any($1::uuid[]) group by store_id`,
      [storeIds],
    );
  }

  /** Stores by their ids, those after `after`, with their crews; none that is closed or that an admin suspended. */
  page(after: StoreId | null, limit: number): Promise<StoreCrew[]> {
    return this.read.rows<StoreCrew>(
      `select s.id as "partnerId", s.username as "partnerUsername", s.business_name as "businessName",
         array(select c.user_id::text from stores.crew c where c.store_id = s.id and c.role = 'Owner' order by c.joined_at, c.id) as owners,
         array(select c.user_id::text from stores.crew c where c.store_id = s.id and c.role = 'Member' order by c.joined_at, c.id) as members
       from stores.stores s where ($1::uuid is null or s.id > $1) and s.closed_at is null and s.suspension is null
       order by s.id limit $2`,
      [after, limit],
    );
  }

  /** Every store, closed ones too, where each of these people works, is suspended, or worked. */
  workplacesEver(userIds: readonly UserId[]): Promise<Workplace[]> {
    return this.read.rows<Workplace>(
      `select user_id as "userId", store_id as "partnerId" from stores.crew where user_id = any($1::uuid[])
       union select user_id, store_id from stores.suspended_crew where user_id = any($1::uuid[])
       union select user_id, store_id from stores.former_crew where user_id = any($1::uuid[])`,
      [userIds],
    );
  }

  /** The crew of a store that is not closed, and its open invitations. */
  ofStore(partner: string, now: Date): Promise<ListedCrew | undefined> {
    return this.read.one<ListedCrew>(
      `select s.id,
         (select json_agg(json_build_object('id', c.id, 'userId', c.user_id, 'role', c.role, 'suspended', c.suspended) order by c.suspended, c.joined_at, c.id)
          from (select id, store_id, user_id, role, joined_at, false as suspended from stores.crew
            union all select id, store_id, user_id, role, joined_at, true from stores.suspended_crew) c where c.store_id = s.id) as members,
         coalesce((select json_agg(json_build_object('invitationId', i.id, 'phoneNumber', i.phone, 'role', i.role,
            'expiresAt', to_char(i.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by i.id)
          from stores.crew_invitations i where i.store_id = s.id and i.answered_at is null and i.expires_at > $2 and i.phone is not null), '[]') as invitations
       from stores.stores s where ${namedBy(partner, '$1')} and s.closed_at is null`,
      [partner, now],
    );
  }
}
