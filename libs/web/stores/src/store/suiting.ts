import type { PricingUnit } from '@smachot/contracts';
import type { EventInfo } from '../event-info/event-info';

/** Whether a unit is marked as suitable for the celebrated occasion; false when the occasion is unknown. */
export const suits = ({ occasions }: Pick<PricingUnit, 'occasions'>, { celebrating }: EventInfo): boolean =>
  celebrating !== null && celebrating !== 'other' && (occasions ?? []).includes(celebrating);

/** Suitable units first, each part in the order set by the business. */
export const suitingFirst = <U extends Pick<PricingUnit, 'occasions'>>(
  units: readonly U[],
  event: EventInfo,
): U[] => [...units.filter((unit) => suits(unit, event)), ...units.filter((unit) => !suits(unit, event))];
