import { Readable } from 'node:stream';
import { Controller, Headers, StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  confirmTable,
  exportGuests,
  faultyRowsFile,
  type InputOf,
  mapColumns,
  mendRow,
  previewTable,
  previewText,
  readPreview,
  uploadTable,
} from '@smachot/contracts';
import { chooseLanguage } from '@smachot/i18n';
import { Caller, Input, Serves, Upload, type UploadedFile, type UserActor } from '@smachot/server-platform';
import type { UploadAddress } from '../persistence/table-uploads';
import { ConfirmTable } from '../use-cases/confirm-table';
import { ExportGuestTable } from '../use-cases/export-guest-table';
import { FaultyTableRows } from '../use-cases/faulty-table-rows';
import { MapTableColumns } from '../use-cases/map-table-columns';
import { MendRow } from '../use-cases/mend-row';
import { PreviewTable } from '../use-cases/preview-table';
import { OneTablePreview } from '../use-cases/table-previews';
import { UploadTable } from '../use-cases/upload-table';

type OfUpload = { params: { eventId: string; uploadId: string } };
const addressOf = ({ params }: OfUpload, host: UserActor): UploadAddress => ({
  ...params,
  userId: host.userId,
});

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
  @Serves(previewTable)
  preview(
    @Input() { params }: InputOf<typeof previewTable>,
    @Upload() file: UploadedFile,
    @Caller() host: UserActor,
  ) {
    return this.commands.execute(new PreviewTable(params.eventId, { file }, host.userId));
  }
  @Serves(previewText)
  previewText(@Input() { params, body }: InputOf<typeof previewText>, @Caller() host: UserActor) {
    return this.commands.execute(new PreviewTable(params.eventId, body, host.userId));
  }
  @Serves(readPreview)
  page(@Input() input: InputOf<typeof readPreview>, @Caller() host: UserActor) {
    return this.queries.execute(new OneTablePreview(addressOf(input, host), input.query));
  }
  @Serves(mapColumns)
  map(@Input() input: InputOf<typeof mapColumns>, @Caller() host: UserActor) {
    return this.commands.execute(new MapTableColumns(addressOf(input, host), input.body));
  }
  @Serves(mendRow)
  mend(@Input() input: InputOf<typeof mendRow>, @Caller() host: UserActor) {
    return this.commands.execute(new MendRow(addressOf(input, host), input.params.row, input.body));
  }
  @Serves(confirmTable)
  confirm(@Input() input: InputOf<typeof confirmTable>, @Caller() host: UserActor) {
    return this.commands.execute(new ConfirmTable(addressOf(input, host)));
  }
  @Serves(faultyRowsFile)
  async faulty(
    @Input() input: InputOf<typeof faultyRowsFile>,
    @Caller() host: UserActor,
    @Headers('accept-language') accepted?: string,
  ) {
    const file = await this.queries.execute(
      new FaultyTableRows(addressOf(input, host), chooseLanguage(accepted)),
    );
    return file.ok
      ? download(Readable.from([file.value.csv]), faultyRowsFile.media, file.value.fileName)
      : file;
  }
  @Serves(exportGuests)
  async export(@Input() { params, query }: InputOf<typeof exportGuests>, @Caller() host: UserActor) {
    const file = await this.queries.execute(
      new ExportGuestTable(params.eventId, host.userId, query.language),
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
