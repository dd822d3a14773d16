import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { VatDetails } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import { vatAt, type VatStatement } from '../../domain/store';

/** The VAT details of a store, closed ones too, at a moment; null: none stated. */
export class VatOf extends Query<VatDetails | null> {
  constructor(
    readonly partnerId: string,
    readonly at: Date,
  ) {
    super();
  }
}

@QueryHandler(VatOf)
export class VatOfHandler implements IQueryHandler<VatOf> {
  constructor(private readonly read: ReadModel) {}

  async execute({ partnerId, at }: VatOf): Promise<VatDetails | null> {
    const row = await this.read.one<{ statements: VatStatement[] }>(
      'select vat_statements as statements from stores.stores where id = $1',
      [partnerId],
    );
    return vatAt(row?.statements ?? [], at);
  }
}
