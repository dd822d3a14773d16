import { Readable } from 'node:stream';
import { Controller, Headers, StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  type EventId,
  faultyRowsFile,
  type InputOf,
  mapColumns,
  mendRow,
  previewTable,
  previewText,
  readPreview,
  type UploadId,
} from '@smachot/contracts';
import { chooseLanguage } from '@smachot/i18n';
import { Caller, Input, Serves, Upload, type UploadedFile, type UserActor } from '@smachot/server-platform';
import type { UploadAddress } from '../persistence/table-uploads';
import { FaultyTableRows } from '../use-cases/faulty-table-rows';
import { MapTableColumns } from '../use-cases/map-table-columns';
import { MendRow } from '../use-cases/mend-row';
import { PreviewTable } from '../use-cases/preview-table';
import { OneTablePreview } from '../use-cases/table-previews';

type OfUpload = { params: { eventId: EventId; uploadId: UploadId } };
const addressOf = ({ params }: OfUpload, host: UserActor): UploadAddress => ({
  ...params,
  userId: host.userId,
});

/** File download; the name may be Hebrew (RFC 6266). */
const csvFile = (content: string, type: string, name: string): StreamableFile =>
  new StreamableFile(Readable.from([content]), {
    type,
    disposition: `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  });

/** Calls of a table before it is confirmed. */
@Controller()
export class TablePreviewsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

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
  @Serves(faultyRowsFile)
  async faulty(
    @Input() input: InputOf<typeof faultyRowsFile>,
    @Caller() host: UserActor,
    @Headers('accept-language') accepted?: string,
  ) {
    const file = await this.queries.execute(
      new FaultyTableRows(addressOf(input, host), chooseLanguage(accepted)),
    );
    return file.ok ? csvFile(file.value.csv, faultyRowsFile.media, file.value.fileName) : file;
  }
}
