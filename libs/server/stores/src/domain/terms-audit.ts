import type { PricingUnitForm } from '@smachot/contracts';
import { deliveryOf, type StoreState } from './store';

/** The terms that orders are made on, by name. */
export type Terms = Record<string, unknown>;

export const storeTermsOf = (state: StoreState): Terms => ({
  cancellationPolicy: state.cancellationPolicy,
  paymentTerms: state.paymentTerms,
  delivery: deliveryOf(state),
});

type UnitTerms = Pick<PricingUnitForm, 'priceRules' | 'minimumOrder'>;
export const unitTermsOf = (unit: UnitTerms | undefined): Terms => ({
  priceRules: unit?.priceRules ?? [],
  minimumOrder: unit?.minimumOrder ?? null,
});

/** Terms as a jsonb column stores them: without undefined values. */
const stored = (terms: Terms): Terms => JSON.parse(JSON.stringify(terms)) as Terms;

/** The same text for the same value, whatever the order of its names: a jsonb column has its own. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** The terms that differ, as they were and as they are; null: none does. */
export const changedTerms = (before: Terms, after: Terms): { before: Terms; after: Terms } | null => {
  const [was, is] = [stored(before), stored(after)];
  const names = Object.keys(is).filter((name) => textOf(was[name]) !== textOf(is[name]));
  if (!names.length) return null;
  const only = (terms: Terms) => Object.fromEntries(names.map((name) => [name, terms[name]]));
  return { before: only(was), after: only(is) };
};
