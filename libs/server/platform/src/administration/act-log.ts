import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Tx } from '../database/unit-of-work';
import { AdminActs } from '../http/access/actor';
import type { AdminChange } from '../http/access/admin-act';

/** Notes what acts of super admins changed. Without an audit log no act begins at all (`AdminActsInterceptor`). */
@Injectable()
export class ActLog {
  constructor(@Optional() @Inject(AdminActs) private readonly acts?: AdminActs) {}

  /** In the act's own transaction; actor, reason and network are those of the request. */
  async changed(tx: Tx, change: AdminChange): Promise<void> {
    await this.acts?.changed(tx, change);
  }
}
