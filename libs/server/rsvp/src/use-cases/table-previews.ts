import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InputOf, readPreview, TablePreview } from '@smachot/contracts';
import { accept, type Result } from '@smachot/kernel';
import { TableUploads, type UploadAddress } from '../store/table-uploads';

/** A further page of a judged table. */
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
  constructor(private readonly uploads: TableUploads) {}

  async execute({ address, query }: OneTablePreview): Promise<Result<TablePreview>> {
    const page = await this.uploads.page(address, query.offset, query.verdict);
    return page ? accept(page) : this.uploads.refusal(address);
  }
}
