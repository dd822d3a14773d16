import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { type Delivery, returningRows, type Tx, UnitOfWork } from '@smachot/server-platform';

type Items = JobPayload<'notifications.note_chats'>['items'];
type Outcome = Items[number]['outcome'];

/** Records the outcomes of WhatsApp messages: the fallback SMS is canceled or sent now. */
export class NoteChats extends Command<void> {
  constructor(
    readonly items: Items,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

/** `held`: messaging retries in a day, which is too late for urgent notifications. */
const LOST = {
  failed: 'refused',
  undeliverable: 'refused',
  held: 'handed',
  withdrawn: 'withdrawn',
  uncertain: 'unknown',
};

@CommandHandler(NoteChats)
export class NoteChatsHandler implements ICommandHandler<NoteChats> {
  constructor(private readonly work: UnitOfWork) {}

  async execute({ items, delivery }: NoteChats): Promise<void> {
    const having = (...outcomes: Outcome[]) =>
      items.filter(({ outcome }) => outcomes.includes(outcome)).map(({ refId }) => refId);
    await this.work.runOnce(delivery, async (tx) => {
      await this.note(tx, having('delivered', 'read'), 'accepted', [
        'handed',
        'refused',
        'withdrawn',
        'unknown',
      ]);
      // a failure that arrived first must not be undone by it
      await this.note(tx, having('sent'), 'accepted', ['handed', 'unknown']);
      for (const [outcome, state] of Object.entries(LOST))
        await this.note(tx, having(outcome as Outcome), state, ['handed', 'accepted']);
    });
  }

  /** Moves the WhatsApp texts in one of the states `from` to `state`, and updates the fallback SMS of each accordingly. */
  private async note(tx: Tx, ids: string[], state: string, from: string[]): Promise<void> {
    if (!ids.length) return;
    const moved = returningRows(
      await tx.query<{ id: string }>(
        `update notifications.texts set state = $2, changed_at = now()
         where channel = 'whatsapp' and notification_id = any($1) and state = any($3) returning notification_id as id`,
        [ids, state, from],
      ),
    ).map(({ id }) => id);
    if (!moved.length) return;
    const spare = state === 'accepted';
    await tx.query(
      `update notifications.texts set state = $2, due_at = now(), changed_at = now()
       where channel = 'sms' and notification_id = any($1) and attempts = 0 and state = any($3)`,
      [moved, spare ? 'spared' : 'wanted', spare ? ['wanted'] : ['wanted', 'spared']],
    );
  }
}
