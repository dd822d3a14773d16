import type { PricingUnitId } from '@smachot/contracts';
/**
 * A public unit as browse prices it: base + per × n agorot for min ≤ n ≤ max; `from` without a headcount. Null: no price of
 * this kind.
 */
export type Offer = {
  id: PricingUnitId;
  name: string;
  base: number | null;
  per: number | null;
  min: number | null;
  max: number | null;
  from: number | null;
};

/**
 * From this headcount until the next step the store costs base + per × n agorot; null: it has no price. Step 0 is without a
 * headcount.
 */
export type PriceStep = {
  from: number;
  unit: string | null;
  name: string | null;
  base: number | null;
  per: number | null;
};

type Line = { id: string; name: string; base: number; per: number; min: number; max: number };

/**
 * The price of a store at every headcount: the cheapest of its units, of equals the first. A page is priced by one read of
 * these steps instead of all the store's units.
 * @param offers in the store's own order
 */
export const priceSteps = (offers: readonly Offer[]): PriceStep[] => {
  const lines = offers.flatMap(({ id, name, base, per, min, max }) =>
    base === null || per === null || min === null || max === null ? [] : [{ id, name, base, per, min, max }],
  );
  const bounds = [...new Set([1, ...lines.flatMap(({ min, max }) => [Math.max(1, min), max + 1])])].sort(
    (a, b) => a - b,
  );
  const steps = [withoutHeadcount(offers)];
  for (const [at, bound] of bounds.entries()) {
    const there = lines.filter(({ min, max }) => min <= bound && bound <= max);
    for (let from = bound; from < (bounds[at + 1] ?? Infinity);) {
      const best = cheapestAt(there, from);
      const step = stepOf(best, from);
      if (steps.length === 1 || !isSame(steps.at(-1)!, step)) steps.push(step);
      from = best ? Math.min(...there.map((line) => overtakes(line, best, there, from))) : Infinity;
    }
  }
  return steps;
};

const withoutHeadcount = (offers: readonly Offer[]): PriceStep => {
  const priced = offers.filter(({ from }) => from !== null);
  const least = priced.find(({ from }) => priced.every((other) => from! <= other.from!));
  return {
    from: 0,
    unit: least?.id ?? null,
    name: least?.name ?? null,
    base: least?.from ?? null,
    per: least ? 0 : null,
  };
};

/** Whether two steps are the same unit by the same line; a minimum gives one unit two of them. */
const isSame = (one: PriceStep, other: PriceStep): boolean =>
  one.unit === other.unit && one.base === other.base && one.per === other.per;

const stepOf = (line: Line | undefined, from: number): PriceStep => ({
  from,
  unit: line?.id ?? null,
  name: line?.name ?? null,
  base: line?.base ?? null,
  per: line?.per ?? null,
});

const at = ({ base, per }: Line, n: number): number => base + per * n;

const cheapestAt = (lines: readonly Line[], n: number): Line | undefined =>
  lines.reduce<Line | undefined>(
    (best, line) => (best && at(best, n) <= at(line, n) ? best : line),
    undefined,
  );

/** The first headcount after `n`, at which `best` leads, where the line leads before it. Integer division: prices are whole. */
const overtakes = (line: Line, best: Line, order: readonly Line[], n: number): number => {
  const slower = best.per - line.per;
  if (slower <= 0) return Infinity;
  const ahead = line.base - best.base;
  const even = (ahead - (ahead % slower)) / slower;
  const wins = ahead % slower === 0 && order.indexOf(line) < order.indexOf(best) ? even : even + 1;
  return wins > n ? wins : Infinity;
};
