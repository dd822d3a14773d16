import * as z from 'zod/mini';
import { call } from '../call';
import { DoorList, ScanAnswer, ScanBatch } from '../check-in/scans';
import { Cursor } from '../primitives';
import { HostedEventParams, hostPath } from './hosted-events';

const path = `${hostPath}/:hostedEventId/check-in`;

/** The tickets that stand, with the names of their registrants. For whoever hosts the event, members of a crew too. */
export const listCheckIn = call({
  id: 'hostedEvents.listCheckIn',
  method: 'GET',
  path,
  access: 'user',
  params: HostedEventParams,
  query: z.object({ cursor: Cursor }),
  answer: DoorList,
});
/** Records scans and answers what all devices recorded. Refusals: check_in.closed, .too_many. */
export const recordScans = call({
  id: 'hostedEvents.recordScans',
  method: 'POST',
  path: `${path}/scans`,
  access: 'user',
  params: HostedEventParams,
  body: ScanBatch,
  answer: ScanAnswer,
  status: 200,
  perMinute: 120,
});
