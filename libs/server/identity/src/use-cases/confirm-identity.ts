import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type {
  AnswerOf,
  ConfirmationWay,
  confirmationWays,
  confirmIdentity,
  InputOf,
  requestConfirmationCode,
} from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { Logger, Mailer, returningRows, type Tx, UnitOfWork, type UserActor } from '@smachot/server-platform';
import { ConfirmationCodes } from '../codes/confirmation-codes';
import { CODE_LIFE_SECONDS } from '../codes/one-time-codes';
import { waysOf } from '../domain/confirmation';
import { confirmationMail } from '../domain/confirmation-mail';
import { Passwords } from '../passwords/passwords';
import { AuditLog } from '../persistence/audit-log';
import { Confirmations, endOf } from '../tokens/confirmations';

type Ways = AnswerOf<typeof confirmationWays>;
type Sent = AnswerOf<typeof requestConfirmationCode>;
type Confirmed = AnswerOf<typeof confirmIdentity>;
type Shown = InputOf<typeof confirmIdentity>['body'];

export class ConfirmationWays extends Query<Result<Ways>> {
  constructor(readonly actor: UserActor) {
    super();
  }
}

@QueryHandler(ConfirmationWays)
export class ConfirmationWaysHandler implements IQueryHandler<ConfirmationWays> {
  constructor(private readonly confirmations: Confirmations) {}

  async execute({ actor }: ConfirmationWays): Promise<Result<Ways>> {
    const known = await this.confirmations.known(actor);
    if (!known) return refuse('not_found');
    const ways = waysOf(known);
    return accept({
      ways,
      email: ways.includes('email') ? known.email : null,
      confirmedUntil: known.confirmedAt && endOf(known.confirmedAt).toISOString(),
    });
  }
}

export class RequestConfirmationCode extends Command<Result<Sent>> {
  constructor(readonly actor: UserActor) {
    super();
  }
}

@CommandHandler(RequestConfirmationCode)
export class RequestConfirmationCodeHandler implements ICommandHandler<RequestConfirmationCode> {
  constructor(
    private readonly confirmations: Confirmations,
    private readonly codes: ConfirmationCodes,
    private readonly mailer: Mailer,
    private readonly logger: Logger,
  ) {}

  async execute({ actor }: RequestConfirmationCode): Promise<Result<Sent>> {
    const known = await this.confirmations.known(actor);
    if (!known?.email || !waysOf(known).includes('email')) return refuse('confirmation.no_email');
    const opened = await this.codes.open(actor, known.email);
    if (!('id' in opened)) return refuse(opened.code, { details: { retryAfterSeconds: opened.waitSeconds } });
    const { id, code, resendAfterSeconds } = opened;
    const outcome = await this.mailer.send({
      id,
      to: known.email,
      ...confirmationMail(code, known.language),
    });
    await this.codes.sent(id, outcome);
    if (outcome === 'refused') {
      this.logger.warn({ user: actor.userId }, 'the mail with a code was refused');
      return refuse('otp.not_sent');
    }
    return accept({ email: known.email, resendAfterSeconds, expiresInSeconds: CODE_LIFE_SECONDS });
  }
}

export class ConfirmIdentity extends Command<Result<Confirmed>> {
  constructor(
    readonly actor: UserActor,
    readonly shown: Shown,
  ) {
    super();
  }
}

/** The place this person is signed in at counts as confirmed for ten minutes. A code that came back proves its address. */
@CommandHandler(ConfirmIdentity)
export class ConfirmIdentityHandler implements ICommandHandler<ConfirmIdentity> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly confirmations: Confirmations,
    private readonly passwords: Passwords,
    private readonly codes: ConfirmationCodes,
    private readonly audit: AuditLog,
  ) {}

  async execute({ actor, shown }: ConfirmIdentity): Promise<Result<Confirmed>> {
    if ('password' in shown) {
      if (!(await this.passwords.isRight(actor.userId, shown.password)))
        return this.refused(actor, { password: 'password.wrong' });
      return this.work.run((tx) => this.note(tx, actor, 'password'));
    }
    const known = await this.confirmations.known(actor);
    const email = known && waysOf(known).includes('email') ? known.email : null;
    if (!email) return refuse('confirmation.no_email');
    const right = await this.codes.isRight(actor, email, shown.code);
    if (typeof right === 'string') return this.refused(actor, { code: right });
    return this.work.run(async (tx) => {
      const spent = await this.codes.spend(tx, right.id);
      // another address by now: this one proves nothing
      if (!spent || !(await this.verified(tx, actor, email)))
        return refuse('request.invalid', { fields: { code: 'otp.expired' } });
      return this.note(tx, actor, 'email');
    });
  }

  private async note(tx: Tx, actor: UserActor, by: ConfirmationWay): Promise<Result<Confirmed>> {
    const until = await this.confirmations.note(tx, actor, by);
    return until ? accept({ confirmedUntil: until.toISOString() }) : refuse('auth.required');
  }

  /** A field's fault, not 401: the session is good and must not be renewed because of a typing error. */
  private async refused({ userId }: UserActor, fields: Record<string, string>): Promise<Result<Confirmed>> {
    await this.work.run((tx) => this.audit.note(tx, { act: 'confirmation_refused', subjectId: userId }));
    return refuse('request.invalid', { fields });
  }

  private async verified(tx: Tx, { userId }: UserActor, email: string): Promise<boolean> {
    const rows = await tx.query(
      `update identity.users set email_verified_at = coalesce(email_verified_at, clock_timestamp())
       where id = $1 and email = $2 returning id`,
      [userId, email],
    );
    return returningRows(rows).length > 0;
  }
}
