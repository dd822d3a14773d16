import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { InputOf, qrPoster } from '@smachot/contracts';
import { BRAND } from '@smachot/i18n';
import { accept, refuse, type Result, stripInvisible } from '@smachot/kernel';
import { drawQrPoster } from '@smachot/server-documents';
import type { Reader } from '@smachot/server-stores';
import { QrAddresses } from '../services/qr-addresses';
import { StoresGateway } from '../stores-gateway';
import { POSTER_WORDS } from '../texts/poster-words';

/** The poster of a store or of one of its public units, as a PDF. */
export class DrawQrPoster extends Query<Result<Buffer>> {
  constructor(
    readonly store: string,
    readonly asked: InputOf<typeof qrPoster>['query'],
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(DrawQrPoster)
export class DrawQrPosterHandler implements IQueryHandler<DrawQrPoster> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly addresses: QrAddresses,
  ) {}

  async execute({ store, asked, reader }: DrawQrPoster): Promise<Result<Buffer>> {
    const seen = await this.stores.seenBy(store, reader);
    const printable = seen && (await this.stores.printable(seen.partnerId));
    if (!printable) return refuse('not_found');
    const unit = printable.units.find(({ pricingUnitId }) => pricingUnitId === asked.pricingUnitId);
    if (asked.pricingUnitId && !unit) return refuse('not_found');
    const { size, language } = asked;
    const poster = await drawQrPoster({
      title: `Smachot ${printable.partnerUsername}`,
      ...{ size, language },
      heading: stripInvisible(printable.businessName),
      subheading: stripInvisible(unit?.name ?? ''),
      call: POSTER_WORDS[language][unit ? 'unit' : 'store'],
      address: this.addresses.of(unit?.pricingUnitId ?? printable.partnerId),
      foot: BRAND[language],
    });
    return accept(poster);
  }
}
