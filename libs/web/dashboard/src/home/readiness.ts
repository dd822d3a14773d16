import type { FirstStep } from '@smachot/contracts';
import type { OwnStore } from '../shell/own-store';

/** Missing parts of a store. `needed`: the store cannot be published without it; the others help it sell. */
export type Want = {
  id: FirstStep | 'pictures' | 'about' | 'email' | 'verify';
  needed: boolean;
  /** Under the dashboard. */
  to: string;
};

const STEPS: Record<FirstStep, Omit<Want, 'id'>> = {
  unit: { needed: true, to: 'pricing-unit' },
  location: { needed: true, to: 'edit-profile/where' },
  delivery: { needed: true, to: 'edit-profile/where' },
  hours: { needed: false, to: 'business-availability/week' },
  bank: { needed: false, to: 'banking-info' },
  kashrut: { needed: false, to: 'business-info' },
};
/** Steps of a store to its first order, each with its screen. */
export const stepsOf = (steps: readonly FirstStep[]): Want[] => steps.map((id) => ({ id, ...STEPS[id] }));

export const wantsOf = (store: OwnStore, steps: readonly FirstStep[]): Want[] => {
  const wants = stepsOf(steps);
  const want = (missing: boolean, id: Want['id'], to: string) =>
    missing && wants.push({ id, needed: false, to });
  want(!store.coverPhoto && store.pictures.length === 0, 'pictures', 'edit-profile/pictures');
  want(!store.description, 'about', 'edit-profile/about');
  want(!store.email, 'email', 'account');
  want(store.email !== null && !store.emailVerified, 'verify', 'account');
  return wants;
};
