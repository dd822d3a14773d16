import { Injectable } from '@nestjs/common';
import { newId } from '@smachot/kernel';
import type { ChallengeId, ProblemCode, SessionId, UserId } from '@smachot/contracts';
import { returningRows, type Tx, UnitOfWork } from '@smachot/server-platform';
import { DataSource } from 'typeorm';
import { PACE_MEMORY_SECONDS, type Pace, paceOf } from '../domain/code-pace';
import { CodeSpending, secondsToNextHour } from './code-spending';
import { CODE_LIFE_SECONDS, OneTimeCodes, TRIES } from './one-time-codes';

export type Place = { userId: UserId; familyId: SessionId };
/** The target of a code. `to`: the e-mail address or the phone, E.164. */
export type Target = { way: 'email' | 'sms'; to: string };
type WrongCode = Extract<ProblemCode, 'otp.expired' | 'otp.mismatch'>;
type Opened = { id: ChallengeId; code: string; resendAfterSeconds: number };

/** Codes by e-mail or SMS, for one session each; with the same length and limits as those for signing in. */
@Injectable()
export class ConfirmationCodes {
  constructor(
    private readonly source: DataSource,
    private readonly work: UnitOfWork,
    private readonly codes: OneTimeCodes,
    private readonly spending: CodeSpending,
  ) {}

  /** Creates a code; open codes of this session become invalid. */
  open({ userId, familyId }: Place, { way, to }: Target, network: string): Promise<Opened | Pace> {
    const [id, code] = [newId(), this.codes.make()];
    return this.work.run(async (tx) => {
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [userId]);
      const ages = await this.ages(tx, userId);
      const pace = paceOf(ages);
      if (pace) return pace;
      if (way === 'sms' && (await this.spending.take(tx, { network, isKnown: true })))
        return { code: 'otp.too_many', waitSeconds: secondsToNextHour() };
      await tx.query(
        'update identity.confirmation_codes set used_at = clock_timestamp() where family_id = $1 and used_at is null',
        [familyId],
      );
      await tx.query(
        `insert into identity.confirmation_codes (id, user_id, family_id, code_mac, way, created_at, expires_at)
         values ($1, $2, $3, $4, $5, clock_timestamp(), clock_timestamp() + make_interval(secs => $6))`,
        [id, userId, familyId, this.codes.mac(code, to, id), way, CODE_LIFE_SECONDS],
      );
      return { id, code, resendAfterSeconds: paceOf([0, ...ages])?.waitSeconds ?? 0 };
    });
  }

  async sent(id: ChallengeId, outcome: string): Promise<void> {
    await this.source.query('update identity.confirmation_codes set mail = $2 where id = $1', [id, outcome]);
  }

  /** Takes one of the five tries before comparing; answers the code's id and way, or the refusal. */
  async isRight(
    { userId, familyId }: Place,
    targets: readonly Target[],
    code: string,
  ): Promise<{ id: ChallengeId; target: Target } | WrongCode> {
    const [open] = returningRows(
      await this.source.query<{ id: ChallengeId; mac: string; way: string }[]>(
        `update identity.confirmation_codes set tries = tries + 1
         where user_id = $1 and family_id = $2 and used_at is null and tries < ${TRIES} and expires_at > clock_timestamp()
         returning id, code_mac as mac, way`,
        [userId, familyId],
      ),
    );
    // the way may be unavailable by now: a password was set meanwhile
    const target = open && targets.find(({ way }) => way === open.way);
    if (!target) return 'otp.expired';
    return this.codes.isRight(code, target.to, open.id, open.mac) ? { id: open.id, target } : 'otp.mismatch';
  }

  /** Spends the code. False when a concurrent request has spent it. */
  async spend(tx: Tx, id: ChallengeId): Promise<boolean> {
    const spent = await tx.query(
      'update identity.confirmation_codes set used_at = clock_timestamp() where id = $1 and used_at is null returning id',
      [id],
    );
    return returningRows(spent).length > 0;
  }

  /** Seconds since each code that went out, newest first. */
  private async ages(tx: Tx, userId: UserId): Promise<number[]> {
    const rows = await tx.query<{ age: number }>(
      `select extract(epoch from clock_timestamp() - created_at)::float8 as age from identity.confirmation_codes
       where user_id = $1 and created_at > clock_timestamp() - make_interval(secs => $2) and mail <> 'refused'
       order by created_at desc`,
      [userId, PACE_MEMORY_SECONDS],
    );
    return rows.map((row) => Math.max(0, row.age));
  }
}
