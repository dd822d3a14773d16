import type { JobName, JobPayload } from '@smachot/contracts';

/** One handing-over of an outbox row to its handler; the id is the same on every attempt. */
export type Delivery = { id: string; job: JobName; attempt: number };
/** One delivery of a batch, with its payload. */
export type Delivered<J extends JobName> = { payload: JobPayload<J>; delivery: Delivery };
