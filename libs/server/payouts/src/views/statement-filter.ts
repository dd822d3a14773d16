import type { InputOf, listStatement } from '@smachot/contracts';
import { addDays, atWallTime } from '@smachot/kernel';
import type { StatementFilter } from '../persistence/statement.queries';

export type GivenFilter = Pick<InputOf<typeof listStatement>['query'], 'from' | 'until' | 'kind'>;

/** Whole days in Israel. */
export const filterOf = ({ from, until, kind }: GivenFilter): StatementFilter => ({
  from: from ? atWallTime(from, '00:00') : null,
  till: until ? atWallTime(addDays(until, 1), '00:00') : null,
  kind: kind ?? null,
});

/** The number after which a list goes on; null, which means from the start, for a missing or invalid cursor. */
export const numberOf = (cursor: string | undefined): number | null =>
  cursor && /^\d{1,9}$/.test(cursor) ? Number(cursor) : null;
