import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AnswerOf, EventId, TableRow, uploadTable, UserId } from '@smachot/contracts';
import { accept, type Result } from '@smachot/kernel';
import { PreviewTable, TableUploads, type UploadAddress } from '@smachot/server-guest-import';
import type { UploadedFile } from '@smachot/server-platform';
import { ConfirmTable } from './confirm-table';

/** Previews and confirms a table in one call, as the specification requires. */
export class UploadTable extends Command<Result<AnswerOf<typeof uploadTable>>> {
  constructor(
    readonly eventId: EventId,
    readonly file: UploadedFile,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(UploadTable)
export class UploadTableHandler implements ICommandHandler<UploadTable> {
  constructor(
    private readonly commands: CommandBus,
    private readonly uploads: TableUploads,
  ) {}

  async execute({ eventId, file, userId }: UploadTable): Promise<Result<AnswerOf<typeof uploadTable>>> {
    const preview = await this.commands.execute(new PreviewTable(eventId, { file }, userId));
    if (!preview.ok) return preview;
    const address = { eventId, uploadId: preview.value.uploadId, userId };
    const confirmed = await this.commands.execute(new ConfirmTable(address));
    if (!confirmed.ok) return confirmed;
    const { notStored: _, ...answer } = confirmed.value;
    return accept({ ...answer, faulty: await this.faultyRows(address) });
  }

  private async faultyRows(address: UploadAddress): Promise<TableRow[]> {
    const rows: TableRow[] = [];
    for (let offset: number | null = 0; offset !== null;) {
      const page: Awaited<ReturnType<TableUploads['page']>> = await this.uploads.page(
        address,
        offset,
        'faulty',
      );
      rows.push(...(page?.rows ?? []));
      offset = page?.nextOffset ?? null;
    }
    return rows;
  }
}
