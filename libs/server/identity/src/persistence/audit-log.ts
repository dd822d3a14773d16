import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import { type E164, newId } from '@smachot/kernel';
import {
  type AdminAct,
  AdminActs,
  type AdminChange,
  currentAct,
  type Tx,
  withoutSecrets,
} from '@smachot/server-platform';
import { DataSource } from 'typeorm';
import { OneTimeCodes } from '../codes/one-time-codes';

export type AuditedAct =
  | 'signed_up'
  | 'signed_in'
  | 'signed_out'
  | 'signed_out_everywhere'
  | 'password_changed'
  | 'profile_changed'
  | 'confirmed'
  | 'confirmation_refused'
  | 'refresh_token_stolen'
  | 'view_as_ended'
  | 'account_exported'
  | 'account_deleted';
/** A refused sign-in. Neither the answer nor its time tells the caller whether the phone is known. */
type RefusedAct = 'password_refused' | 'code_refused';

export type AuditEntry = {
  act: AuditedAct;
  actorId?: UserId;
  subjectId: UserId;
  /** Ids, numbers and states only. */
  details?: Record<string, string | number | boolean>;
};

/** A failed sign-in. @param phone E.164; neither it nor the network is written in clear */
export type RefusedEntry = { act: RefusedAct; phone: E164; network: string };

/** The audit log: actor, act and account, written in the transaction of the act itself. The database refuses changes and deletions. */
@Injectable()
export class AuditLog extends AdminActs {
  constructor(
    private readonly source: DataSource,
    private readonly codes: OneTimeCodes,
  ) {
    super();
  }

  async note(tx: Tx, { act, actorId, subjectId, details }: AuditEntry): Promise<void> {
    await tx.query(INSERT, [newId(), act, actorId ?? subjectId, subjectId, JSON.stringify(details ?? {})]);
  }

  async refused({ act, phone, network }: RefusedEntry): Promise<void> {
    const details = { phone: this.codes.phoneKey(phone), network: this.codes.networkKey(network) };
    await this.source.query(
      `insert into identity.audit_log (id, act, subject_id, details)
       select $1, $2, (select id from identity.users where phone = $3), $4`,
      [newId(), act, phone, JSON.stringify(details)],
    );
  }

  /** Records the act before it is done, so that one that fails half-way is recorded, too. */
  override async record(act: AdminAct): Promise<void> {
    await this.source.query(INSERT_ACT, [
      newId(),
      'admin_act',
      act.actorId,
      null,
      JSON.stringify({ call: act.call, ...act.about }),
      act.reason,
      null,
      null,
      act.ip,
      act.userAgent,
    ]);
  }

  override async changed(tx: Tx, { subject, before, after }: AdminChange): Promise<void> {
    const act = currentAct();
    if (!act) throw new Error('a change of a super admin outside of an act');
    const { id, ...about } = subject;
    await tx.query(INSERT_ACT, [
      newId(),
      'admin_change',
      act.actorId,
      id,
      JSON.stringify({ call: act.call, ...about }),
      act.reason,
      before && JSON.stringify(withoutSecrets(before)),
      after && JSON.stringify(withoutSecrets(after)),
      act.ip,
      act.userAgent,
    ]);
  }
}

const INSERT =
  'insert into identity.audit_log (id, act, actor_id, subject_id, details) values ($1, $2, $3, $4, $5)';
const INSERT_ACT = `insert into identity.audit_log
  (id, act, actor_id, subject_id, details, reason, before, after, ip, user_agent) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;
