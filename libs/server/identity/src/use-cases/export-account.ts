import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UserId } from '@smachot/contracts';
import { UnitOfWork } from '@smachot/server-platform';
import { AccountExport } from '../readers/account-export';
import { AuditLog } from '../persistence/audit-log';

/** A command, because every export is noted. */
export class ExportAccount extends Command<AsyncGenerator<string>> {
  constructor(readonly userId: UserId) {
    super();
  }
}

@CommandHandler(ExportAccount)
export class ExportAccountHandler implements ICommandHandler<ExportAccount> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly exports: AccountExport,
    private readonly audit: AuditLog,
  ) {}

  async execute({ userId }: ExportAccount): Promise<AsyncGenerator<string>> {
    await this.work.run((tx) => this.audit.note(tx, { act: 'account_exported', subjectId: userId }));
    return this.exports.of(userId);
  }
}
