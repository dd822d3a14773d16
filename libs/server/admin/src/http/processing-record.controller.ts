import { Controller } from '@nestjs/common';
import { type AnswerOf, listRetentionRuns, readProcessingRecord } from '@smachot/contracts';
import { RetentionRuns, Serves } from '@smachot/server-platform';
import { processingRecord } from '../processing/record';

/** The record of processing with its retention times, and the state of the jobs that delete data. */
@Controller()
export class ProcessingRecordController {
  constructor(private readonly runs: RetentionRuns) {}

  @Serves(readProcessingRecord)
  read() {
    return { activities: processingRecord };
  }

  @Serves(listRetentionRuns)
  async retention(): Promise<AnswerOf<typeof listRetentionRuns>> {
    const jobs = await this.runs.report();
    return {
      jobs: jobs.map(({ lastRunAt, lastErasedAt, ...job }) => ({
        ...job,
        lastRunAt: lastRunAt?.toISOString() ?? null,
        lastErasedAt: lastErasedAt?.toISOString() ?? null,
      })),
    };
  }
}
