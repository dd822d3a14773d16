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
import { type Tx, UnitOfWork, type UserActor } from '@smachot/server-platform';
import { ConfirmationCodes, type Target } from '../codes/confirmation-codes';
import { type Origin } from '../tokens/place';
import { Passwords } from '../passwords/passwords';
import { AuditLog } from '../persistence/audit-log';
import { CodeSender } from '../services/code-sender';
import { Confirmations, endOf, type Known, waysFor } from '../tokens/confirmations';

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
    const ways = waysFor(actor, known);
    return accept({
      ways,
      email: ways.includes('email') ? known.email : null,
      confirmedUntil: known.confirmedAt && endOf(known.confirmedAt, actor).toISOString(),
      together: actor.superAdmin,
    });
  }
}

export class RequestConfirmationCode extends Command<Result<Sent>> {
  constructor(
    readonly actor: UserActor,
    readonly way: Target['way'],
    readonly origin: Origin,
  ) {
    super();
  }
}

@CommandHandler(RequestConfirmationCode)
export class RequestConfirmationCodeHandler implements ICommandHandler<RequestConfirmationCode> {
  constructor(
    private readonly confirmations: Confirmations,
    private readonly sender: CodeSender,
  ) {}

  async execute({ actor, way, origin }: RequestConfirmationCode): Promise<Result<Sent>> {
    const known = await this.confirmations.known(actor);
    const target = known && targetsOf(actor, known).find((one) => one.way === way);
    if (!target) return refuse(way === 'email' ? 'confirmation.no_email' : 'confirmation.not_by_sms');
    const sent = await this.sender.sendConfirmationCode(actor, target, {
      language: known.language,
      network: origin.network,
    });
    return sent.ok ? accept({ email: way === 'email' ? target.to : null, ...sent.value }) : sent;
  }
}

export class ConfirmIdentity extends Command<Result<Confirmed>> {
  constructor(
    readonly actor: UserActor,
    readonly shown: Shown,
    readonly origin: Origin,
  ) {
    super();
  }
}

/** Confirms the person's session, a super admin's by password and code at once. A confirmed code by mail verifies its address. */
@CommandHandler(ConfirmIdentity)
export class ConfirmIdentityHandler implements ICommandHandler<ConfirmIdentity> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly confirmations: Confirmations,
    private readonly passwords: Passwords,
    private readonly codes: ConfirmationCodes,
    private readonly audit: AuditLog,
  ) {}

  async execute({ actor, shown, origin }: ConfirmIdentity): Promise<Result<Confirmed>> {
    const missing = missingOf(actor, shown);
    if (missing) return refuse('request.invalid', { fields: { [missing]: 'field.required' } });
    if ('password' in shown) {
      if (!(await this.passwords.isRight(actor.userId, shown.password, origin.network)))
        return this.refused(actor, { password: 'password.wrong' });
      if (!('code' in shown)) return this.work.run((tx) => this.note(tx, actor, 'password'));
    }
    return this.byCode(actor, shown.code, 'password' in shown);
  }

  private async byCode(actor: UserActor, code: string, withPassword: boolean): Promise<Result<Confirmed>> {
    const known = await this.confirmations.known(actor);
    const targets = known ? targetsOf(actor, known) : [];
    if (!targets.length) return refuse('confirmation.no_email');
    const right = await this.codes.isRight(actor, targets, code);
    if (typeof right === 'string') return this.refused(actor, { code: right });
    return this.work.run(async (tx) => {
      const spent = await this.codes.spend(tx, right.id);
      // the address has changed meanwhile: the code verifies nothing
      if (!spent || !(await this.confirmations.confirmReach(tx, actor, right.target)))
        return refuse('request.invalid', { fields: { code: 'otp.expired' } });
      return this.note(tx, actor, withPassword ? 'both' : right.target.way);
    });
  }

  private async note(tx: Tx, actor: UserActor, by: ConfirmationWay | 'both'): Promise<Result<Confirmed>> {
    const until = await this.confirmations.note(tx, actor, by);
    return until ? accept({ confirmedUntil: until.toISOString() }) : refuse('auth.required');
  }

  /** Refuses with a field error, not 401: the session is valid and must not be renewed because of a typing error. */
  private async refused({ userId }: UserActor, fields: Record<string, string>): Promise<Result<Confirmed>> {
    await this.work.run((tx) => this.audit.note(tx, { act: 'confirmation_refused', subjectId: userId }));
    return refuse('request.invalid', { fields });
  }
}

/** What a super admin left out: both are needed. */
const missingOf = ({ superAdmin }: UserActor, shown: Shown): 'password' | 'code' | undefined => {
  if (!superAdmin) return undefined;
  if (!('password' in shown)) return 'password';
  return 'code' in shown ? undefined : 'code';
};

/** The targets to which this person can be sent a code. */
const targetsOf = (actor: UserActor, known: Known): Target[] => {
  const ways = waysFor(actor, known);
  return [
    ...(known.email !== null && ways.includes('email') ? [{ way: 'email' as const, to: known.email }] : []),
    ...(ways.includes('sms') ? [{ way: 'sms' as const, to: known.phone }] : []),
  ];
};
