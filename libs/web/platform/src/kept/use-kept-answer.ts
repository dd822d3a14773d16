import { useEffect, useEffectEvent, useMemo } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { problemOf } from '../calls/failure';
import { useUser } from '../session/use-session';
import { viewedAs } from '../session/viewed-as';
import { keptAnswers, type KeptKind } from './kept-answers';

type Query<T> = {
  currentData?: T | undefined;
  isError: boolean;
  error?: unknown;
  fulfilledTimeStamp?: number | undefined;
  refetch: () => unknown;
};
type Input<T> = {
  kind: KeptKind;
  id: string;
  query: Query<T>;
  schema: ZodMiniType<T>;
  /** The moment in ms at which the device deletes it; one that has passed: it is not kept. */
  endOf: (answer: T) => number;
  /** The part that may stay on a device. */
  partOf?: (answer: T) => T;
  /** Shows what is kept while the server is still being asked. */
  atOnce?: boolean;
};
type Kept<T> = { asOf: number; answer: T };

/** Reads the person's stored answer; null when there is none, it belongs to another person, or its form is outdated. */
const readKept = <T>(
  { kind, id, schema }: Pick<Input<T>, 'kind' | 'id' | 'schema'>,
  userId: string,
): Kept<T> | null => {
  try {
    const kept = JSON.parse(keptAnswers(kind).read(id) ?? 'null') as {
      userId: string;
      asOf: number;
      answer: unknown;
    } | null;
    const parsed = schema.safeParse(kept?.answer);
    return parsed.success && kept?.userId === userId ? { asOf: kept.asOf, answer: parsed.data } : null;
  } catch {
    return null;
  }
};

/** Stores each answer, and deletes it when the person may not read it any more. A super admin who views as another stores nothing. */
const useKeeping = <T>(input: Input<T>, userId: string, isGone: boolean) => {
  const { kind, id, query } = input;
  const { currentData: answer, fulfilledTimeStamp, refetch } = query;
  const keep = useEffectEvent((of: T, asOf: number) => {
    const part = input.partOf ? input.partOf(of) : of;
    keptAnswers(kind).keep(id, input.endOf(of), JSON.stringify({ userId, asOf, answer: part }));
  });
  useEffect(() => {
    if (isGone) keptAnswers(kind).forget(id);
    else if (answer !== undefined && fulfilledTimeStamp !== undefined && !viewedAs.current())
      keep(answer, fulfilledTimeStamp);
  }, [isGone, answer, fulfilledTimeStamp, kind, id, userId]);
  useEffect(() => {
    const again = () => void refetch();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [refetch]);
};

/**
 * An answer of the server, and while it is not reached what this device kept of it. `asOf`: when the shown answer was the server's, in
 * ms; null: it is the server's now.
 */
export const useKeptAnswer = <T>(input: Input<T>): { shown: T | undefined; asOf: number | null } => {
  const { kind, id, query, schema, atOnce } = input;
  const userId = useUser()?.id ?? '';
  const status = query.isError ? problemOf(query.error).status : undefined;
  const isGone = status === 403 || status === 404;
  useKeeping(input, userId, isGone);
  const kept = useMemo(() => readKept({ kind, id, schema }, userId), [kind, id, schema, userId]);
  if (isGone) return { shown: undefined, asOf: null };
  const isUnreached = query.isError || !navigator.onLine;
  if (query.currentData !== undefined)
    return { shown: query.currentData, asOf: query.isError ? (query.fulfilledTimeStamp ?? null) : null };
  return isUnreached || atOnce
    ? { shown: kept?.answer, asOf: isUnreached ? (kept?.asOf ?? null) : null }
    : { shown: undefined, asOf: null };
};
