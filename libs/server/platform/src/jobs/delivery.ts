import type { JobName } from '@smachot/contracts';

/** One handing-over of an outbox row to its handler; the id is the same on every attempt. */
export type Delivery = { id: string; job: JobName; attempt: number };
