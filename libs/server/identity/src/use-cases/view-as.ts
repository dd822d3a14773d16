import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AnswerOf, InputOf, startViewAs, ViewId } from '@smachot/contracts';
import { accept, newId, refuse, type Result } from '@smachot/kernel';
import { ActLog, type Tx, UnitOfWork, type UserActor } from '@smachot/server-platform';
import type { Account } from '../domain/account';
import { AccountRepository } from '../persistence/account.repository';
import { AuditLog } from '../persistence/audit-log';
import { ViewRepository } from '../persistence/view.repository';
import { ViewTokens } from '../services/view-tokens';

type Asked = InputOf<typeof startViewAs>['body'];
type Started = AnswerOf<typeof startViewAs>;

/** A super admin looks through the eyes of an account, for a quarter of an hour. */
export class StartViewAs extends Command<Result<Started>> {
  constructor(
    readonly asked: Asked,
    readonly admin: UserActor,
  ) {
    super();
  }
}

@CommandHandler(StartViewAs)
export class StartViewAsHandler implements ICommandHandler<StartViewAs> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly views: ViewRepository,
    private readonly tokens: ViewTokens,
    private readonly acts: ActLog,
  ) {}

  execute({ asked, admin }: StartViewAs): Promise<Result<Started>> {
    return this.work.run(async (tx) => {
      const account = await this.find(tx, asked);
      if (!account?.maySignIn) return refuse('not_found');
      if (account.superAdmin) return refuse('view_as.super_admin');
      const viewId: ViewId = newId();
      const endsAt = await this.views.add(tx, viewId, account.id, admin);
      await this.acts.changed(tx, {
        subject: { kind: 'account', id: account.id },
        before: null,
        after: { viewId, viewed: true },
      });
      return accept({
        viewId,
        endsAt: endsAt.toISOString(),
        ...(await this.tokens.of(tx, account, admin, viewId)),
      });
    });
  }

  private async find(tx: Tx, { userId, phone }: Asked): Promise<Account | undefined> {
    if (userId) return this.accounts.load(tx, userId);
    return phone ? this.accounts.byPhone(tx, phone) : undefined;
  }
}

export class EndViewAs extends Command<void> {
  constructor(
    readonly viewId: ViewId,
    readonly admin: UserActor,
  ) {
    super();
  }
}

/** Ends it, and notes the end in the audit log. */
@CommandHandler(EndViewAs)
export class EndViewAsHandler implements ICommandHandler<EndViewAs> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly views: ViewRepository,
    private readonly audit: AuditLog,
  ) {}

  async execute({ viewId, admin }: EndViewAs): Promise<void> {
    await this.work.run(async (tx) => {
      const userId = await this.views.end(tx, viewId, admin.userId);
      if (!userId) return;
      await this.audit.note(tx, {
        act: 'view_as_ended',
        actorId: admin.userId,
        subjectId: userId,
        details: { viewId },
      });
    });
  }
}
