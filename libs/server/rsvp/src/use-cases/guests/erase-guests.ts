import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DAY_MS, MINUTE_MS } from '@smachot/kernel';
import { FileStore, type Tx, UnitOfWork } from '@smachot/server-platform';
import { UNDO_MINUTES } from '../../domain/guests/undo';
import { EVENTS_AT_ONCE, GuestErasure, GUESTS_AT_ONCE } from '../../persistence/guests/guest-erasure';

/** Erases guests a year after their event, and guests deleted by the host once the deletion cannot be undone. */
export class EraseGuests extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

const IDS_IN_EVENT = 500;
const MARGIN = 2;
/** Retention in milliseconds of the counted messages, longer than any limit looks back. */
const LIMITS_KEPT_MS = 2 * DAY_MS;

type Erased = Awaited<ReturnType<GuestErasure['eraseGuestsOf']>>;

@CommandHandler(EraseGuests)
export class EraseGuestsHandler implements ICommandHandler<EraseGuests> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly erasure: GuestErasure,
    private readonly files: FileStore,
  ) {}

  async execute({ now }: EraseGuests): Promise<void> {
    for (;;) {
      const images = await this.work.run((tx) => this.eraseEvents(tx, now));
      for (const image of images) if (image) await this.files.delete(image);
      if (images.length < EVENTS_AT_ONCE) break;
    }
    const undoable = new Date(now.getTime() - MARGIN * UNDO_MINUTES * MINUTE_MS);
    while (await this.work.run((tx) => this.eraseDeleted(tx, undoable)));
    const forgotten = new Date(now.getTime() - LIMITS_KEPT_MS);
    await this.work.run((tx) => this.erasure.forgetCounts(tx, forgotten));
  }

  /** Erases some past events; returns the keys of their pictures. */
  private async eraseEvents(tx: Tx, now: Date): Promise<(string | null)[]> {
    const events = await this.erasure.blankEvents(tx, now);
    for (const { id } of events) while (announce(tx, await this.erasure.eraseGuestsOf(tx, id)));
    await this.erasure.eraseRowsOfEvents(
      tx,
      events.map(({ id }) => id),
    );
    return events.map(({ image }) => image);
  }

  /** Erases some deleted guests; returns whether there may be more. */
  private async eraseDeleted(tx: Tx, before: Date): Promise<boolean> {
    return announce(tx, await this.erasure.eraseGuestsDeletedBefore(tx, before));
  }
}

/** Tells other contexts which guests are erased; returns whether there may be more. */
const announce = (tx: Tx, { ids, guests }: Erased): boolean => {
  for (let from = 0; from < ids.length; from += IDS_IN_EVENT)
    tx.emit('rsvp.guests_erased', { rsvpIds: ids.slice(from, from + IDS_IN_EVENT) });
  return guests === GUESTS_AT_ONCE;
};
