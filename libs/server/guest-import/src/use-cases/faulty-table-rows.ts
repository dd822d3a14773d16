import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Language } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { GuestListPort } from '../guest-list-port';
import { TableUploads, type UploadAddress } from '../persistence/table-uploads';
import { faultyWords } from '../write/faulty-words';
import { writeFaultyCsv } from '../write/write-faulty';
import { WholeTables } from '../services/whole-tables';

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
    private readonly guestLists: GuestListPort,
    private readonly uploads: TableUploads,
    private readonly tables: WholeTables,
  ) {}

  async execute({ address, language }: FaultyTableRows): Promise<Result<FaultyFile>> {
    const event = await this.guestLists.authorize(address.eventId, address.userId);
    if (!event.ok) return event;
    const whole = await this.tables.store(address);
    if (!whole.ok) return whole;
    const table = await this.uploads.faulty(address);
    if (!table) return refuse('table.expired');
    const words = faultyWords[language];
    const name = table.fileName.replace(/\.[^.]{1,5}$/, '') || words.fileName;
    const csv = writeFaultyCsv(table.faulty, table.titles, words);
    return accept({ fileName: `${name} - ${words.suffix}.csv`, csv });
  }
}
