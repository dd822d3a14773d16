import type { startSandbox } from '@smachot/sandbox';
import { UserAuthenticator } from '../src/tokens/user-authenticator';
import {
  confirmed,
  type IdentityApp,
  newPhone,
  notConfirmed,
  type SignedIn,
  signInAgain,
  signUp,
} from './identity-app';

export const PASSWORD = 'olives and lemons';

type Ways = { ways: string[]; email: string | null; confirmedUntil: string | null };
type Refused = { code?: string; fields?: Record<string, string> };
type Outside = Awaited<ReturnType<typeof startSandbox>>;

/** Calls about the confirmation of an identity, and what they are confirmed with: passwords, addresses and codes by mail. */
export const confirmationCalls = (app: IdentityApp, outside: Outside) => {
  const ask = <T = Refused>(person: SignedIn, method: string, path: string, body?: object) =>
    app.call<T>(method, path, { bearer: person.tokens.access_token, ...(body ? { body } : {}) });
  const ways = async (person: SignedIn) => (await ask<Ways>(person, 'GET', '/api/auth/confirm')).body;
  const confirm = (person: SignedIn, body: object) =>
    ask<Refused & { confirmedUntil?: string }>(person, 'POST', '/api/auth/confirm', body);
  const sendCode = (person: SignedIn, way = 'email') =>
    ask<Refused & { email?: string }>(person, 'POST', '/api/auth/confirm/code', { way });
  const changeEmail = (person: SignedIn, email: string | null) =>
    ask(person, 'PATCH', '/api/auth/me', { email });
  /** Sets the address under a confirmation that is removed afterwards. */
  const setEmail = async (person: SignedIn, email: string | null) => {
    await confirmed(app, person);
    await changeEmail(person, email);
    await notConfirmed(app, person);
  };
  const addPassword = (person: SignedIn, password = PASSWORD) =>
    ask(person, 'PUT', '/api/auth/password', { password });
  const setPassword = async (person: SignedIn) => {
    await confirmed(app, person);
    const answer = await addPassword(person);
    await notConfirmed(app, person);
    return answer;
  };
  /** Texts of the e-mails sent to an address, oldest first. */
  const mails = async (email: string): Promise<string[]> => {
    const answer = await fetch(`${outside.url}/_sandbox/mail?to=${encodeURIComponent(email)}`);
    return ((await answer.json()) as { text: string }[]).map(({ text }) => text);
  };
  const codeIn = async (email: string) => /\d{6}/.exec((await mails(email)).at(-1)!)![0];
  let people = 0;
  /** A person who has signed up, with an address that is not set yet. */
  const signedUpPerson = async () => {
    const phone = newPhone();
    return { phone, email: `p${++people}@example.test`, ...(await signUp(app, phone)) };
  };
  const withEmail = async () => {
    const person = await signedUpPerson();
    await setEmail(person, person.email);
    await sendCode(person);
    expect((await confirm(person, { code: await codeIn(person.email) })).status).toBe(200);
    return person;
  };
  const again = (phone: string) => signInAgain(app, phone);
  const familyOf = async (person: SignedIn) =>
    (await app.app.get(UserAuthenticator).authenticate(person.tokens.access_token))!;
  const counts = async (person: SignedIn) =>
    app.app.get(UserAuthenticator).isConfirmed(await familyOf(person));
  return {
    ask,
    ways,
    confirm,
    sendCode,
    changeEmail,
    setEmail,
    addPassword,
    setPassword,
    codeIn,
    mails,
    signedUpPerson,
    withEmail,
    again,
    familyOf,
    counts,
  };
};
