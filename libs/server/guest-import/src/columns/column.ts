import type { TableField } from '@smachot/contracts';

/** One column of a table: its meaning, the certainty of that meaning (0–1), and some of its values. */
export type Column = { index: number; title: string; field: TableField; score: number; samples: string[] };
