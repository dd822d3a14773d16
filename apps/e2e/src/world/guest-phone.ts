import { type ChatMessage, outside, until } from './sandbox';

const buttonsOf = ({ body }: ChatMessage): string[] => [
  ...(body.template?.components ?? []).flatMap(({ type, parameters }) =>
    type === 'button' ? (parameters[0]?.payload ?? []) : [],
  ),
  ...(body.interactive?.action.buttons ?? []).map(({ reply }) => reply.id),
];
const rowsOf = ({ body }: ChatMessage) =>
  (body.interactive?.action.sections ?? []).flatMap(({ rows }) => rows);

/** A guest with a phone in the hand: reads the chat and answers in it. */
export class GuestPhone {
  private read = 0;
  constructor(
    readonly name: string,
    readonly phone: string,
  ) {}

  /** The next message this guest has not looked at yet. */
  async next(): Promise<ChatMessage> {
    const message = await until(
      `a message for ${this.name}`,
      async () => (await outside.chatOf(this.phone))[this.read],
    );
    this.read += 1;
    return message;
  }

  /** Presses a button of a message; 0 is the first. */
  async press(message: ChatMessage, button: number): Promise<void> {
    const payload = buttonsOf(message)[button];
    if (payload === undefined) throw new Error(`the message to ${this.name} has no button ${button}`);
    await outside.reply(this.phone, { wamid: message.wamid, payload });
  }

  /** Chooses a line of a list by its words. */
  async choose(message: ChatMessage, title: string): Promise<void> {
    const row = rowsOf(message).find((one) => one.title.trim() === title);
    if (!row)
      throw new Error(
        `no "${title}" among ${rowsOf(message)
          .map((one) => one.title)
          .join(', ')}`,
      );
    await outside.reply(this.phone, { wamid: message.wamid, listId: row.id });
  }

  async write(text: string): Promise<void> {
    await outside.reply(this.phone, { text });
  }

  /** Templates this guest was sent, oldest first. */
  async templates(): Promise<string[]> {
    return (await outside.chatOf(this.phone)).flatMap(({ body }) => body.template?.name ?? []);
  }
}
