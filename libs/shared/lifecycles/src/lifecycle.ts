import {
  type AnyStateMachine,
  type ContextFrom,
  type EventFromLogic,
  type StateValueFrom,
  transition,
} from 'xstate';

type AnyMove = { type: string; by: string };
/** The types of moves that one of these actors may make at all. */
type TypeOfMoveBy<Move, Actor> = Move extends { type: infer Type; by: infer Allowed }
  ? [Extract<Allowed, Actor>] extends [never]
    ? never
    : Type
  : never;

export type Lifecycle<Status extends string, Move extends AnyMove, Context> = {
  readonly statuses: readonly Status[];
  can: (status: Status, move: Move, context?: Context) => boolean;
  /** The status after the move; undefined when the machine refuses the move. */
  move: (status: Status, move: Move, context?: Context) => Status | undefined;
  /** Moves the actor may make now, in the machine's order. `about`: further data of the moves. */
  movesFor: <Actor extends Move['by']>(
    status: Status,
    actor: Actor,
    about?: Partial<Move>,
  ) => TypeOfMoveBy<Move, Actor>[];
  /** The statuses from which the move is possible: the condition of an update in one statement. */
  statusesBefore: (move: Move, context?: Context) => Status[];
};

/** Guard of a transition: the move is made by one of these actors. */
export const by =
  (...actors: string[]) =>
  ({ event }: { event: { by: string } }): boolean =>
    actors.includes(event.by);

/**
 * Questions that the server and the screens ask a machine. The machine is pure: no invoke, no timers, no clock. Its answers are
 * cached, since ten thousand guests ask the same question at once and a machine has few statuses and moves.
 */
export const lifecycle = <Machine extends AnyStateMachine>(
  machine: Machine,
): Lifecycle<StateValueFrom<Machine> & string, EventFromLogic<Machine> & AnyMove, ContextFrom<Machine>> => {
  type Status = StateValueFrom<Machine> & string;
  type Move = EventFromLogic<Machine> & AnyMove;
  const asked: AnyStateMachine = machine;
  const known = new Map<string, Status | undefined>();
  const statuses = Object.keys(machine.states) as Status[];

  const ask = (status: Status, move: Move, context?: ContextFrom<Machine>): Status | undefined => {
    const from = asked.resolveState({ value: status, context });
    // XState ignores an unknown event silently, so `can` is asked first
    return from.can(move) ? (transition(asked, from, move)[0].value as Status) : undefined;
  };
  const next = (status: Status, move: Move, context?: ContextFrom<Machine>): Status | undefined => {
    const key = JSON.stringify([status, move, context]);
    if (!known.has(key)) known.set(key, ask(status, move, context));
    return known.get(key);
  };
  const can = (...question: Parameters<typeof next>): boolean => next(...question) !== undefined;

  return {
    statuses,
    can,
    move: next,
    movesFor: (status, actor, about) =>
      machine.events.filter((type: string) => can(status, { ...about, type, by: actor } as Move)) as never[],
    statusesBefore: (move, context) => statuses.filter((status) => can(status, move, context)),
  };
};
