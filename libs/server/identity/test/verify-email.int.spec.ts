import { startSandbox } from '@smachot/sandbox';
import { type IdentityApp, identityApp, type SignedIn } from './identity-app';
import { confirmationCalls } from './confirmation-calls';

let app: IdentityApp;
let calls: ReturnType<typeof confirmationCalls>;
let outside: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  outside = await startSandbox({ port: 0, smtpPort: 0, productUrl: 'http://127.0.0.1:9' });
  app = await identityApp({ settings: { SMTP_URL: outside.smtpUrl } });
  calls = confirmationCalls(app, outside);
});
afterAll(async () => {
  await app?.close();
  await outside?.close();
});

type Me = { email: string | null; emailVerified?: boolean };
type Refused = { code?: string; fields?: Record<string, string> };
const send = (person: SignedIn) => calls.ask<Refused & Me>(person, 'POST', '/api/auth/me/email/code');
const verify = (person: SignedIn, code: string) =>
  calls.ask<Refused & Me>(person, 'POST', '/api/auth/me/email', { code });
const me = async (person: SignedIn) => (await calls.ask<Me>(person, 'GET', '/api/auth/me')).body;

/** A person with a password and an address that nobody has verified. */
const unverified = async () => {
  const person = await calls.signedUpPerson();
  await calls.setPassword(person);
  await calls.setEmail(person, person.email);
  return person;
};

it('is verified by the code that reaches it, which confirms nothing else', async () => {
  const person = await unverified();
  expect(await me(person)).toMatchObject({ email: person.email, emailVerified: false });
  expect(await send(person)).toMatchObject({ status: 200, body: { email: person.email } });
  const { status, body } = await verify(person, await calls.codeIn(person.email));
  expect([status, body.emailVerified]).toEqual([200, true]);
  expect((await me(person)).emailVerified).toBe(true);
  expect(await calls.counts(person)).toBe(false);
});

it('a wrong code is the fault of its field, and another one is sent only later', async () => {
  const person = await unverified();
  await send(person);
  const right = await calls.codeIn(person.email);
  const wrong = await verify(person, right === '111111' ? '222222' : '111111');
  expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([422, ['code']]);
  expect((await me(person)).emailVerified).toBe(false);
  expect((await send(person)).status).toBe(429);
  expect((await verify(person, right)).status).toBe(200);
});

it('a code of an address that was replaced verifies nothing', async () => {
  const person = await unverified();
  await send(person);
  const code = await calls.codeIn(person.email);
  await calls.setEmail(person, `other-${person.email}`);
  expect((await verify(person, code)).status).toBe(422);
  expect((await me(person)).emailVerified).toBe(false);
});

it('without an address there is nowhere to send to', async () => {
  expect((await send(await calls.signedUpPerson())).body.code).toBe('mail.no_address');
});
