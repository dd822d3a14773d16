import type { Area, StoreCard } from '@smachot/contracts';
import type { Geocode } from './israel';

export type MapProps = {
  stores: readonly StoreCard[];
  /** Where the celebration is. */
  here: Geocode | null;
  marked: string | null;
  onMark: (partnerUsername: string | null) => void;
  /** The part of the map that is searched; null: everywhere. */
  area: Area | null;
  onArea: (area: Area) => void;
};
