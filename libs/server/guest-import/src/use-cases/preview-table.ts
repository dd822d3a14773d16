import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type EventId, MAX_GUESTS, type TablePreview, type UserId } from '@smachot/contracts';
import { accept, cutText, refuse, type Result, tidy } from '@smachot/kernel';
import { readLimited, type UploadedFile } from '@smachot/server-platform';
import { GuestListPort } from '../guest-list-port';
import { TableUploads, type UploadedTable } from '../persistence/table-uploads';
import { ImportAnalyzer } from '../services/import-analyzer';

export type GivenTable = { file: UploadedFile } | { text: string; kind: 'list' | 'vcard' };

/** Reads a guest table and previews the result of each row. No guest is created. */
export class PreviewTable extends Command<Result<TablePreview>> {
  constructor(
    readonly eventId: EventId,
    readonly given: GivenTable,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(PreviewTable)
export class PreviewTableHandler implements ICommandHandler<PreviewTable> {
  constructor(
    private readonly guestLists: GuestListPort,
    private readonly uploads: TableUploads,
    private readonly analyzer: ImportAnalyzer,
  ) {}

  async execute({ eventId, given, userId }: PreviewTable): Promise<Result<TablePreview>> {
    const event = await this.guestLists.authorize(eventId, userId);
    if (!event.ok) return event;
    const upload = await readUpload(given);
    if (!upload.ok) return upload;
    const analysis = await this.analyzer.analyze({ eventId, userId }, event.value.language, upload.value, {
      rows: 'first',
    });
    if (!analysis.ok) return analysis;
    const { table, existing } = analysis.value;
    // The limit is checked here, before the host has looked through the rows.
    if (existing.length + table.counts.new > MAX_GUESTS) return refuse('guests.too_many');
    const fileName = 'file' in given ? cutText(tidy(given.file.fileName), 200) : '';
    return accept(await this.uploads.add(eventId, userId, { ...upload.value, fileName }, table));
  }
}

const readUpload = async (given: GivenTable): Promise<Result<UploadedTable>> => {
  if (!('file' in given)) return accept({ kind: given.kind, content: Buffer.from(given.text) });
  const content = await readLimited(given.file.stream, given.file.maxBytes);
  return content ? accept({ kind: 'file', content }) : refuse('file.too_large');
};
