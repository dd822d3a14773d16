import { atWallTime, MINUTE_MS } from '@smachot/kernel';
import { CampaignProgress, OptedOut } from '../src';
import { resumeSending } from '../src/persistence/sending-switch';
import { Tx, UnitOfWork } from '@smachot/server-platform';
import { eventually, type MessagingApp, messagingApp, TUESDAY } from './messaging-app';

let app: MessagingApp;
beforeAll(async () => {
  app = await messagingApp();
});
afterAll(() => app?.close());
afterEach(() => app.moveTo(TUESDAY));

const phoneOf = (ref: string) => app.guests.phones.get(ref)!;
const sentTo = async (ref: string) => (await app.sandbox.messages(phoneOf(ref))).length;
const later = (minutes: number) => app.moveTo(new Date(TUESDAY.getTime() + minutes * MINUTE_MS));
const sent = (ref: string) => eventually('sent', () => app.isSent(ref));
const outcomeOf = (ref: string, kind: string) =>
  eventually(`${kind} told`, async () => (await app.outcomes(kind)).find(({ refId }) => refId === ref));

describe('what the provider refuses', () => {
  it('for nobody being there is told, and only that guest has failed', async () => {
    const [nobody, somebody] = app.guests.add(2) as [string, string];
    await app.sandbox.misbehave('131026', { to: phoneOf(nobody) });
    await app.send([nobody, somebody]);
    await outcomeOf(nobody, 'undeliverable');
    await sent(somebody);
    expect(await app.message(nobody)).toMatchObject({ state: 'done', status: 'failed', code: 131026 });
    await app.sandbox.behave('131026');
  });

  it('for a template that does not exist pauses the campaign, tells it once, and fails no guest', async () => {
    const refs = app.guests.add(3);
    await app.sandbox.misbehave('132001');
    const { campaignId } = await app.send(refs);
    const alarms = async () =>
      (await app.told('messaging.campaign_stopped')).filter((one) => one.campaignId === campaignId);
    const progress = async () =>
      (await app.queries.execute(new CampaignProgress([campaignId]))).get(campaignId);
    await eventually('stopped', async () => (await alarms()).length === 1);
    await eventually('all stand still', async () => (await app.message(refs[2]!))?.state === 'queued');
    await later(180);
    expect(await alarms()).toEqual([{ campaignId, because: 'template' }]);
    expect(await progress()).toMatchObject({
      queued: 3,
      failed: 0,
      heldUntil: null,
      heldBecause: 'template',
    });

    await app.sandbox.behave('132001');
    await app.deliver('messaging.resume_campaign', { campaignId });
    for (const ref of refs) await sent(ref);
    for (const ref of refs) expect(await sentTo(ref)).toBe(1);
    expect(await progress()).toMatchObject({ queued: 0, failed: 0, heldBecause: null });
  });

  it('for a template that is still missing pauses the resumed campaign again; cancelled, it is taken back', async () => {
    const [ref] = app.guests.add() as [string];
    await app.sandbox.misbehave('132001');
    const { campaignId } = await app.send([ref]);
    const alarms = async (count: number) =>
      eventually(
        `${count} alarms`,
        async () =>
          (await app.told('messaging.campaign_stopped')).filter((one) => one.campaignId === campaignId)
            .length === count,
      );
    await alarms(1);
    await app.deliver('messaging.resume_campaign', { campaignId });
    await alarms(2);
    await app.deliver('messaging.withdraw_campaign', { campaignId });
    await outcomeOf(ref, 'withdrawn');
    await app.sandbox.behave('132001');
    expect(await sentTo(ref)).toBe(0);
  });

  it('for its own trouble is tried again', async () => {
    const [ref] = app.guests.add() as [string];
    await app.sandbox.misbehave('server_error', { count: 1 });
    await app.send([ref]);
    await eventually('refused once', async () => (await app.message(ref))?.code === 131000);
    await later(1);
    await sent(ref);
    expect(await sentTo(ref)).toBe(1);
  });

  it('for its own trouble is tried again also after it was held for long', async () => {
    const [ref] = app.guests.add() as [string];
    app.guests.decisions.set(ref, { kind: 'hold' });
    await app.send([ref]);
    for (let minute = 1; minute <= 13; minute++) {
      await eventually('held again', async () => (await app.message(ref))!.attempts >= minute);
      await later(minute);
    }
    await app.sandbox.misbehave('server_error', { count: 1, to: phoneOf(ref) });
    app.guests.decisions.delete(ref);
    await later(15);
    await eventually('refused once', async () => (await app.message(ref))?.code === 131000);
    expect(await app.message(ref)).toMatchObject({ state: 'queued', status: 'queued' });
    await later(16);
    await sent(ref);
    expect(await sentTo(ref)).toBe(1);
  });

  it('for going too fast slows everybody down and loses nothing', async () => {
    const refs = app.guests.add(30);
    await app.sandbox.misbehave('130429', { count: 10 });
    await app.send(refs);
    await eventually(
      'some refused',
      async () =>
        (await app.source.query(`select 1 from messaging.messages where error_code = 130429`)).length > 3,
    );
    await later(1);
    for (const ref of refs) await sent(ref);
    for (const ref of refs) expect(await sentTo(ref)).toBe(1);
  });

  it('for one person having had too many delays only that one', async () => {
    const [busy, free] = app.guests.add(2) as [string, string];
    await app.sandbox.misbehave('131056', { count: 1, to: phoneOf(busy) });
    await app.send([busy, free]);
    await sent(free);
    expect(await app.message(busy)).toMatchObject({ state: 'queued', code: 131056 });
    await later(1);
    await sent(busy);
  });

  it('for a person’s share of marketing waits a day, once', async () => {
    const [ref] = app.guests.add() as [string];
    await app.sandbox.misbehave('131049', { to: phoneOf(ref) });
    await app.send([ref]);
    expect(await outcomeOf(ref, 'held')).toMatchObject({
      until: expect.stringMatching(/^2027-04-21T08:00/) as string,
    });
    expect(await app.message(ref)).toMatchObject({ state: 'queued', deferrals: 1 });
    await app.moveTo(atWallTime('2027-04-21', '11:05'));
    await outcomeOf(ref, 'failed');
    expect(await sentTo(ref)).toBe(2);
    await app.sandbox.behave('131049');
  });

  it('because the person asked the provider is respected for ever', async () => {
    const [ref] = app.guests.add() as [string];
    await app.sandbox.misbehave('131050', { to: phoneOf(ref) });
    await app.send([ref]);
    await outcomeOf(ref, 'undeliverable');
    expect((await app.queries.execute(new OptedOut([phoneOf(ref)]))).size).toBe(1);
    await app.sandbox.behave('131050');
  });

  it('for a campaign holds the campaign', async () => {
    const [unlucky, other] = app.guests.add(2) as [string, string];
    await app.sandbox.misbehave('held_then_dropped', { to: phoneOf(unlucky), value: 100, count: 1 });
    const { campaignId } = await app.send([unlucky]);
    await outcomeOf(unlucky, 'failed');
    const held = await eventually('held', async () =>
      (await app.told('messaging.campaign_held')).find((one) => one.campaignId === campaignId),
    );
    expect(held).toMatchObject({ because: 'provider' });
    await app.send([other]);
    await sent(other);
    expect((await app.queries.execute(new CampaignProgress([campaignId]))).get(campaignId)).toMatchObject({
      failed: 1,
      queued: 0,
    });
  });

  it('for good stops everybody, tells it once and loses nothing', async () => {
    const refs = app.guests.add(3);
    await app.sandbox.misbehave('368');
    await app.send(refs);
    await eventually('stopped', async () =>
      (await app.told('messaging.sending_stopped')).some(({ reason }) => reason === '368'),
    );
    await app.sandbox.behave('368');
    expect(await app.source.query('select stopped, stopped_by from messaging.sending')).toEqual([
      { stopped: true, stopped_by: 'provider' },
    ]);
    await app.app.get(UnitOfWork).run((tx: Tx) => resumeSending(tx));
    for (const ref of refs) await sent(ref);
    expect(await app.told('messaging.sending_stopped')).toHaveLength(1);
  });
});

