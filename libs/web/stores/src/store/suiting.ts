import type { PricingUnit } from '@smachot/contracts';
import type { EventInfo } from '../event-info/event-info';

/** Whether it is said to fit what is celebrated; of anything else nothing can be said. */
export const suits = ({ occasions }: Pick<PricingUnit, 'occasions'>, { celebrating }: EventInfo): boolean =>
  celebrating !== null && celebrating !== 'other' && (occasions ?? []).includes(celebrating);

/** First what fits, each part in the order its business gave it. */
export const suitingFirst = <U extends Pick<PricingUnit, 'occasions'>>(
  units: readonly U[],
  event: EventInfo,
): U[] => [...units.filter((unit) => suits(unit, event)), ...units.filter((unit) => !suits(unit, event))];
