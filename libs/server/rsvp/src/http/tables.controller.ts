import { Readable } from 'node:stream';
import { Controller, StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { confirmTable, exportGuests, type InputOf, uploadTable } from '@smachot/contracts';
import { Caller, Input, Serves, Upload, type UploadedFile, type UserActor } from '@smachot/server-platform';
import { ConfirmTable } from '../use-cases/tables/confirm-table';
import { ExportGuestTable } from '../use-cases/tables/export-guest-table';
import { UploadTable } from '../use-cases/tables/upload-table';

/** File download; the name may be Hebrew (RFC 6266). */
const download = (content: Readable, type: string, name: string): StreamableFile =>
  new StreamableFile(content, {
    type,
    disposition: `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  });

@Controller()
export class TablesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(uploadTable)
  upload(
    @Input() { params }: InputOf<typeof uploadTable>,
    @Upload() file: UploadedFile,
    @Caller() host: UserActor,
  ) {
    return this.commands.execute(new UploadTable(params.eventId, file, host.userId));
  }
  @Serves(confirmTable)
  confirm(@Input() { params }: InputOf<typeof confirmTable>, @Caller() host: UserActor) {
    return this.commands.execute(new ConfirmTable({ ...params, userId: host.userId }));
  }
  @Serves(exportGuests)
  async export(@Input() { params, query }: InputOf<typeof exportGuests>, @Caller() host: UserActor) {
    const { language, ...filter } = query;
    const file = await this.queries.execute(
      new ExportGuestTable(params.eventId, host.userId, language, filter),
    );
    return file.ok
      ? download(
          Readable.from(file.value.chunks, { objectMode: false }),
          exportGuests.media,
          `${file.value.title}.xlsx`,
        )
      : file;
  }
}
