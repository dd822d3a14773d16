import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { type ChatState, TextRepository } from '../persistence/text.repository';

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
const LOST: [outcome: Outcome, state: ChatState][] = [
  ['failed', 'refused'],
  ['undeliverable', 'refused'],
  ['held', 'handed'],
  ['withdrawn', 'withdrawn'],
  ['uncertain', 'unknown'],
];

@CommandHandler(NoteChats)
export class NoteChatsHandler implements ICommandHandler<NoteChats> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly texts: TextRepository,
  ) {}

  async execute({ items, delivery }: NoteChats): Promise<void> {
    const having = (...outcomes: Outcome[]) =>
      items.filter(({ outcome }) => outcomes.includes(outcome)).map(({ refId }) => refId);
    await this.work.runOnce(delivery, async (tx) => {
      await this.texts.moveChats(tx, having('delivered', 'read'), 'accepted', [
        'handed',
        'refused',
        'withdrawn',
        'unknown',
      ]);
      // a failure that arrived first must not be undone by it
      await this.texts.moveChats(tx, having('sent'), 'accepted', ['handed', 'unknown']);
      for (const [outcome, state] of LOST)
        await this.texts.moveChats(tx, having(outcome), state, ['handed', 'accepted']);
    });
  }
}
