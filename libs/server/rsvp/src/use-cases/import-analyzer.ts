import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Language } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { Config, ReadModel } from '@smachot/server-platform';
import { type KeptTable, TableUploads, type UploadAddress } from '../persistence/table-uploads';
import type { KnownGuest } from '../table/match-guests';
import type { Mends } from '../table/read-row';
import type { PackedPreview, TableTask } from '../table/table-task';
import { bundledTableWorker, TableWorkers } from '../table/table-workers';
import { knownGuests } from './known-guests';

export type JudgedTable = { table: PackedPreview; known: KnownGuest[] };

/** Reads and judges tables against the event's present guests, in separate threads. */
@Injectable()
export class ImportAnalyzer implements OnModuleDestroy {
  private readonly workers: TableWorkers;

  constructor(
    config: Config,
    private readonly read: ReadModel,
    private readonly uploads: TableUploads,
  ) {
    const entry = bundledTableWorker();
    if (!entry && config.settings.NODE_ENV === 'production')
      throw new Error('table-worker.mjs is missing beside the bundle');
    this.workers = new TableWorkers({ entry });
  }

  async judge(
    { eventId, userId }: Pick<UploadAddress, 'eventId' | 'userId'>,
    language: Language,
    { kind, content }: KeptTable,
    options: Pick<TableTask, 'rows' | 'correction' | 'sheet' | 'mends'>,
  ): Promise<Result<JudgedTable>> {
    const known = await knownGuests((sql, parameters) => this.read.rows(sql, parameters), eventId);
    const source: TableTask['source'] =
      kind === 'file' ? { kind, source: content } : { kind, text: content.toString('utf8') };
    const table = await this.workers.preview({ source, known, language, ...options }, userId);
    return table.ok ? accept({ table: table.value, known }) : table;
  }

  /** Judges all rows of an uploaded table with its stored columns against the present guests. */
  async judgeAgain(address: UploadAddress, typed?: Mends): Promise<Result<JudgedTable>> {
    const event = await this.uploads.event(address.eventId, address.userId);
    if (!event.ok) return event;
    const settings = await this.uploads.settings(address);
    if (!settings) return refuse('table.expired');
    const { headerRow, columns, sheetName: sheet } = settings;
    const fields = columns.map((column) => column.field);
    const correction = { fields, headerRow };
    return this.judge(address, event.value.language, settings, {
      rows: 'all',
      correction,
      sheet,
      mends: typed ?? settings.mends,
    });
  }

  onModuleDestroy(): Promise<void> {
    return this.workers.close();
  }
}
