/** One part of a figure, in the period and, where it is compared, in the one before. */
export type FigureRow = { key: string; label: string; now: number; before?: number };
