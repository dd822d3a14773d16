import type { Area, browseStores, BusinessCategory, InputOf } from '@smachot/contracts';
import type { Trait } from '../domain/traits';

export type Wanted = {
  category?: BusinessCategory | undefined;
  datetime?: Date | undefined;
  place?: { lat: number; lng: number } | undefined;
  /** The map area that has to contain the store's pin. */
  area?: Area | undefined;
  participants?: number | undefined;
  /** Agorot. */
  budget?: number | undefined;
  /** 0–5 */
  rating?: number | undefined;
  q?: string | undefined;
  /** The store has to have all of them. */
  traits?: readonly Trait[] | undefined;
  /** Stores with this trait come first where no other order is requested. */
  preferred?: Trait | undefined;
  seats?: number | undefined;
  /** Hours. */
  notice?: number | undefined;
  sort: InputOf<typeof browseStores>['query']['sort'];
  /** The keys and the id of the last store of the page before. */
  after?: { keys: number[]; id: string } | undefined;
  limit: number;
};
