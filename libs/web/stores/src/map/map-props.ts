import type { Area, StoreCard } from '@smachot/contracts';
import type { Geocode } from './israel';

export type MapProps = {
  stores: readonly StoreCard[];
  /** The place of the celebration. */
  here: Geocode | null;
  marked: string | null;
  onMark: (partnerUsername: string | null) => void;
  /** The searched area; null: everywhere. */
  area: Area | null;
  onArea: (area: Area) => void;
};
