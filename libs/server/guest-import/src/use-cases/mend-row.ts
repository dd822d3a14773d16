import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AnswerOf, mendRow, RowMend } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { GuestListPort } from '../guest-list-port';
import { MendedRows } from '../persistence/mended-rows';
import { TableUploads, type UploadAddress } from '../persistence/table-uploads';
import { unpackRows } from '../rows/pack-rows';
import { ImportAnalyzer } from '../services/import-analyzer';

type Answer = AnswerOf<typeof mendRow>;

/** Saves the values a host typed for a row's faulty cells and analyzes the whole table again. */
export class MendRow extends Command<Result<Answer>> {
  constructor(
    readonly address: UploadAddress,
    readonly row: number,
    readonly mend: RowMend,
  ) {
    super();
  }
}

@CommandHandler(MendRow)
export class MendRowHandler implements ICommandHandler<MendRow> {
  constructor(
    private readonly guestLists: GuestListPort,
    private readonly uploads: TableUploads,
    private readonly mended: MendedRows,
    private readonly analyzer: ImportAnalyzer,
  ) {}

  async execute({ address, row, mend }: MendRow): Promise<Result<Answer>> {
    const event = await this.guestLists.authorize(address.eventId, address.userId);
    if (!event.ok) return event;
    const mends = await this.mended.add(address, row, mend);
    if (!mends) return refuse('table.expired');
    const analysis = await this.analyzer.analyzeAgain(address, { mends });
    if (!analysis.ok) return analysis;
    const { table } = analysis.value;
    const found = unpackRows(table.rows).find((one) => one.row === row);
    if (!found) return refuse('not_found');
    await this.mended.saveAnalysis(address, table, mends);
    const { guestId: _, cells: __, ...shown } = found;
    return accept({ row: shown, counts: table.counts });
  }
}
