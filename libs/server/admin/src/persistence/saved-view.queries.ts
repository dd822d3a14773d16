import { Injectable } from '@nestjs/common';
import type { SavedView, UserId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';

@Injectable()
export class SavedViewQueries {
  constructor(private readonly read: ReadModel) {}

  /** By name. */
  of(adminId: UserId): Promise<SavedView[]> {
    return this.read.rows<SavedView>(
      `select id as "viewId", list, name, query from admin.saved_views where admin_id = $1 order by list, name`,
      [adminId],
    );
  }
}
