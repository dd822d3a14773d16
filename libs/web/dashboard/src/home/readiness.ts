import type { OwnStore } from '../shell/own-store';

/** Missing parts of a store. `needed`: the store cannot be published without it; the others help it sell. */
export type Want = {
  id: 'hours' | 'bank' | 'unit' | 'delivery' | 'location' | 'pictures' | 'about' | 'email' | 'verify';
  needed: boolean;
  /** Under the dashboard. */
  to: string;
};

/** What stands between a store and its first order, of what it lacks. */
const FIRST: ReadonlySet<Want['id']> = new Set(['unit', 'location', 'delivery', 'hours', 'bank']);
export const firstStepsOf = (wants: readonly Want[]): Want[] => wants.filter(({ id }) => FIRST.has(id));

/** @param hasBank whether bank details were given; unknown while they are read, and to members of the crew */
export const wantsOf = (store: OwnStore, hasBank = true): Want[] => {
  const wants: Want[] = [];
  const want = (missing: boolean, id: Want['id'], to: string, needed = false) =>
    missing && wants.push({ id, needed, to });
  want(!store.pricingUnits.some(({ visibility }) => visibility === 'public'), 'unit', 'pricing-unit', true);
  want(!store.businessLocation, 'location', 'edit-profile/where', true);
  want(store.isMobile && store.maxWorkingDistance === null, 'delivery', 'edit-profile/where', true);
  want(store.settings.hoursChosen === false, 'hours', 'business-availability/week');
  want(!hasBank, 'bank', 'banking-info');
  want(!store.coverPhoto && store.pictures.length === 0, 'pictures', 'edit-profile/pictures');
  want(!store.description, 'about', 'edit-profile/about');
  want(!store.email, 'email', 'account');
  want(store.email !== null && !store.emailVerified, 'verify', 'account');
  return wants;
};
