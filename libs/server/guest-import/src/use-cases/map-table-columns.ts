import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InputOf, mapColumns, TablePreview } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { GuestListPort } from '../guest-list-port';
import { MendedRows } from '../persistence/mended-rows';
import {
  chosenReading,
  type UploadSettings,
  TableUploads,
  type UploadAddress,
} from '../persistence/table-uploads';
import type { TableTask } from '../preview/table-task';
import { ImportAnalyzer } from '../services/import-analyzer';

/** Applies the host's choices (columns, header row, sheet, hidden parts) to an uploaded table and analyzes all rows again. */
export class MapTableColumns extends Command<Result<TablePreview>> {
  constructor(
    readonly address: UploadAddress,
    readonly correction: Correction,
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
      ...(other ? {} : readAs(correction, settings)),
    });
    if (!analysis.ok) return analysis;
    if (!(await this.uploads.saveAnalysis(address, analysis.value.table, mends)))
      return refuse('table.expired');
    const page = await this.uploads.page(address);
    return page ? accept(page) : refuse('table.expired');
  }
}

type Correction = InputOf<typeof mapColumns>['body'];

/** Whether the columns of what is shown are those of all rows too, and no question about them is open. */
const hasClearColumns = ({ headerRow, reading }: UploadSettings): boolean =>
  headerRow !== null && reading.hidden?.columns.length === 0 && reading.phoneCandidates?.length === 0;

/** How the same sheet is read again: columns that the request does not name are detected anew, or stay when only other rows are read. */
const readAs = (
  { fields, headerRow, hidden }: Correction,
  settings: UploadSettings,
): Pick<TableTask, 'correction' | 'hidden'> => {
  const stored = hidden && hasClearColumns(settings) ? settings.columns.map(({ field }) => field) : undefined;
  const wanted = fields ?? stored;
  return {
    ...chosenReading(settings),
    ...(hidden ? { hidden } : {}),
    ...(wanted
      ? {
          correction: { fields: wanted, headerRow: headerRow === undefined ? settings.headerRow : headerRow },
        }
      : {}),
  };
};
