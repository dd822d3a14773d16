import { StoreJobs } from '../src/jobs/store-jobs';
import type { StoresApp } from './stores-app';

let lastPhone = 2_111_0000;
export const aPhone = () => `+9725${lastPhone++}`;

/** Runs the pending jobs of this context, as the worker would. */
export const runStoreJobs = async (app: StoresApp): Promise<void> => {
  const jobs = app.get(StoreJobs);
  const waiting: { id: string; job: string; payload: never }[] = await app.source.query(
    `select id, job, payload from platform.outbox where job like 'stores.%' and done_at is null order by id`,
  );
  for (const { id, job, payload } of waiting) {
    const delivery = { id, job: job as 'stores.note_taken', attempt: 1 };
    if (job === 'stores.send_crew_invitation') await jobs.invited(payload, delivery);
    if (job === 'stores.send_email_link') await jobs.verify(payload, delivery);
    if (job === 'stores.forget_partner') await jobs.forget(payload, delivery);
  }
};
