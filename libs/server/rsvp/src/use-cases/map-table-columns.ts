import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InputOf, mapColumns, TablePreview } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { MendedRows } from '../persistence/mended-rows';
import { type KeptSettings, TableUploads, type UploadAddress } from '../persistence/table-uploads';
import { ImportAnalyzer } from './import-analyzer';

/** Applies the host's column meanings and header row to an uploaded table and judges all rows again. */
export class MapTableColumns extends Command<Result<TablePreview>> {
  constructor(
    readonly address: UploadAddress,
    readonly correction: InputOf<typeof mapColumns>['body'],
  ) {
    super();
  }
}

@CommandHandler(MapTableColumns)
export class MapTableColumnsHandler implements ICommandHandler<MapTableColumns> {
  constructor(
    private readonly uploads: TableUploads,
    private readonly mended: MendedRows,
    private readonly judge: ImportAnalyzer,
  ) {}

  async execute({ address, correction }: MapTableColumns): Promise<Result<TablePreview>> {
    const event = await this.uploads.event(address.eventId, address.userId);
    if (!event.ok) return event;
    const settings = await this.uploads.settings(address);
    if (!settings) return refuse('table.expired');
    const other = correction.sheet !== undefined && correction.sheet !== settings.sheetName;
    if (other) await this.mended.forget(address);
    const mends = other ? {} : settings.mends;
    const judged = await this.judge.judge(address, event.value.language, settings, {
      rows: 'all',
      sheet: correction.sheet ?? settings.sheetName,
      mends,
      ...(other || !correction.fields
        ? {}
        : { correction: { ...said(correction, settings), fields: correction.fields } }),
    });
    if (!judged.ok) return judged;
    if (!(await this.uploads.judgedAnew(address, judged.value.table, mends))) return refuse('table.expired');
    const page = await this.uploads.page(address);
    return page ? accept(page) : refuse('table.expired');
  }
}

const said = (
  { headerRow }: InputOf<typeof mapColumns>['body'],
  settings: KeptSettings,
): { headerRow: number | null } => ({ headerRow: headerRow === undefined ? settings.headerRow : headerRow });
