import { isolate, newId } from '@smachot/kernel';
import { MessageContentProvider } from '@smachot/server-messaging';
import { PreviewSend } from '../../src/use-cases/sending/preview-send';
import { SendInvites } from '../../src/use-cases/sending/send-invites';
import { type RsvpApp, rsvpApp, taken, TUESDAY } from '../rsvp-app';

let app: RsvpApp;
beforeAll(async () => {
  app = await rsvpApp();
  app.clock.moveTo(TUESDAY);
});
afterAll(() => app.close());

it('a guest of a bar mitzva is invited to it, and the preview says the same', async () => {
  const host = await app.host();
  const eventId = await app.event(host, {
    ...{ eventType: 'toast', occasion: 'bar-mitzva', hostName: 'משפחת כהן' },
  });
  const [dana] = await app.guests(eventId, host, [{ attendeeName: 'דנה' }]);
  const request = { eventId, templateName: 'rsvp_invite_toast' as const, rsvpIds: [dana!], consent: true };
  const { messages } = taken(await app.queries.execute(new PreviewSend(request, host)));
  expect(messages[0]!.body).toContain(`${isolate('משפחת כהן')} מזמינים אתכם ${isolate('לבר המצווה')}!`);
  const { campaignId } = taken(await app.commands.execute(new SendInvites(request, host, newId())));
  const messageId = newId();
  const asked = [{ messageId, refId: dana!, round: 'invite:1', campaignId }];
  expect((await app.get(MessageContentProvider).contents(asked)).get(messageId)).toMatchObject({
    kind: 'send',
    content: {
      name: 'rsvp_invite_toast',
      variables: [
        ...['דנה', 'משפחת כהן'].map(isolate),
        expect.any(String),
        expect.any(String),
        isolate('לבר המצווה'),
      ],
    },
  });
});
