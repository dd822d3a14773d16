import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InputOf, readPreview, TablePreview } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { GuestListPort } from '../guest-list-port';
import { TableUploads, type UploadAddress } from '../persistence/table-uploads';
import { WholeTables } from '../services/whole-tables';

/** Reads a further page of an analyzed table. */
export class OneTablePreview extends Query<Result<TablePreview>> {
  constructor(
    readonly address: UploadAddress,
    readonly query: InputOf<typeof readPreview>['query'],
  ) {
    super();
  }
}

@QueryHandler(OneTablePreview)
export class OneTablePreviewHandler implements IQueryHandler<OneTablePreview> {
  constructor(
    private readonly guestLists: GuestListPort,
    private readonly uploads: TableUploads,
    private readonly tables: WholeTables,
  ) {}

  async execute({ address, query }: OneTablePreview): Promise<Result<TablePreview>> {
    const event = await this.guestLists.authorize(address.eventId, address.userId);
    if (!event.ok) return event;
    const { offset, verdict } = query;
    if (offset > 0 || verdict) {
      const whole = await this.tables.store(address);
      if (!whole.ok) return whole;
    }
    const page = await this.uploads.page(address, offset, verdict);
    return page ? accept(page) : refuse('table.expired');
  }
}
