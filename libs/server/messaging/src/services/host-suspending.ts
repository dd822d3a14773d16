import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import { ActLog, type Tx } from '@smachot/server-platform';
import { SuspensionRepository } from '../persistence/suspension.repository';
import { WakingWork } from './waking-work';

/** Stops the messages of a host, or lets them go out again. */
@Injectable()
export class HostSuspending {
  constructor(
    private readonly work: WakingWork,
    private readonly suspensions: SuspensionRepository,
    private readonly acts: ActLog,
  ) {}

  /** In a transaction of its own. False when it is so already: then nothing is noted. */
  set(hostId: UserId, suspended: boolean): Promise<boolean> {
    return this.work.run(async (tx) => {
      const isChanged = suspended
        ? await this.suspensions.suspend(tx, hostId)
        : await this.suspensions.resume(tx, hostId);
      if (isChanged) await this.note(tx, hostId, !suspended, suspended);
      return isChanged;
    });
  }

  async suspend(tx: Tx, hostId: UserId): Promise<void> {
    const isNew = await this.suspensions.suspend(tx, hostId);
    await this.note(tx, hostId, !isNew, true);
  }

  async resume(tx: Tx, hostId: UserId): Promise<void> {
    const wasSuspended = await this.suspensions.resume(tx, hostId);
    await this.note(tx, hostId, wasSuspended, false);
  }

  private note(tx: Tx, id: UserId, before: boolean, after: boolean): Promise<void> {
    return this.acts.changed(tx, {
      subject: { kind: 'host', id },
      before: { suspended: before },
      after: { suspended: after },
    });
  }
}
