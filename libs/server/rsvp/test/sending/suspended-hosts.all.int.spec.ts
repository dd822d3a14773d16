import { newId } from '@smachot/kernel';
import { HostKeys } from '@smachot/server-messaging';
import { PreviewSend } from '../../src/use-cases/sending/preview-send';
import { SendInvites } from '../../src/use-cases/sending/send-invites';
import { type RsvpApp, rsvpApp, taken } from '../rsvp-app';

let app: RsvpApp;
let phones = 0;
beforeAll(async () => {
  app = await rsvpApp();
});
afterAll(() => app.close());

/** Creates a host with an account of this phone; an earlier account may have had it. */
const account = async (phone: string): Promise<string> => {
  const id = await app.host();
  await app.source.query(
    `insert into identity.users (id, username, phone, first_name, last_name, language, groups, terms_accepted_at)
     values ($1::uuid, $1::text, $2, 'נועה', 'כהן', 'he', '{}', now())`,
    [id, phone],
  );
  return id;
};
const close = (id: string) =>
  app.source.query('update identity.users set phone = null, deleted_at = now() where id = $1', [id]);
/** Response to the host for a send to that many new guests. */
const invited = async (host: string, count: number) => {
  const eventId = await app.event(host);
  const names = Array.from({ length: count }, (_, at) => ({ attendeeName: `אורח ${at}` }));
  const rsvpIds = await app.guests(eventId, host, names);
  return { eventId, templateName: 'rsvp_invite_wedding' as const, rsvpIds, consent: true };
};
const aPhone = () => `+97252${String(7_100_000 + phones++)}`;

it('stays suspended in a new account of the same phone, and hears why', async () => {
  const phone = aPhone();
  const before = await account(phone);
  await app.source.query(
    'insert into messaging.suspended_hosts (host_id, host_key, since) values ($1, $2, now())',
    [before, await app.get(HostKeys).of(before)],
  );
  await close(before);
  const host = await account(phone);
  const request = await invited(host, 1);
  const refused = [{ rsvpId: request.rsvpIds[0], code: 'host_suspended' }];
  expect(taken(await app.queries.execute(new PreviewSend(request, host)))).toMatchObject({
    sendable: [],
    refused,
  });
  expect(taken(await app.commands.execute(new SendInvites(request, host, newId())))).toMatchObject({
    accepted: 0,
    refused,
  });
  const other = await account(aPhone());
  expect(
    taken(await app.queries.execute(new PreviewSend(await invited(other, 1), other))).sendable,
  ).toHaveLength(1);
});

it('has used up the day’s limit in a new account of the same phone', async () => {
  const phone = aPhone();
  const before = await account(phone);
  taken(await app.commands.execute(new SendInvites(await invited(before, 240), before, newId())));
  await close(before);
  const host = await account(phone);
  const preview = taken(await app.queries.execute(new PreviewSend(await invited(host, 20), host)));
  expect(preview.sendable).toHaveLength(10);
  expect(preview.later.flatMap(({ rsvpIds }) => rsvpIds)).toHaveLength(10);
});
