import type { TableField } from '@smachot/contracts';

/** One column of a table: what it means, how sure that is (0–1), and some of its values. */
export type Column = { index: number; title: string; field: TableField; score: number; samples: string[] };
