import { Injectable } from '@nestjs/common';
import type { JobName } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { DataSource } from 'typeorm';
import { Logger } from '../logging/logger';
import { Metrics } from '../metrics/metrics';
import { UnitOfWork } from '../database/unit-of-work';
import { halvesOf, type JobItem } from './bundles';

const MAX_LENGTH = 300;

/**
 * An error as an admin may read it: its name, its code and its message without what may be about a person, which is everything
 * quoted, in brackets, with digits, of an address, or in another script than Latin.
 */
export const withoutPersonalData = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown error';
  const { code } = error as { code?: unknown };
  const message = error.message
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|\([^)]*\)|\[[^\]]*\]|\{[^}]*\}/g, '…')
    .replace(/(?<!\S)\S*[@/\\=]\S*/g, '…')
    .replace(/(?<!\S)\S*\d{3}\S*/g, '…')
    .replace(/(?<!\S)\S*[^\x20-\x7E\s…]\S*/g, '…')
    .replace(/\s+/g, ' ')
    .replace(/…(\s?…)+/g, '…')
    .trim();
  const named = typeof code === 'string' && /^\w{1,40}$/.test(code) ? `${error.name} ${code}` : error.name;
  return `${named}: ${message}`.slice(0, MAX_LENGTH);
};

/** Remembers why jobs failed, beside them in the outbox, and takes apart those of many items. */
@Injectable()
export class JobFailures {
  constructor(
    private readonly source: DataSource,
    private readonly logger: Logger,
    private readonly metrics: Metrics,
    private readonly work: UnitOfWork,
  ) {}

  /** Replaces a delivery that failed by one for each half of its list. False when it has nothing to halve. */
  async halve(job: JobName, { id, payload }: JobItem, error: unknown): Promise<boolean> {
    const halves = halvesOf(job, payload);
    if (!halves) return false;
    this.logger.warn({ job, delivery: id, error }, 'job halved');
    await this.work.runOnce({ id, job, attempt: 0 }, (tx) => {
      tx.outbox.push(...halves.map((half) => ({ id: newId(), job, payload: half })));
      return Promise.resolve();
    });
    return true;
  }

  /** @param deliveries ids of outbox rows */
  note(job: string, deliveries: string[], attempt: number, error: unknown): void {
    this.metrics.jobFailed(job);
    this.logger.warn({ job, delivery: deliveries[0], attempt, error }, 'job failed');
    this.source
      .query('update platform.outbox set last_error = $2 where id = any($1::uuid[]) and done_at is null', [
        deliveries,
        withoutPersonalData(error),
      ])
      .catch((unnoted: unknown) => this.logger.warn({ error: unnoted }, 'failure of a job not noted'));
  }
}
