import { Logger } from '@nestjs/common';
import type { BulkResult } from '@smachot/contracts';
import type { Result } from '@smachot/kernel';

type Outcome = BulkResult['rows'][number]['outcome'];

/**
 * The outcome of a bulk act for one row. An error is logged and concerns this row alone.
 * @param act answers whether it changed the row; a refusal says that the row is not there
 */
export const bulkOutcome = async (act: () => Promise<Result<boolean>>): Promise<Outcome> => {
  try {
    const done = await act();
    if (!done.ok) return 'gone';
    return done.value ? 'done' : 'unchanged';
  } catch (error) {
    new Logger('BulkActs').error(error);
    return 'failed';
  }
};
