import { createHash } from 'node:crypto';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { StoreId } from '@smachot/contracts';
import { Logger } from '@smachot/server-platform';
import type { VisitRow } from '../persistence/analytics.schema';
import { VisitRepository } from '../persistence/visit.repository';
import { StoresGateway } from '../stores-gateway';

/** A visit that is not written yet. `partner`: the store's id or username; `visitor`: a hash of the day. */
export type ArrivedVisit = {
  day: string;
  partner: string;
  visitor: string;
  stage: VisitRow['stage'];
  source: VisitRow['source'];
};

/** Milliseconds that visits wait to be written together: as much of them is lost when a process is killed. */
const WAIT_MS = 2_000;
/** Maximum number of waiting visits; while the database is away further ones are dropped. */
const MOST_WAITING = 5_000;
/** Number of waiting visits that are written at once, without waiting any longer. */
const WRITTEN_AT_ONCE = 500;

/** Gathers visits in memory and writes them together, so that a visit costs its request no statement. */
@Injectable()
export class VisitBuffer implements BeforeApplicationShutdown {
  private waiting: ArrivedVisit[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly stores: StoresGateway,
    private readonly visits: VisitRepository,
    private readonly logger: Logger,
  ) {}

  add(visit: ArrivedVisit): void {
    if (this.waiting.length >= MOST_WAITING) return;
    this.waiting.push(visit);
    if (this.waiting.length === WRITTEN_AT_ONCE) void this.flush();
    else this.timer ??= setTimeout(() => void this.flush(), WAIT_MS);
  }

  /** Writes what waits. What cannot be written is dropped: a view is worth no retry. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const arrived = this.waiting;
    this.waiting = [];
    if (arrived.length === 0) return;
    try {
      const stores = await this.stores.publicIds(arrived.map(({ partner }) => partner));
      const rows = arrived.flatMap((visit) => rowOf(visit, stores.get(visit.partner)));
      if (rows.length > 0) await this.visits.add(rows);
    } catch (error) {
      this.logger.warn({ error, visits: arrived.length }, 'visits were not written');
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.flush();
  }
}

/** A hash for each store: a visitor of two stores is two visitors; so is one who scans two of its codes. None for a store that is not public. */
const rowOf = ({ day, visitor, stage, source }: ArrivedVisit, storeId: StoreId | undefined): VisitRow[] => {
  if (storeId === undefined) return [];
  const subject = `${visitor} ${storeId}${stage === 'scan' ? ` ${source}` : ''}`;
  const hash = createHash('sha256').update(subject).digest('base64url').slice(0, 22);
  return [{ day, storeId, stage, visitor: hash, source, counted: false }];
};
