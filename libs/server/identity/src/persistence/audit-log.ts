import { Injectable } from '@nestjs/common';
import { newId } from '@smachot/kernel';
import { type Tx } from '@smachot/server-platform';

export type AuditedAct =
  | 'signed_up'
  | 'signed_in'
  | 'signed_out'
  | 'password_refused'
  | 'password_changed'
  | 'profile_changed'
  | 'confirmed'
  | 'confirmation_refused'
  | 'refresh_token_stolen'
  | 'account_exported'
  | 'account_deleted';

export type AuditEntry = {
  act: AuditedAct;
  actorId?: string;
  subjectId: string;
  /** Ids, numbers and states only. */
  details?: Record<string, string | number | boolean>;
};

/** Who did what to which account, written in the transaction of the act itself. */
@Injectable()
export class AuditLog {
  async note(tx: Tx, { act, actorId, subjectId, details }: AuditEntry): Promise<void> {
    await tx.query(
      'insert into identity.audit_log (id, act, actor_id, subject_id, details) values ($1, $2, $3, $4, $5)',
      [newId(), act, actorId ?? subjectId, subjectId, JSON.stringify(details ?? {})],
    );
  }
}
