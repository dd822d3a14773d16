import { returningRows, type Tx } from '@smachot/server-platform';

export type StoppedBy = 'admin' | 'token' | 'provider';

/** Stops every worker at its next claim; published once. A later stop does not replace an admin's. */
export const stopSending = async (tx: Tx, by: StoppedBy, reason: string): Promise<void> => {
  const rows = returningRows(
    await tx.query(
      `update messaging.sending set stopped = true, stopped_by = $1, reason = $2, changed_at = now()
       where id = 1 and not stopped returning id`,
      [by, reason],
    ),
  );
  if (rows.length) tx.emit('messaging.sending_stopped', { reason });
};

/** Whether sending is stopped; the row stays locked until the transaction ends. */
export const lockSending = async (tx: Tx): Promise<boolean> => {
  const [row] = await tx.query<{ stopped: boolean }>(
    'select stopped from messaging.sending where id = 1 for update',
  );
  return row?.stopped ?? false;
};

/**
 * Resumes sending.
 * @param only the stop that may be lifted: a fresh token does not lift an admin's stop
 */
export const resumeSending = async (tx: Tx, only?: StoppedBy): Promise<boolean> =>
  returningRows(
    await tx.query(
      `update messaging.sending set stopped = false, stopped_by = null, reason = null, changed_at = now()
       where id = 1 and stopped and ($1::text is null or stopped_by = $1) returning id`,
      [only ?? null],
    ),
  ).length > 0;
