import { Injectable } from '@nestjs/common';
import { type SessionId, type UserId, VIEW_AS_MINUTES, type ViewId } from '@smachot/contracts';
import { returningRows, type Tx, type UserActor } from '@smachot/server-platform';
import { DataSource } from 'typeorm';
import { SUPER_ADMIN } from '../domain/account';

type View = { viewId: ViewId; userId: UserId; familyId: SessionId };

/** Repository of super admins who look through the eyes of an account. Real time, as all sessions. */
@Injectable()
export class ViewRepository {
  constructor(private readonly source: DataSource) {}

  /** @returns when it ends */
  async add(tx: Tx, viewId: ViewId, userId: UserId, admin: UserActor): Promise<Date> {
    const [row] = await tx.query<{ at: Date }>(
      `insert into identity.views (id, user_id, admin_id, family_id, started_at, ends_at)
       values ($1, $2, $3, $4, clock_timestamp(), clock_timestamp() + make_interval(mins => ${VIEW_AS_MINUTES}))
       returning ends_at as at`,
      [viewId, userId, admin.userId, admin.familyId],
    );
    return row!.at;
  }

  /** The account it was of; undefined when it is over, or another admin's. */
  async end(tx: Tx, viewId: ViewId, adminId: UserId): Promise<UserId | undefined> {
    const [row] = returningRows(
      await tx.query<{ user_id: UserId }>(
        `update identity.views set ends_at = clock_timestamp()
         where id = $1 and admin_id = $2 and ends_at > clock_timestamp() returning user_id`,
        [viewId, adminId],
      ),
    );
    return row?.user_id;
  }

  /** The admin who looks: only while the admin's session and rights last, and the account is neither blocked nor a super admin's. */
  async viewerOf({ viewId, userId, familyId }: View): Promise<UserId | undefined> {
    const rows: { id: UserId }[] = await this.source.query(
      `select a.id from identity.views v
       join identity.refresh_families f on f.id = v.family_id and f.user_id = v.admin_id and f.revoked_at is null
       join identity.users a on a.id = v.admin_id and a.blocked_at is null and a.deleted_at is null and $4 = any(a.groups)
       join identity.users u on u.id = v.user_id and u.blocked_at is null and u.deleted_at is null and not $4 = any(u.groups)
       where v.id = $1 and v.user_id = $2 and v.family_id = $3 and v.ends_at > clock_timestamp()`,
      [viewId, userId, familyId, SUPER_ADMIN],
    );
    return rows[0]?.id;
  }
}
