import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { TablePreview } from '@smachot/contracts';
import { accept, refuse, type Result, tidy } from '@smachot/kernel';
import { readLimited, type UploadedFile } from '@smachot/server-platform';
import { type KeptTable, TableUploads } from '../persistence/table-uploads';
import { MAX_GUESTS } from './add-guests';
import { ImportAnalyzer } from './import-analyzer';

export type GivenTable = { file: UploadedFile } | { text: string; kind: 'list' | 'vcard' };

/** Reads a guest table and previews the result of each row. No guest is created. */
export class PreviewTable extends Command<Result<TablePreview>> {
  constructor(
    readonly eventId: string,
    readonly given: GivenTable,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(PreviewTable)
export class PreviewTableHandler implements ICommandHandler<PreviewTable> {
  constructor(
    private readonly uploads: TableUploads,
    private readonly judge: ImportAnalyzer,
  ) {}

  async execute({ eventId, given, userId }: PreviewTable): Promise<Result<TablePreview>> {
    const event = await this.uploads.event(eventId, userId);
    if (!event.ok) return event;
    const kept = await keptTable(given);
    if (!kept.ok) return kept;
    const judged = await this.judge.judge({ eventId, userId }, event.value.language, kept.value, {
      rows: 'first',
    });
    if (!judged.ok) return judged;
    const { table, known } = judged.value;
    // The limit is checked here, before the host has looked through the rows.
    if (known.length + table.counts.new > MAX_GUESTS) return refuse('guests.too_many');
    const fileName = 'file' in given ? tidy(given.file.fileName).slice(0, 200) : '';
    return accept(await this.uploads.add(eventId, userId, { ...kept.value, fileName }, table));
  }
}

const keptTable = async (given: GivenTable): Promise<Result<KeptTable>> => {
  if (!('file' in given)) return accept({ kind: given.kind, content: Buffer.from(given.text) });
  const content = await readLimited(given.file.stream, given.file.maxBytes);
  return content ? accept({ kind: 'file', content }) : refuse('file.too_large');
};
