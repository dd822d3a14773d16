import type { Lifecycle } from '@smachot/lifecycles';

type AnyMove = { type: string; by: string };
const quoted = (statuses: readonly string[]): string => statuses.map((status) => `'${status}'`).join(', ');

/** Condition that a column is one of these. The values are constants of ours, so that the text stays one. */
export const oneOf = (column: string, values: readonly string[]): string =>
  `${column} in (${quoted(values)})`;

/** Condition of an update in one statement: the machine allows the move from the status in the column. */
export const allows = <Status extends string, Move extends AnyMove>(
  lifecycle: Lifecycle<Status, Move, never>,
  column: string,
  move: NoInfer<Move>,
): string => oneOf(column, lifecycle.statusesBefore(move));

/** The status after the move; where the machine refuses it, the status of the column. */
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
