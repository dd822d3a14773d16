import type { Lifecycle } from '@smachot/lifecycles';

type AnyMove = { type: string; by: string };
const quoted = (statuses: readonly string[]): string => statuses.map((status) => `'${status}'`).join(', ');

/** Condition that a column has one of these values. The values are constants of the code, so that the SQL text never varies. */
export const oneOf = (column: string, values: readonly string[]): string =>
  `${column} in (${quoted(values)})`;

/** Condition of a single-statement update: the lifecycle allows the move from the status in the column. */
export const allows = <Status extends string, Move extends AnyMove>(
  lifecycle: Lifecycle<Status, Move, never>,
  column: string,
  move: NoInfer<Move>,
): string => oneOf(column, lifecycle.statusesBefore(move));

/** Status after the move; the present status where the lifecycle refuses it. */
export const after = <Status extends string, Move extends AnyMove>(
  lifecycle: Lifecycle<Status, Move, never>,
  column: string,
  move: NoInfer<Move>,
): string => {
  const cases = lifecycle
    .statusesBefore(move)
    .map((status) => `when '${status}' then '${lifecycle.move(status, move)}'`);
  return `case ${column} ${cases.join(' ')} else ${column} end`;
};
