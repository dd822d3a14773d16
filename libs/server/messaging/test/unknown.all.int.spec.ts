import { fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { MINUTE_MS, newId } from '@smachot/kernel';
import { entryOf, type JournalOwner, thisProcess } from '../src/sender/intent-journal';
import { Recovery } from '../src/sender/recovery';
import { aRequest, eventually, type MessagingApp, messagingApp, TUESDAY } from './messaging-app';

let app: MessagingApp;
beforeAll(async () => {
  app = await messagingApp();
});
afterAll(() => app?.close());
afterEach(() => app.moveTo(TUESDAY));

const phoneOf = (ref: string) => app.guests.phones.get(ref)!;
const sentTo = async (ref: string) => (await app.sandbox.messages(phoneOf(ref))).length;
const minutes = (count: number) => new Date(TUESDAY.getTime() + count * MINUTE_MS);
const stateOf = async (ref: string) => (await app.message(ref))!.state;

const liveProcess = (): { owner: JournalOwner; kill: () => Promise<void> } => {
  const child = fork('-e', ['setInterval(() => {}, 1000)'], { execArgv: [], stdio: 'ignore' });
  const pid = child.pid!;
  const started = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()!.split(' ')[19]!;
  const kill = async () => {
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
  };
  return { owner: { ...thisProcess(newId()), pid, started }, kill };
};

/** A process that has certainly ended. */
const deadProcess = async (): Promise<JournalOwner> => {
  const { owner, kill } = liveProcess();
  await kill();
  return owner;
};

/** Messages as a killed worker leaves them: leased, and some of them in its journal. */
const killedWith = async (
  owner: JournalOwner,
  refs: string[],
  journal: 'none' | string[],
  leaseSeconds = 15,
) => {
  await app.deliver('messaging.pause_campaign', { campaignId: CAMPAIGN });
  await app.deliver('messaging.create_messages', { ...aRequest(refs), campaignId: CAMPAIGN });
  await app.source.query(
    `insert into messaging.workers (id, host, lease_until) values ($1, 'h', clock_timestamp() + make_interval(secs => $2))`,
    [owner.workerId, leaseSeconds],
  );
  await app.source.query(
    `update messaging.messages set state = 'sending', leased_by = $1, attempts = 1, due_at = $3 where ref_id = any($2)`,
    [owner.workerId, refs, TUESDAY],
  );
  if (journal === 'none') return;
  const lines = await Promise.all(journal.map(async (ref) => entryOf((await app.message(ref))!.id, 1)));
  fs.writeFileSync(
    path.join(app.folder, 'intents', `${owner.workerId}.0.log`),
    [JSON.stringify(owner), ...lines, ''].join('\n'),
  );
};
const CAMPAIGN = newId();

describe('a message without an answer', () => {
  it('is resolved by its status, and not sent again', async () => {
    const [ref] = app.guests.add() as [string];
    await app.sandbox.misbehave('timeout', { count: 1 });
    await app.sandbox.misbehave('delay', { value: 12_000, count: 1 });
    await app.send([ref]);
    await eventually('unknown', async () => (await stateOf(ref)) === 'unknown');
    await app.sandbox.behave('delay');
    await eventually('resolved', async () => (await stateOf(ref)) === 'done');
    expect((await app.message(ref))!.wamid).toMatch(/^wamid/);
    expect(await sentTo(ref)).toBe(1);
  });

  it('that was refused a connection has not left, and is sent later', async () => {
    const [ref] = app.guests.add() as [string];
    const { CloudConnection } = await import('../src/gateway/cloud-connection');
    const connection = app.app.get<unknown, { pool: unknown }>(CloudConnection);
    const { Pool } = await import('undici');
    const real = connection.pool;
    connection.pool = new Pool('http://127.0.0.1:1', { connectTimeout: 500 });
    await app.send([ref]);
    await eventually(
      'tried',
      async () => (await app.message(ref))!.attempts > 0 && (await stateOf(ref)) === 'queued',
    );
    connection.pool = real;
    await app.moveTo(minutes(1));
    await eventually('sent', async () => (await sentTo(ref)) === 1);
  });

  it('is shown as uncertain after half an hour in which others were heard of', async () => {
    const [lost, other] = app.guests.add(2) as [string, string];
    // posted, as far as we know; the provider never received it, so that no status will ever come
    const campaignId = newId();
    await app.deliver('messaging.pause_campaign', { campaignId });
    await app.send([lost], { campaignId });
    await app.source.query(
      `update messaging.messages set state = 'unknown', posted_at = $2 where ref_id = $1`,
      [lost, TUESDAY],
    );

    await app.moveTo(minutes(45));
    await app.ticks.admitUnknown(minutes(45));
    expect(await stateOf(lost)).toBe('unknown');
    await app.send([other]);
    await eventually('another is heard of', () => app.isSent(other));
    await app.ticks.admitUnknown(minutes(45));
    expect(await app.message(lost)).toMatchObject({ state: 'done', status: 'uncertain' });
    expect((await app.outcomes('uncertain')).map(({ refId }) => refId)).toEqual([lost]);
  });
});

describe('what a killed worker had leased', () => {
  it('goes on at once where the journal says that it never left; the rest is unknown', async () => {
    const [left, unsent] = app.guests.add(2) as [string, string];
    const owner = await deadProcess();
    await killedWith(owner, [left, unsent], [left]);
    await app.ticks.recoverEnded(TUESDAY);
    expect([await stateOf(left), await stateOf(unsent)]).toEqual(['unknown', 'queued']);
    await eventually('the unsent one sent', async () => (await sentTo(unsent)) === 1);
    expect(await sentTo(left)).toBe(0);
    expect(
      fs.readdirSync(path.join(app.folder, 'intents')).some((name) => name.startsWith(owner.workerId)),
    ).toBe(false);
    expect(await app.source.query('select 1 from messaging.workers where id = $1', [owner.workerId])).toEqual(
      [],
    );
  });

  it('is unknown as a whole without a journal, once its lease has run out', async () => {
    const refs = app.guests.add(2);
    const owner = { ...(await deadProcess()), host: 'elsewhere' };
    await killedWith(owner, refs, 'none', 1);
    await app.ticks.recoverSilent(TUESDAY);
    expect(await stateOf(refs[0]!)).toBe('sending');
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await app.ticks.recoverSilent(TUESDAY);
    expect([await stateOf(refs[0]!), await stateOf(refs[1]!)]).toEqual(['unknown', 'unknown']);
  });

  it('goes on by its journal also when it ends while the silent ones are looked for', async () => {
    const [left, unsent] = app.guests.add(2) as [string, string];
    const { kill, owner } = liveProcess();
    await killedWith(owner, [left, unsent], [left], 0);
    const recovery = app.app.get(Recovery);
    const ended = recovery.ended.bind(recovery);
    jest.spyOn(recovery, 'ended').mockImplementationOnce(() => ended().then(kill));
    await app.ticks.recoverSilent(TUESDAY);
    expect([await stateOf(left), await stateOf(unsent)]).toEqual(['sending', 'sending']);
    await app.ticks.recoverEnded(TUESDAY);
    expect([await stateOf(left), await stateOf(unsent)]).toEqual(['unknown', 'queued']);
  });

  it('is unknown as a whole when the machine fell over with it', async () => {
    const refs = app.guests.add(1);
    const owner = { ...(await deadProcess()), boot: 'the one before' };
    await killedWith(owner, refs, []);
    await app.ticks.recoverSilent(TUESDAY);
    expect(await stateOf(refs[0]!)).toBe('unknown');
  });

  it('stays with a worker that is slow but alive', async () => {
    const refs = app.guests.add(1);
    const child = fork('-e', ['setInterval(() => {}, 1000)'], { execArgv: [], stdio: 'ignore' });
    const started = fs.readFileSync(`/proc/${child.pid!}/stat`, 'utf8').split(') ').pop()!.split(' ')[19]!;
    const owner = { ...thisProcess(newId()), pid: child.pid!, started };
    await killedWith(owner, refs, [], 0);
    await app.ticks.recoverSilent(TUESDAY);
    expect(await stateOf(refs[0]!)).toBe('sending');
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    await app.ticks.recoverEnded(TUESDAY);
    expect(await stateOf(refs[0]!)).toBe('queued');
  });

  it('counts only the attempt that is leased: an earlier one in the journal does not matter', async () => {
    const [ref] = app.guests.add() as [string];
    const owner = await deadProcess();
    await killedWith(owner, [ref], [ref]);
    await app.source.query('update messaging.messages set attempts = 2 where ref_id = $1', [ref]);
    await app.ticks.recoverSilent(TUESDAY);
    expect(await stateOf(ref)).toBe('queued');
    expect(os.hostname()).toBe(owner.host);
  });
});
