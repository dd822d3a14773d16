import type { Lifecycle } from '../lifecycle';

type AnyMove = { type: string; by: string };
/** A move by its type and its actor, as `approve partner`. */
type ActOf<Move> = Move extends { type: infer Type extends string; by: infer Actor extends string }
  ? `${Type} ${Actor}`
  : never;

export type Walked<Status extends string, Move, Context, Aggregate> = {
  /** The aggregate in each status, as it came to be. */
  in: Record<Status, () => Aggregate | Promise<Aggregate>>;
  status: (aggregate: Aggregate) => Status | Promise<Status>;
  /** The aggregate's act for each move of the machine; null: it has none. A throw counts as a refusal. */
  acts: Record<ActOf<Move>, ((aggregate: Aggregate) => unknown) | null>;
  /** Acts of the aggregate that are no move. They leave the status alone. */
  others?: Record<string, (aggregate: Aggregate) => unknown>;
  /** Data of the moves beside type and actor. */
  about?: (aggregate: Aggregate) => Partial<Move>;
  context?: (aggregate: Aggregate) => Context;
  /** Rows as `sent queue host` where the act is another move of the machine, or where the aggregate refuses for reasons of its own. */
  except?: readonly string[];
};

export type Row<Status> = {
  row: string;
  /** The status after the act, and those in which the machine lets it end. */
  run: () => Promise<{ after: Status; allowed: Status[] }>;
};

/** Every status × act of an aggregate, for a test that compares the aggregate with its machine. */
export const walk = <Status extends string, Move extends AnyMove, Context, Aggregate>(
  lifecycle: Lifecycle<Status, Move, Context>,
  walked: Walked<Status, Move, Context, Aggregate>,
): Row<Status>[] => {
  const moves = Object.keys(walked.acts) as ActOf<Move>[];
  const next = (aggregate: Aggregate, status: Status, act: string): Status | undefined => {
    const [type, by] = act.split(' ');
    const move = { ...walked.about?.(aggregate), type, by } as Move;
    return lifecycle.move(status, move, walked.context?.(aggregate));
  };
  const rowOf = (status: Status, act: string, run: (aggregate: Aggregate) => unknown): Row<Status> => ({
    row: `${status} ${act}`,
    run: async () => {
      const aggregate = await walked.in[status]();
      const before = await walked.status(aggregate);
      if (before !== status) throw new Error(`Made ${before} in place of ${status}`);
      const known = new Map(moves.map((one) => [one as string, next(aggregate, before, one)]));
      const target = known.get(act);
      const allowed = walked.except?.includes(`${status} ${act}`)
        ? [before, ...[...known.values()].filter((one) => one !== undefined)]
        : [target ?? before];
      await attempt(() => run(aggregate));
      return { after: await walked.status(aggregate), allowed };
    },
  });
  const acts = { ...walked.acts, ...walked.others } as Record<string, ((one: Aggregate) => unknown) | null>;
  return lifecycle.statuses.flatMap((status) =>
    Object.entries(acts).flatMap(([act, run]) => (run ? [rowOf(status, act, run)] : [])),
  );
};

const attempt = async (act: () => unknown): Promise<void> => {
  try {
    await act();
  } catch {
    // an aggregate may refuse by a throw: only the status counts here
  }
};
