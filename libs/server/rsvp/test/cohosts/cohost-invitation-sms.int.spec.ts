import type { CohostInvitationId } from '@smachot/contracts';
import { PhoneKeys } from '@smachot/server-platform';
import { anAccount } from '@smachot/server-testing';
import { InviteCohost } from '../../src/use-cases/cohosts/cohost-invitations';
import { anE164 } from '../hosted-event';
import { type RsvpApp, rsvpApp, taken } from '../rsvp-app';
import { type SmsGateway, smsGateway } from '../sms-gateway';

let app: RsvpApp;
let gateway: SmsGateway;
beforeAll(async () => {
  gateway = await smsGateway();
  app = await rsvpApp({ SMS_BASE_URL: gateway.url, PUBLIC_URL: 'https://app.smachot.example' });
});
beforeEach(() => {
  gateway.sent.length = 0;
});
afterAll(async () => {
  await app.close();
  gateway.close();
});

/** Invites the phone's owner, who has an account, and runs the job of the invitation. */
const invited = async (phone: string) => {
  const host = await app.host();
  const person = await anAccount(app.source, { phone });
  const eventId = await app.event(host);
  const answer = taken(await app.commands.execute(new InviteCohost(eventId, phone, 'Editor', host)));
  for (const { id, payload } of await app.outbox('rsvp.send_cohost_invitation'))
    await app.jobs.cohostInvited(
      { invitationId: payload['invitationId'] as CohostInvitationId },
      { id, job: 'rsvp.send_cohost_invitation', attempt: 1 },
    );
  const told: unknown[] = await app.source.query(
    `select 1 from platform.outbox where job = 'notifications.deliver' and payload->>'userId' = $1`,
    [person],
  );
  return { answer, told: told.length };
};

it('is sent with a link into the product; owners of an account are notified there, too', async () => {
  const phone = anE164();
  const { told } = await invited(phone);
  expect(gateway.sent.map(({ message }) => message)).toEqual([
    expect.stringContaining('https://app.smachot.example/me/rsvps'),
  ]);
  expect(told).toBe(1);
});

it('is not sent to who opted out, who is told in the product alone; the host learns nothing of it', async () => {
  const phone = anE164();
  await app.source.query(
    `insert into messaging.suppressions (phone_key, reason, since) values ($1, 'opt_out', now())`,
    [app.get(PhoneKeys).of(phone)],
  );
  const { answer, told } = await invited(phone);
  expect(gateway.sent).toEqual([]);
  expect(answer).toMatchObject({ phoneNumber: phone, role: 'Editor' });
  expect(told).toBe(1);
});
