import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, listQrCodes } from '@smachot/contracts';
import { accept, addDays, Clock, refuse, type Result, wallTime } from '@smachot/kernel';
import type { Reader } from '@smachot/server-stores';
import { FigureQueries } from '../persistence/figure.queries';
import { QrDrawings } from '../services/qr-drawings';
import { StoresGateway } from '../stores-gateway';

type Answer = AnswerOf<typeof listQrCodes>;
type Scans = { day: string; part: string; count: number };

const sumsBy = (scans: readonly Scans[], keyOf: (scan: Scans) => string): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const scan of scans) sums.set(keyOf(scan), (sums.get(keyOf(scan)) ?? 0) + scan.count);
  return sums;
};

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
    private readonly drawings: QrDrawings,
    private readonly clock: Clock,
  ) {}

  async execute({ store, days, reader }: StoreQrCodes): Promise<Result<Answer>> {
    const seen = await this.stores.seenBy(store, reader);
    const printable = seen && (await this.stores.printable(seen.partnerId));
    if (!printable) return refuse('not_found');
    const { partnerId, businessName, isPublic, units } = printable;
    const until = wallTime(this.clock.now()).day;
    const from = addDays(until, 1 - days);
    const printed = [
      { pricingUnitId: null, name: businessName, part: 'store', id: partnerId },
      ...units.map((unit) => ({ ...unit, part: unit.pricingUnitId, id: unit.pricingUnitId })),
    ];
    const [scans, drawings] = await Promise.all([
      this.figures.scans(partnerId, { from, until }),
      this.drawings.of(printed.map(({ id }) => id)),
    ]);
    const ofPart = sumsBy(scans, ({ part }) => part);
    const ofDay = sumsBy(scans, ({ day }) => day);
    const codes = printed.map(({ pricingUnitId, name, part }, nth) => ({
      ...{ pricingUnitId, name, scans: ofPart.get(part) ?? 0 },
      ...drawings[nth]!,
    }));
    const byDay = Array.from({ length: days }, (_, nth) => {
      const day = addDays(from, nth);
      return { day, scans: ofDay.get(day) ?? 0 };
    });
    return accept({ partnerId, isPublic, codes, days: byDay });
  }
}
