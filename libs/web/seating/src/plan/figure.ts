import { PLAN } from '@smachot/contracts';
import type { Chair, Size } from '@smachot/drawings';
import type { TableForm } from './pieces';

const MARGIN = 120;

/** The part of the plan that is drawn: what has tables, with room around it for more. */
export const drawnPart = (tables: readonly TableForm[]): Size => ({
  width: Math.min(PLAN.width, Math.max(1200, ...tables.map(({ x }) => x + 2 * MARGIN))) + MARGIN,
  height: Math.min(PLAN.height, Math.max(720, ...tables.map(({ y }) => y + 2 * MARGIN))) + MARGIN,
});

const onGrid = (value: number, most: number): number =>
  Math.min(most, Math.max(0, Math.round(value / PLAN.grid) * PLAN.grid));

/** The table so many units farther, on the grid of the plan. */
export const movedBy = <T extends TableForm>(table: T, x: number, y: number): T => ({
  ...table,
  x: onGrid(table.x + x, PLAN.width),
  y: onGrid(table.y + y, PLAN.height),
});

/** The first free place for another table, row by row. */
export const freePlace = (tables: readonly TableForm[]): Chair => {
  const [step, columns] = [240, 6];
  for (let at = 0; ; at++) {
    const place = {
      x: Math.min(PLAN.width, step / 2 + (at % columns) * step),
      y: Math.min(PLAN.height, step / 2 + Math.floor(at / columns) * step),
    };
    const taken = tables.some(({ x, y }) => Math.abs(x - place.x) < step && Math.abs(y - place.y) < step);
    if (!taken || place.y === PLAN.height) return place;
  }
};