describe('the token of the provider', () => {
  it('is exchanged when it is refused, and sending goes on by itself', async () => {
    const refs = app.guests.add(2);
    await app.sandbox.misbehave('190', { count: 2 });
    await app.send(refs);
    await eventually('stopped', async () =>
      (await app.told('messaging.sending_stopped')).some(({ reason }) => reason === '190'),
    );
    await app.sandbox.behave('190');
    await app.source.query('update messaging.sending set token_checked_at = null');
    await app.ticks.refreshToken(TUESDAY);
    for (const ref of refs) await sent(ref);
    const tokens = await app.source.query<Record<string, unknown>[]>(
      'select version, sealed, expires_at, confirmed_at, retired_at from messaging.provider_tokens',
    );
    expect(tokens).toEqual([
      expect.objectContaining({
        version: 1,
        retired_at: null,
        sealed: expect.stringMatching(/^v1\./) as string,
      }),
    ]);
    await eventually(
      'confirmed by its first use',
      async () =>
        (await app.source.query('select 1 from messaging.provider_tokens where confirmed_at is not null'))
          .length === 1,
    );
  });

  it('is exchanged before it ends, and the old one goes when the new one was taken', async () => {
    await app.source.query(`update messaging.provider_tokens set expires_at = now() + interval '14 days'`);
    await app.source.query('update messaging.sending set token_checked_at = null');
    await app.ticks.refreshToken(TUESDAY);
    await app.ticks.refreshToken(TUESDAY);
    const versions = () =>
      app.source.query(
        'select version, retired_at is not null as retired from messaging.provider_tokens order by version',
      );
    expect(await versions()).toEqual([
      { version: 1, retired: false },
      { version: 2, retired: false },
    ]);
    const [ref] = app.guests.add() as [string];
    await app.send([ref]);
    await sent(ref);
    await eventually(
      'the old one retired',
      async () => ((await versions())[0] as { retired: boolean }).retired,
    );
  });

  it('is kept, and people are told, when it cannot be exchanged', async () => {
    await app.source.query(`update messaging.provider_tokens set expires_at = now() + interval '14 days'`);
    await app.source.query('update messaging.sending set token_checked_at = null');
    await app.sandbox.misbehave('190', { count: 1 });
    await app.ticks.refreshToken(TUESDAY);
    expect((await app.told('messaging.sending_stopped')).at(-1)).toEqual({ reason: 'token_not_refreshed' });
    expect(await app.source.query('select stopped from messaging.sending')).toEqual([{ stopped: false }]);
    const [ref] = app.guests.add() as [string];
    await app.send([ref]);
    await sent(ref);
  });
});
