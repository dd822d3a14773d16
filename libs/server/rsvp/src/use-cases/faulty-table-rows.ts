import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Language } from '@smachot/contracts';
import { accept, type Result } from '@smachot/kernel';
import { TableUploads, type UploadAddress } from '../persistence/table-uploads';
import { faultyWords } from '../table/faulty-words';
import { writeFaultyCsv } from '../table/write-faulty';
import { WholeTables } from './whole-tables';

export type FaultyFile = { fileName: string; csv: string };

/** Exports the rows that were not accepted, as a file to correct and upload again. */
export class FaultyTableRows extends Query<Result<FaultyFile>> {
  constructor(
    readonly address: UploadAddress,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(FaultyTableRows)
export class FaultyTableRowsHandler implements IQueryHandler<FaultyTableRows> {
  constructor(
    private readonly uploads: TableUploads,
    private readonly tables: WholeTables,
  ) {}

  async execute({ address, language }: FaultyTableRows): Promise<Result<FaultyFile>> {
    const event = await this.uploads.event(address.eventId, address.userId);
    if (!event.ok) return event;
    const whole = await this.tables.keep(address);
    if (!whole.ok) return whole;
    const table = await this.uploads.faulty(address);
    if (!table) return this.uploads.refusal(address);
    const words = faultyWords[language];
    const name = table.fileName.replace(/\.[^.]{1,5}$/, '') || words.fileName;
    const csv = writeFaultyCsv(table.faulty, table.titles, words);
    return accept({ fileName: `${name} - ${words.suffix}.csv`, csv });
  }
}
