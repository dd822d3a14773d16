import type { CrewMemberId, PricingUnitId } from '@smachot/contracts';
import type { Member } from './crew';

/** A unit that counts for the plan, or that the plan archived. */
export type KeptUnitState = {
  id: PricingUnitId;
  name: string;
  archivedByPlan: boolean;
  createdAt: Date;
  lastOrderedAt: Date | null;
};

const time = (at: Date | null): number => at?.getTime() ?? -Infinity;
const newerFirst = (one: Date | null, other: Date | null): number =>
  one?.getTime() === other?.getTime() ? 0 : time(other) > time(one) ? 1 : -1;

/** The place of a thing in the order that was chosen; the others share the place after it. */
const placesIn = <Id extends string>(chosen: readonly Id[]) => {
  const places = new Map(chosen.map((id, place) => [id, place]));
  return ({ id }: { id: Id }): number => places.get(id) ?? chosen.length;
};

/**
 * From what stays longest to what is archived first: as the owner chose, then the units that were not chosen, those ordered last first.
 */
export const inKeepOrder = (
  units: readonly KeptUnitState[],
  chosen: readonly PricingUnitId[],
): KeptUnitState[] => {
  const placeOf = placesIn(chosen);
  return [...units].sort(
    (a, b) =>
      placeOf(a) - placeOf(b) ||
      newerFirst(a.lastOrderedAt, b.lastOrderedAt) ||
      newerFirst(a.createdAt, b.createdAt) ||
      (a.id < b.id ? -1 : 1),
  );
};

export type UnitFit = { archive: PricingUnitId[]; restore: PricingUnitId[] };
/** What has to be archived and restored so that the first `limit` units in the order are shown, and no others. Fitted twice, nothing is left to do. */
export const fitUnits = (ordered: readonly KeptUnitState[], limit: number): UnitFit => ({
  archive: ordered
    .slice(limit)
    .filter(({ archivedByPlan }) => !archivedByPlan)
    .map(({ id }) => id),
  restore: ordered
    .slice(0, limit)
    .filter(({ archivedByPlan }) => archivedByPlan)
    .map(({ id }) => id),
});

export type CrewMemberState = Member & { suspended: boolean };
/** Owners first, then as the owner chose, then who joined first. */
export const crewInKeepOrder = (
  crew: readonly CrewMemberState[],
  chosen: readonly CrewMemberId[],
): CrewMemberState[] => {
  const placeOf = placesIn(chosen);
  return [...crew].sort(
    (a, b) =>
      Number(b.role === 'Owner') - Number(a.role === 'Owner') ||
      placeOf(a) - placeOf(b) ||
      a.joinedAt.getTime() - b.joinedAt.getTime() ||
      (a.id < b.id ? -1 : 1),
  );
};

export type CrewFit = { suspend: CrewMemberId[]; reinstate: CrewMemberId[] };
/** Who has to be suspended and reinstated; owners stay, whatever the limit. Fitted twice, nothing is left to do. */
export const fitCrew = (ordered: readonly CrewMemberState[], limit: number): CrewFit => {
  const stays = new Set(
    ordered.filter(({ role }, place) => role === 'Owner' || place < limit).map(({ id }) => id),
  );
  return {
    suspend: ordered.filter(({ id, suspended }) => !suspended && !stays.has(id)).map(({ id }) => id),
    reinstate: ordered.filter(({ id, suspended }) => suspended && stays.has(id)).map(({ id }) => id),
  };
};
