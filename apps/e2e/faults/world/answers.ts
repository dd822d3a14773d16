import type { Rsvp } from '@smachot/contracts';
import { outside, until } from '../../src/world/sandbox';
import { digits } from './crowd';
import { forEachConcurrently } from './for-each-concurrently';
import type { ChatMessage } from '../../src/world/sandbox';
import { outsideWorld } from './outside';

const AT_ONCE = 6;

export const buttonsOf = ({ body }: ChatMessage): string[] =>
  (body.template?.components ?? []).flatMap(({ type, parameters }) =>
    type === 'button' ? (parameters[0]?.payload ?? []) : [],
  );

/** The newest template of each of these guests, once all of them have one. */
export async function invitationsOf(guests: readonly Rsvp[]): Promise<Map<string, ChatMessage>> {
  const phones = new Set(guests.map(({ attendeePhone }) => digits(attendeePhone)));
  const all = async () => {
    const messages = await outsideWorld.accepted();
    const latest = new Map(
      messages
        .filter(({ to, body }) => phones.has(to) && body.template)
        .map((message) => [message.to, message]),
    );
    return latest.size === phones.size ? latest : undefined;
  };
  return until(`${phones.size} invitations`, all);
}

/** Each of them presses one of the three buttons of the invitation: yes, no, perhaps, in turn. */
export async function answerInChat(
  guests: readonly Rsvp[],
  invitations: Map<string, ChatMessage>,
): Promise<void> {
  await forEachConcurrently(guests.entries(), AT_ONCE, ([nth, { attendeePhone }]) => {
    const invitation = invitations.get(digits(attendeePhone))!;
    const buttons = buttonsOf(invitation);
    return outside.reply(attendeePhone!, {
      wamid: invitation.wamid,
      payload: buttons[nth % buttons.length]!,
    });
  });
}
