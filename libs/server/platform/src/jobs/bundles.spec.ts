import type { Job } from 'bullmq';
import { asJob, type Row, tracesOf } from './bundles';

const row = (id: string, trace: string | null): Row => ({ id, job: 'stores.note_taken', payload: {}, trace });
const tracesThrough = (rows: Row[]) => tracesOf({ opts: asJob(rows).opts } as unknown as Job);

it('a job carries the traces of its rows, each once', () => {
  expect(tracesThrough([row('1', 'a'), row('2', null), row('3', 'b'), row('4', 'a')])).toEqual(['a', 'b']);
});

it('a job of rows without a trace carries nothing more than before', () => {
  expect(asJob([row('1', null)]).opts).toEqual({ jobId: '1' });
  expect(tracesThrough([row('1', null)])).toEqual([]);
});
