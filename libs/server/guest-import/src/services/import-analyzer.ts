import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Language } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { Config } from '@smachot/server-platform';
import { GuestListPort } from '../guest-list-port';
import {
  chosenReading,
  TableUploads,
  type UploadAddress,
  type UploadedTable,
} from '../persistence/table-uploads';
import type { PackedPreview, TableTask } from '../preview/table-task';
import { bundledTableWorker, TableWorkers } from '../preview/table-workers';
import type { ExistingGuest } from '../rows/existing-guest';

/** Verdicts of a table and the guests that its rows were compared with. */
export type AnalyzedTable = { table: PackedPreview; existing: ExistingGuest[] };

/** Reads tables and compares their rows with the event's present guests, in separate threads. */
@Injectable()
export class ImportAnalyzer implements OnModuleDestroy {
  private readonly workers: TableWorkers;

  constructor(
    config: Config,
    private readonly guestLists: GuestListPort,
    private readonly uploads: TableUploads,
  ) {
    const entry = bundledTableWorker();
    if (!entry && config.settings.NODE_ENV === 'production')
      throw new Error('table-worker.mjs is missing beside the bundle');
    this.workers = new TableWorkers({ entry });
  }

  async analyze(
    { eventId, userId }: Pick<UploadAddress, 'eventId' | 'userId'>,
    language: Language,
    { kind, content }: UploadedTable,
    options: Pick<TableTask, 'rows' | 'correction' | 'sheet' | 'hidden' | 'mends' | 'refused'>,
  ): Promise<Result<AnalyzedTable>> {
    const existing = await this.guestLists.guests(eventId);
    const source: TableTask['source'] =
      kind === 'file' ? { kind, source: content } : { kind, text: content.toString('utf8') };
    const table = await this.workers.preview({ source, existing, language, ...options }, userId);
    return table.ok ? accept({ table: table.value, existing }) : table;
  }

  /**
   * Analyzes all rows of an uploaded table with its stored columns against the present guests.
   * @param given mends that are newer than the stored ones, and rows that the database refused
   */
  async analyzeAgain(
    address: UploadAddress,
    given: Pick<TableTask, 'mends' | 'refused'> = {},
  ): Promise<Result<AnalyzedTable>> {
    const event = await this.guestLists.authorize(address.eventId, address.userId);
    if (!event.ok) return event;
    const settings = await this.uploads.settings(address);
    if (!settings) return refuse('table.expired');
    const { headerRow, columns, sheetName: sheet } = settings;
    const fields = columns.map((column) => column.field);
    const correction = { fields, headerRow };
    return this.analyze(address, event.value.language, settings, {
      rows: 'all',
      correction,
      sheet,
      ...chosenReading(settings),
      mends: settings.mends,
      ...given,
    });
  }

  onModuleDestroy(): Promise<void> {
    return this.workers.close();
  }
}
