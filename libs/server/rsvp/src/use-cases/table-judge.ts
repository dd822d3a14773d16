import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Language } from '@smachot/contracts';
import { accept, type Result } from '@smachot/kernel';
import { Config, ReadModel } from '@smachot/server-platform';
import type { KeptTable } from '../store/table-uploads';
import type { KnownGuest } from '../table/match-guests';
import type { PackedPreview, TableTask } from '../table/table-task';
import { bundledTableWorker, TableWorkers } from '../table/table-workers';
import { knownGuests } from './known-guests';

export type JudgedTable = { table: PackedPreview; known: KnownGuest[] };

/** Reads and judges tables against the guests an event has, in threads of their own. */
@Injectable()
export class TableJudge implements OnModuleDestroy {
  private readonly workers: TableWorkers;

  constructor(
    config: Config,
    private readonly read: ReadModel,
  ) {
    const entry = bundledTableWorker();
    if (!entry && config.settings.NODE_ENV === 'production')
      throw new Error('table-worker.mjs is missing beside the bundle');
    this.workers = new TableWorkers({ entry });
  }

  async judge(
    eventId: string,
    language: Language,
    { kind, content }: KeptTable,
    correction?: TableTask['correction'],
  ): Promise<Result<JudgedTable>> {
    const known = await knownGuests((sql, parameters) => this.read.rows(sql, parameters), eventId);
    const source: TableTask['source'] =
      kind === 'file' ? { kind, source: content } : { kind, text: content.toString('utf8') };
    const table = await this.workers.preview({
      source,
      known,
      language,
      ...(correction ? { correction } : {}),
    });
    return table.ok ? accept({ table: table.value, known }) : table;
  }

  onModuleDestroy(): Promise<void> {
    return this.workers.close();
  }
}
