import { randomInt } from 'node:crypto';
import { Problem } from '@smachot/contracts';
import { platformApp } from '@smachot/server-testing';
import { WebPagesModule } from '../src';

let platform: Awaited<ReturnType<typeof platformApp>>;
beforeAll(async () => {
  platform = await platformApp([], [], { imports: [WebPagesModule] });
});
afterAll(() => platform.close());

const freshIp = () => `10.${[randomInt(256), randomInt(256), randomInt(256)].join('.')}`;
const get = (url: string, ip = freshIp()) => platform.app.inject({ url, headers: { 'x-forwarded-for': ip } });

it.each(['//', '//evil.example/x', '/%zz', '/v1/nowhere', '/v1/%00'])(
  'GET %s names nothing: a problem, no page',
  async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(Problem.safeParse(answer.json()).success).toBe(true);
  },
);

it.each([
  ['/sitemap.xml', 25, 200],
  ['/previews/aaaaaaaaaaaaaaaa/index.png', 65, 302],
])('requests of %s are limited by network', async (url, times, first) => {
  const ip = freshIp();
  const answers = [];
  for (let at = 0; at < times; at++) answers.push(await get(url, ip));
  expect(answers[0]!.statusCode).toBe(first);
  expect(answers.at(-1)!.statusCode).toBe(429);
  expect(answers.at(-1)!.json()).toMatchObject({ code: 'request.too_many' });
});
