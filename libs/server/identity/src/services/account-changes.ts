import { Injectable } from '@nestjs/common';
import { type Tx } from '@smachot/server-platform';
import type { SecurityChange } from '../domain/security-notice';
import { AuditLog, type AuditedAct } from '../persistence/audit-log';
import { type NoticeRecipient, SecurityNotices } from '../persistence/security-notices';

/** Records the owner's changes of an account: an audit entry, and a notice to the owner when the change concerns signing in. */
@Injectable()
export class AccountChanges {
  constructor(
    private readonly audit: AuditLog,
    private readonly notices: SecurityNotices,
  ) {}

  /** @param owner as the account was before the change */
  async record(
    tx: Tx,
    act: Extract<AuditedAct, 'password_changed' | 'profile_changed'>,
    owner: NoticeRecipient,
    change?: SecurityChange,
  ): Promise<void> {
    await this.audit.note(tx, { act, subjectId: owner.id });
    if (change) await this.notices.add(tx, owner, change);
  }
}
