import { Injectable } from '@nestjs/common';
import { type Tokens, type User } from '@smachot/contracts';
import { type Tx } from '@smachot/server-platform';
import { type Account } from '../domain/account';
import { type Origin } from '../tokens/place';
import { AssignedStores } from '../readers/assigned-stores';
import { AuditLog, type AuditedAct } from '../persistence/audit-log';
import { Sessions } from '../tokens/sessions';

export type SignedIn = { tokens: Tokens; user: User };

/** Signs a person in: creates a session and an audit entry in the transaction that authenticated them. */
@Injectable()
export class SignIns {
  constructor(
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly stores: AssignedStores,
  ) {}

  async complete(
    tx: Tx,
    account: Account,
    act: Extract<AuditedAct, 'signed_in' | 'signed_up'>,
    by: 'code' | 'password',
    origin: Origin,
  ): Promise<SignedIn> {
    await this.audit.note(tx, { act, subjectId: account.id, details: { by } });
    const user = account.view(await this.stores.of(tx, account.id));
    // a super admin's password counts only after a code: both were shown just now
    const confirmed = account.superAdmin && by === 'password';
    return { tokens: await this.sessions.open(tx, user, origin, confirmed), user };
  }
}
