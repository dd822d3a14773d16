import { Injectable } from '@nestjs/common';
import {
  SAVED_VIEWS_MAX,
  type SavedView,
  type SavedViewForm,
  type SavedViewId,
  type UserId,
} from '@smachot/contracts';
import { Clock, newId } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';

@Injectable()
export class SavedViewRepository {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Adds a view, or replaces the one of the same list and name. Undefined: the admin has too many. Commits by itself. */
  async save(adminId: UserId, { list, name, query }: SavedViewForm): Promise<SavedView | undefined> {
    const [row] = await this.work.alone<SavedView>(
      `insert into admin.saved_views as v (id, admin_id, list, name, query, created_at)
         select $1, $2::uuid, $3::text, $4::text, $5, $6
         where (select count(*) from admin.saved_views where admin_id = $2) < ${SAVED_VIEWS_MAX}
           or exists (select from admin.saved_views where admin_id = $2 and list = $3 and name = $4)
       on conflict (admin_id, list, name) do update set query = excluded.query
       returning v.id as "viewId", v.list, v.name, v.query`,
      [newId(), adminId, list, name, query, this.clock.now()],
    );
    return row;
  }

  /** Commits by itself. */
  async delete(adminId: UserId, viewId: SavedViewId): Promise<void> {
    await this.work.alone('delete from admin.saved_views where id = $1 and admin_id = $2', [viewId, adminId]);
  }

  async deleteOf(tx: Tx, adminId: UserId): Promise<void> {
    await tx.query('delete from admin.saved_views where admin_id = $1', [adminId]);
  }
}
