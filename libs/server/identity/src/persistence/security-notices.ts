import { Injectable } from '@nestjs/common';
import { newId } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { CodeSpending } from '../codes/code-spending';
import type { AccountState } from '../domain/account';
import type { SecurityChange } from '../domain/security-notice';

/** The owner to notify, as the account was before the change: an attacker may have changed the address, too. */
export type NoticeRecipient = Pick<AccountState, 'id' | 'email' | 'emailVerifiedAt' | 'phone' | 'language'>;

/** Queues a notice to the owner, in the transaction of the change: by mail to an address that was proven, else by SMS. */
@Injectable()
export class SecurityNotices {
  constructor(private readonly spending: CodeSpending) {}

  async add(tx: Tx, owner: NoticeRecipient, kind: SecurityChange): Promise<void> {
    const { id, phone, language } = owner;
    const email = owner.emailVerifiedAt && owner.email;
    if (!email && !(phone && (await this.spending.takeNotice(tx, id)))) return;
    const noticeId = newId();
    await tx.query(
      'insert into identity.security_notices (id, user_id, kind, email, phone, language) values ($1, $2, $3, $4, $5, $6)',
      [noticeId, id, kind, email, email ? null : phone, language],
    );
    tx.emit('identity.notice_wanted', { noticeId });
  }

  async delete(tx: Tx, noticeId: string): Promise<void> {
    await tx.query('delete from identity.security_notices where id = $1', [noticeId]);
  }
}
