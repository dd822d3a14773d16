import { newId } from '@smachot/kernel';
import { accessTopic, Hints, LiveTopics, STREAMS_OF_ACCOUNT } from '../src';
import { eventually, platformApp } from '../src/testing';

let platform: Awaited<ReturnType<typeof platformApp>>;
let address: string;
beforeAll(async () => {
  platform = await platformApp();
  address = await platform.app.listen(0, '127.0.0.1').then(() => platform.app.getUrl());
  platform.app.get(LiveTopics).register('event', (id, actor) => Promise.resolve(id === `of-${actor.userId}`));
});
afterAll(() => platform.close());

type Heard = { id: string; topic: string };

const listen = async (userId: string, topics: string, lastId?: string) => {
  const stop = new AbortController();
  const answer = await fetch(`${address}/v1/live?topics=${encodeURIComponent(topics)}`, {
    headers: { authorization: `Bearer ${userId}`, ...(lastId ? { 'last-event-id': lastId } : {}) },
    signal: stop.signal,
  });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const heard: Heard[] = [];
  const stream = { heard, ended: false, stop: () => stop.abort() };
  void (async () => {
    let text = '';
    for await (const chunk of answer.body! as unknown as AsyncIterable<Uint8Array>) {
      text += new TextDecoder().decode(chunk);
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const entry = text.slice(0, end);
        text = text.slice(end + 2);
        const id = /^id: (.+)$/m.exec(entry)?.[1];
        const data = /^data: (.+)$/m.exec(entry)?.[1];
        if (id && data) heard.push({ id, topic: (JSON.parse(data) as { topic: string }).topic });
      }
    }
    stream.ended = true;
  })().catch(() => undefined);
  return stream;
};
const until = (met: () => boolean) => eventually('heard', met);

it('tells a person of what is theirs and of nothing else', async () => {
  const [mine, theirs] = [newId(), newId()];
  const { heard, stop } = await listen(mine, `me,event:of-${mine},event:of-${theirs}`);
  platform.app.get(Hints).publish([`event:of-${theirs}`, `user:${theirs}`]);
  platform.app.get(Hints).publish([`event:of-${mine}`]);
  await until(() => heard.length > 0);
  platform.app.get(Hints).publish([`user:${mine}`]);
  await until(() => heard.length > 1);
  stop();
  expect(heard.map(({ topic }) => topic)).toEqual([`event:of-${mine}`, 'me']);
});

it('goes on where the listener stopped', async () => {
  const mine = newId();
  const first = await listen(mine, 'me');
  platform.app.get(Hints).publish([`user:${mine}`]);
  await until(() => first.heard.length === 1);
  first.stop();
  platform.app.get(Hints).publish([`user:${mine}`]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const second = await listen(mine, 'me', first.heard[0]!.id);
  await until(() => second.heard.length > 0);
  second.stop();
  expect(second.heard[0]!.topic).toBe('me');
});

it('tells a new listener of what changed while its page was loading', async () => {
  const mine = newId();
  platform.app.get(Hints).publish([`user:${mine}`]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const { heard, stop } = await listen(mine, 'me');
  await until(() => heard.length > 0);
  stop();
  expect(heard[0]!.topic).toBe('me');
});

it('says that there is a gap when what was missed is gone', async () => {
  const { heard, stop } = await listen(newId(), 'me', '1-1');
  await until(() => heard.length > 0);
  stop();
  expect(heard[0]!.topic).toBe('*');
});

it('tells of many changes at once a few times, not of each', async () => {
  const mine = newId();
  const { heard, stop } = await listen(mine, 'me');
  for (let i = 0; i < 100; i++) platform.app.get(Hints).publish([`user:${mine}`]);
  await until(() => heard.length > 0);
  const before = heard.length;
  platform.app.get(Hints).publish([`user:${mine}`]);
  await until(() => heard.length > before);
  stop();
  expect(heard.length).toBeLessThan(50);
});

it('ends when one of its topics is no longer the person’s, and only then', async () => {
  const [mine, other] = [newId(), newId()];
  let allowed = true;
  platform.app.get(LiveTopics).register('store', (id) => Promise.resolve(allowed || id !== 'shared'));
  const streams = await Promise.all([
    listen(mine, 'me,store:shared'),
    listen(mine, 'me'),
    listen(other, 'me,store:shared'),
  ]);
  platform.app.get(Hints).publish([accessTopic(mine), `user:${mine}`]);
  await until(() => streams[0].heard.length > 0 && streams[1].heard.length > 0);
  expect(streams.map(({ ended }) => ended)).toEqual([false, false, false]);
  allowed = false;
  platform.app.get(Hints).publish([accessTopic(mine)]);
  await until(() => streams[0].ended);
  expect(streams.map(({ ended }) => ended)).toEqual([true, false, false]);
  for (const { stop } of streams) stop();
});

it('is refused to an account that has twenty, until one of them closes', async () => {
  const mine = newId();
  const ask = () => fetch(`${address}/v1/live?topics=me`, { headers: { authorization: `Bearer ${mine}` } });
  const streams = await Promise.all(Array.from({ length: STREAMS_OF_ACCOUNT }, () => listen(mine, 'me')));
  const refused = await ask();
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([429, 'live.too_many']);
  (await listen(newId(), 'me')).stop();
  streams.pop()!.stop();
  await new Promise((resolve) => setTimeout(resolve, 200));
  streams.push(await listen(mine, 'me'));
  expect((await ask()).status).toBe(429);
  for (const { stop } of streams) stop();
});
