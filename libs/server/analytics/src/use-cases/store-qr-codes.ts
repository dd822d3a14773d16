import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, listQrCodes } from '@smachot/contracts';
import { accept, addDays, Clock, refuse, type Result, wallTime } from '@smachot/kernel';
import { qrCodeOf, qrPath } from '@smachot/server-documents';
import type { Reader } from '@smachot/server-stores';
import { FigureQueries } from '../persistence/figure.queries';
import { QrAddresses } from '../services/qr-addresses';
import { StoresGateway } from '../stores-gateway';

type Answer = AnswerOf<typeof listQrCodes>;
const QUIET = 4;

/** The codes of a store and their scans, for its crew and super admins. */
export class StoreQrCodes extends Query<Result<Answer>> {
  constructor(
    readonly store: string,
    readonly days: number,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(StoreQrCodes)
export class StoreQrCodesHandler implements IQueryHandler<StoreQrCodes> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly figures: FigureQueries,
    private readonly addresses: QrAddresses,
    private readonly clock: Clock,
  ) {}

  async execute({ store, days, reader }: StoreQrCodes): Promise<Result<Answer>> {
    const seen = await this.stores.seenBy(store, reader);
    const printable = seen && (await this.stores.printable(seen.partnerId));
    if (!printable) return refuse('not_found');
    const { partnerId, businessName, isPublic, units } = printable;
    const until = wallTime(this.clock.now()).day;
    const from = addDays(until, 1 - days);
    const scans = await this.figures.scans(partnerId, { from, until });
    const sumOf = (matches: (scan: (typeof scans)[number]) => boolean) =>
      scans.filter(matches).reduce((sum, { count }) => sum + count, 0);
    const codes = [
      { pricingUnitId: null, name: businessName, part: 'store', id: partnerId },
      ...units.map((unit) => ({
        ...unit,
        part: unit.pricingUnitId,
        id: unit.pricingUnitId,
      })),
    ].map(({ part, id, ...code }) => ({
      ...code,
      ...this.drawn(id),
      scans: sumOf((scan) => scan.part === part),
    }));
    const period = Array.from({ length: days }, (_, nth) => addDays(from, nth));
    const byDay = period.map((day) => ({ day, scans: sumOf((scan) => scan.day === day) }));
    return accept({ partnerId, isPublic, codes, days: byDay });
  }

  private drawn(id: string) {
    const address = this.addresses.of(id);
    const code = qrCodeOf(address);
    return { address, path: qrPath(code, QUIET), size: code.size + 2 * QUIET };
  }
}
