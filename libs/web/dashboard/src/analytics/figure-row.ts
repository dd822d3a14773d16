/** One part of a figure, in the period and, where it is compared, in the one before. */
export type FigureRow = {
  key: string;
  label: string;
  /** The label under a column, where many stand beside each other. */
  short?: string;
  now: number;
  before?: number;
};
