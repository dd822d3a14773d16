import { ListRsvps } from '../../src/use-cases/guests/list-rsvps';
import { PreviewSend } from '../../src/use-cases/sending/preview-send';
import { openConversation } from './open-conversation';
import { type RsvpApp, rsvpApp, taken } from '../rsvp-app';

let app: RsvpApp;
let host: string;
let eventId: string;
let dana: string;
beforeAll(async () => {
  app = await rsvpApp();
});
beforeEach(async () => {
  ({ host, eventId, dana } = await openConversation(app));
});
afterAll(() => app.close());

const at = (seconds: number) => new Date(app.clock.now().getTime() + seconds * 1000).toISOString();
const writes = (text: string, seconds: number) => app.replies([{ refs: [dana], text, at: at(seconds) }]);
const taps = async (value: 'yes' | 'no', seconds: number) => {
  const { buttons } = (await app.lastTurn(dana))!.content as { buttons: { id: string; title: string }[] };
  const { id: payload, title: text } = buttons[value === 'yes' ? 0 : 1]!;
  await app.replies([{ refs: [dana], payload, text, kind: 'interactive', at: at(seconds) }]);
};
const refusal = async () =>
  taken(
    await app.queries.execute(
      new PreviewSend({ eventId, rsvpIds: [dana], templateName: 'rsvp_reminder', consent: true }, host),
    ),
  ).refused.map(({ code }) => code);
const onDesk = async () =>
  taken(await app.queries.execute(new ListRsvps(eventId, host, { limit: 10 }))).rsvps;

describe('a guest who may have asked to be left alone', () => {
  it('is asked with two buttons, and sent nothing until the answer; the desk says why', async () => {
    await writes('למה אתם שולחים לי הודעות?', 1);
    expect(await app.lastTurn(dana)).toMatchObject({
      say: 'ask_removal',
      content: { kind: 'buttons', buttons: [{ title: 'כן, להסיר' }, { title: 'לא, להשאיר' }] },
    });
    expect(await refusal()).toEqual(['removal_asked']);
    expect(await onDesk()).toMatchObject([{ removalAsked: true, optedOut: false, rsvpStatus: 'received' }]);
  });
  it('stays who taps so, and the open question is asked', async () => {
    await writes('תסירו אותי?', 1);
    await taps('no', 2);
    expect(await app.lastTurn(dana)).toMatchObject({ say: 'ask_attending' });
    expect((await onDesk())[0]).not.toHaveProperty('removalAsked');
    expect(await refusal()).not.toContain('removal_asked');
  });
  it('is removed who taps so, which counts as a complaint', async () => {
    await writes('תסירו אותי?', 1);
    await taps('yes', 2);
    expect(await onDesk()).toMatchObject([{ optedOut: true, rsvpStatus: 'received' }]);
    expect((await onDesk())[0]).not.toHaveProperty('removalAsked');
  });
  it('stays who answers clearly; a bare yes to that question is no yes to the invitation', async () => {
    await writes('תסירו אותי?', 1);
    await writes('כן', 2);
    expect(await app.lastTurn(dana)).toMatchObject({ say: 'ask_removal' });
    expect(await onDesk()).toMatchObject([{ rsvpStatus: 'received', removalAsked: true }]);
    await writes('נגיע 2', 3);
    expect(await onDesk()).toMatchObject([{ rsvpStatus: 'confirmed', numberOfGuests: 2 }]);
    expect((await onDesk())[0]).not.toHaveProperty('removalAsked');
  });
});
