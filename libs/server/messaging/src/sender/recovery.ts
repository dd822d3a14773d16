import fs from 'node:fs';
import { Injectable } from '@nestjs/common';
import { Clock, DAY_MS } from '@smachot/kernel';
import { Logger, UnitOfWork } from '@smachot/server-platform';
import { DataSource } from 'typeorm';
import { entriesOf, entryOf, findJournals, ownerState } from './intent-journal';
import { Registration } from './registration';

const OLD_MS = 7 * DAY_MS;

/** Deletes old journals of machines that share the folder and are not coming back. */
const forgetOld = (files: string[]): void => {
  for (const file of files)
    if ((fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < Date.now() - OLD_MS)
      fs.rmSync(file, { force: true });
};

type Leased = { id: string; attempts: number };

/**
 * Takes over the leases of dead workers. With a dead worker's journal at hand, messages outside it were never sent and
 * return to the queue. Messages in it, or all of them where there is no journal, are unknown and never resent
 * automatically: the status webhook will tell.
 */
@Injectable()
export class Recovery {
  constructor(
    private readonly source: DataSource,
    private readonly work: UnitOfWork,
    private readonly registration: Registration,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Takes over from workers whose journals are on this machine, and which have ended. */
  async ended(): Promise<void> {
    const ownId = this.registration.current()?.id;
    for (const journal of findJournals(this.registration.folder).values()) {
      const state = ownerState(journal.owner);
      if (journal.owner.workerId === ownId || state === 'here') continue;
      if (state === 'elsewhere') {
        forgetOld(journal.files);
        continue;
      }
      // the journal of a machine that fell over may lack its last lines
      await this.takeOver(journal.owner.workerId, state === 'gone' ? entriesOf(journal) : undefined);
      for (const file of journal.files) fs.rmSync(file, { force: true });
    }
  }

  /** Takes over from workers that do not renew their lease and have no journal on this machine. */
  async silent(): Promise<void> {
    await this.ended();
    const ownId = this.registration.current()?.id;
    const journals = findJournals(this.registration.folder);
    for (const id of await this.lapsed()) {
      const owner = journals.get(id)?.owner;
      // a stalled process of this machine may yet write to its socket, and one that ends right now has a journal: `ended` takes both over
      if (id !== ownId && (!owner || ownerState(owner) === 'elsewhere')) await this.takeOver(id, undefined);
    }
  }

  /** Workers whose lease has expired, and workers with leased messages that are no longer registered. */
  private async lapsed(): Promise<string[]> {
    const rows = await this.source.query<{ id: string }[]>(
      `select id from messaging.workers where lease_until < clock_timestamp()
       union
       select distinct leased_by from messaging.messages m where state = 'sending'
         and not exists (select 1 from messaging.workers w where w.id = m.leased_by)`,
    );
    return rows.map(({ id }) => id);
  }

  private async takeOver(workerId: string, entries: Set<string> | undefined): Promise<void> {
    const [back, unknown] = await this.work.run(async (tx) => {
      // waits for a claim that locks the row; from here on the worker can claim nothing more
      await tx.query('select id from messaging.workers where id = $1 for update', [workerId]);
      const leased = await tx.query<Leased>(
        `select id, attempts from messaging.messages where leased_by = $1 and state = 'sending' order by id for update`,
        [workerId],
      );
      const unsent = (one: Leased) => entries !== undefined && !entries.has(entryOf(one.id, one.attempts));
      const [free, sent] = [leased.filter(unsent), leased.filter((one) => !unsent(one))];
      await tx.query(
        `update messaging.messages set state = case when id = any($1) then 'queued' else 'unknown' end,
           posted_at = case when id = any($1) then posted_at else coalesce(posted_at, $3) end
         where id = any($1) or id = any($2)`,
        [free.map(({ id }) => id), sent.map(({ id }) => id), this.clock.now()],
      );
      await tx.query('delete from messaging.workers where id = $1', [workerId]);
      return [free.length, sent.length];
    });
    this.logger.warn(
      { worker: workerId, back, unknown, journal: entries !== undefined },
      'messages of a worker that is gone',
    );
  }
}
