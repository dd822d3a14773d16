import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InputOf, mapColumns, TablePreview } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { GuestListPort } from '../guest-list-port';
import { MendedRows } from '../persistence/mended-rows';
import { type UploadSettings, TableUploads, type UploadAddress } from '../persistence/table-uploads';
import { ImportAnalyzer } from '../services/import-analyzer';

/** Applies the host's column meanings and header row to an uploaded table and analyzes all rows again. */
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
    private readonly guestLists: GuestListPort,
    private readonly uploads: TableUploads,
    private readonly mended: MendedRows,
    private readonly analyzer: ImportAnalyzer,
  ) {}

  async execute({ address, correction }: MapTableColumns): Promise<Result<TablePreview>> {
    const event = await this.guestLists.authorize(address.eventId, address.userId);
    if (!event.ok) return event;
    const settings = await this.uploads.settings(address);
    if (!settings) return refuse('table.expired');
    const other = correction.sheet !== undefined && correction.sheet !== settings.sheetName;
    if (other) await this.mended.forget(address);
    const mends = other ? {} : settings.mends;
    const analysis = await this.analyzer.analyze(address, event.value.language, settings, {
      rows: 'all',
      sheet: correction.sheet ?? settings.sheetName,
      mends,
      ...(other || !correction.fields
        ? {}
        : { correction: { headerRow: headerRowOf(correction, settings), fields: correction.fields } }),
    });
    if (!analysis.ok) return analysis;
    if (!(await this.uploads.saveAnalysis(address, analysis.value.table, mends)))
      return refuse('table.expired');
    const page = await this.uploads.page(address);
    return page ? accept(page) : refuse('table.expired');
  }
}

/** Header row that the host chose; the stored one when the request names none. */
const headerRowOf = (
  { headerRow }: InputOf<typeof mapColumns>['body'],
  settings: UploadSettings,
): number | null => (headerRow === undefined ? settings.headerRow : headerRow);
