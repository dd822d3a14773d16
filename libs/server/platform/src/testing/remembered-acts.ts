import { AdminActs } from '../http/access/actor';
import type { AdminAct, AdminChange } from '../http/access/admin-act';

/** Keeps what the audit log would be told. */
export class RememberedActs extends AdminActs {
  readonly acts: AdminAct[] = [];
  readonly changes: AdminChange[] = [];

  override record(act: AdminAct): Promise<void> {
    this.acts.push(act);
    return Promise.resolve();
  }
  override changed(_: unknown, change: AdminChange): Promise<void> {
    this.changes.push(change);
    return Promise.resolve();
  }
}
