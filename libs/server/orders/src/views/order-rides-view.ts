import type { Order, OrderRides, RideCounts, RideStopId } from '@smachot/contracts';

/** Stops as one side of an order sees them. `chosen`: those it counts; null: all. A business reads its own stops alone. */
export const orderRidesView = (
  { stops, withoutStop }: RideCounts,
  chosen: readonly RideStopId[] | null,
  side: Order['side'],
): OrderRides => {
  const marked = stops.map((stop) => ({ ...stop, counted: chosen === null || chosen.includes(stop.stopId) }));
  return {
    stops: side === 'customer' ? marked : marked.filter(({ counted }) => counted),
    withoutStop: chosen === null ? withoutStop : 0,
    all: chosen === null,
  };
};
