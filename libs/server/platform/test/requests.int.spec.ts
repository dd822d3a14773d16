import { Controller, Get } from '@nestjs/common';
import { call, type InputOf } from '@smachot/contracts';
import { newId, refuse } from '@smachot/kernel';
import * as z from 'zod/mini';
import { Authenticator, Caller, Input, Serves, type UserActor } from '../src';
import { platformApp } from '../src/testing';

const pay = call({
  id: 'test.pay',
  method: 'POST',
  path: '/v1/test/pay',
  access: 'user',
  idempotent: true,
  body: z.object({ amount: z.number().check(z.gte(1)) }),
  answer: z.object({ paid: z.number(), by: z.string() }),
  status: 200,
});
const cards = call({
  id: 'test.cards',
  method: 'GET',
  path: '/v1/test/cards',
  access: 'user',
  answer: z.object({ cards: z.array(z.object({ authenticateUrl: z.nullable(z.string()) })) }),
});
let paid = 0;
let refused = false;

@Controller()
class TestController {
  @Serves(pay)
  async pay(@Input() { body }: InputOf<typeof pay>, @Caller() actor: UserActor) {
    if (refused) return refuse('payment.failed');
    await new Promise((resolve) => setTimeout(resolve, 50));
    paid += body.amount;
    return { paid: body.amount, by: actor.userId, secret: 'never leaves' };
  }
  @Serves(cards)
  cards() {
    return { cards: [{ authenticateUrl: 'https://bank.example/confirm' }] };
  }
  @Get('/v1/test/undeclared')
  undeclared() {
    return { leaked: true };
  }
}

let platform: Awaited<ReturnType<typeof platformApp>>;
beforeAll(async () => {
  platform = await platformApp([TestController]);
});
afterAll(() => platform.close());
beforeEach(() => {
  paid = 0;
  refused = false;
});

const userId = newId();
const post = (key: string | undefined, amount: unknown, who = userId) =>
  platform.app.inject({
    method: 'POST',
    url: '/v1/test/pay/',
    headers: {
      authorization: `Bearer ${who}`,
      'accept-language': 'en',
      ...(key ? { 'idempotency-key': key } : {}),
    },
    payload: { amount },
  });

it('refuses a route that declares nothing', async () => {
  const answer = await platform.app.inject({
    url: '/v1/test/undeclared',
    headers: { authorization: `Bearer ${userId}` },
  });
  expect(answer.statusCode).toBe(403);
  expect(answer.body).not.toContain('leaked');
});

it('answers a wrong body with the fields, in the caller’s language', async () => {
  const answer = await post(newId(), 'much');
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    error: 'ValidationException',
    code: 'request.invalid',
    message: 'Some details need correcting',
  });
  expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(['amount']);
});

it('gives only what the contract names', async () =>
  expect((await post(newId(), 5)).json()).toEqual({ paid: 5, by: userId }));

it('tells where a card is confirmed to its owner, not to an admin who looks through their eyes', async () => {
  const read = () =>
    platform.app.inject({ url: '/v1/test/cards', headers: { authorization: `Bearer ${userId}` } });
  expect((await read()).json()).toEqual({ cards: [{ authenticateUrl: 'https://bank.example/confirm' }] });
  jest
    .spyOn(platform.app.get(Authenticator), 'authenticate')
    .mockResolvedValueOnce({ kind: 'user', userId, superAdmin: false, familyId: userId, viewedBy: newId() });
  const viewed = await read();
  expect([viewed.statusCode, viewed.json()]).toEqual([200, { cards: [{ authenticateUrl: null }] }]);
});

it('does one key’s work once, however many come at once', async () => {
  const key = newId();
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(key, 7)));
  expect(paid).toBe(7);
  const codes = answers.map((answer) => answer.statusCode);
  expect(codes.filter((code) => code === 200).length).toBeGreaterThan(0);
  expect(codes.every((code) => code === 200 || code === 409)).toBe(true);
  expect((await post(key, 7)).json()).toEqual({ paid: 7, by: userId });
  expect(paid).toBe(7);
});

it('knows keys by their owner, and refuses another body under the same key', async () => {
  const key = newId();
  await post(key, 1);
  expect((await post(key, 2)).json()).toMatchObject({ code: 'idempotency.reused' });
  expect((await post(key, 2, newId())).statusCode).toBe(200);
  expect((await post(undefined, 1)).json()).toMatchObject({ code: 'idempotency.required' });
});

it('lets the same key be tried again after a refusal', async () => {
  const key = newId();
  refused = true;
  expect((await post(key, 13)).statusCode).toBe(402);
  refused = false;
  expect((await post(key, 13)).json()).toEqual({ paid: 13, by: userId });
  expect(
    await Promise.all([post(key, 13), post(key, 13)]).then((all) => all.map(({ statusCode }) => statusCode)),
  ).toEqual([200, 200]);
  expect(paid).toBe(13);
});

it('gives every answer its request id and the headers that protect', async () => {
  const answer = await platform.app.inject({ url: '/healthz', headers: { 'x-request-id': 'abcdefgh-1' } });
  expect(answer.headers).toMatchObject({
    'x-request-id': 'abcdefgh-1',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(
    (await platform.app.inject({ url: '/healthz', headers: { 'x-request-id': 'a b<script>' } })).headers[
      'x-request-id'
    ],
  ).toMatch(/^[0-9a-f-]{36}$/);
});

it('documents every call', async () => {
  const document = (await platform.app.inject('/docs/openapi.json')).json<{
    paths: Record<string, Record<string, { 'x-access': string }>>;
  }>();
  expect(document.paths['/v1/whatsapp/send-invites']?.['post']?.['x-access']).toBe('user');
  expect(document.paths['/_dev/clock']).toBeUndefined();
});

it('moves the clock for tests', async () => {
  const moved = await platform.app.inject({
    method: 'POST',
    url: '/_dev/clock',
    payload: { now: '2027-03-01T10:00:00Z' },
  });
  expect(moved.json<{ now: string }>().now).toMatch(/^2027-03-01T10:00:0/);
  for (const payload of [{ offsetMs: 1e308 }, { now: '9999-12-31T23:59:59.999Z' }]) {
    const beyond = await platform.app.inject({ method: 'POST', url: '/_dev/clock', payload });
    expect(beyond.statusCode).toBe(422);
  }
  expect((await platform.app.inject({ url: '/_dev/clock' })).json<{ now: string }>().now).toMatch(
    /^2027-03-01/,
  );
  await platform.app.inject({ method: 'POST', url: '/_dev/clock', payload: { offsetMs: 0 } });
});
