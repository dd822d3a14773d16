import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { DocumentFiles } from '../services/document-files';

/** Deletes files that nothing refers to. */
export class DeleteFiles extends Command<void> {
  constructor(
    readonly fileKeys: string[],
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(DeleteFiles)
export class DeleteFilesHandler implements ICommandHandler<DeleteFiles> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly files: DocumentFiles,
  ) {}

  async execute({ fileKeys, delivery }: DeleteFiles): Promise<void> {
    await this.work.runOnce(delivery, () => this.files.delete(fileKeys));
  }
}
