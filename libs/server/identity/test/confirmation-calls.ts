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
  const ask = <T = Refused>(who: SignedIn, method: string, path: string, body?: object) =>
    app.call<T>(method, path, { bearer: who.tokens.access_token, ...(body ? { body } : {}) });
  const ways = async (who: SignedIn) => (await ask<Ways>(who, 'GET', '/api/auth/confirm')).body;
  const confirm = (who: SignedIn, body: object) =>
    ask<Refused & { confirmedUntil?: string }>(who, 'POST', '/api/auth/confirm', body);
  const sendCode = (who: SignedIn, way = 'email') =>
    ask<Refused & { email?: string }>(who, 'POST', '/api/auth/confirm/code', { way });
  const changeEmail = (who: SignedIn, email: string | null) => ask(who, 'PATCH', '/api/auth/me', { email });
  /** Sets the address under a confirmation that is removed afterwards. */
  const setEmail = async (who: SignedIn, email: string | null) => {
    await confirmed(app, who);
    await changeEmail(who, email);
    await notConfirmed(app, who);
  };
  const addPassword = (who: SignedIn, password = PASSWORD) =>
    ask(who, 'PUT', '/api/auth/password', { password });
  const setPassword = async (who: SignedIn) => {
    await confirmed(app, who);
    const answer = await addPassword(who);
    await notConfirmed(app, who);
    return answer;
  };
  /** Texts of the e-mails sent to an address, oldest first. */
  const mails = async (email: string): Promise<string[]> => {
    const answer = await fetch(`${outside.url}/_sandbox/mail?to=${encodeURIComponent(email)}`);
    return ((await answer.json()) as { text: string }[]).map(({ text }) => text);
  };
  const codeIn = async (email: string) => /\d{6}/.exec((await mails(email)).at(-1)!)![0];
  let people = 0;
  /** Somebody who has signed up, with an address that is not set yet. */
  const somebody = async () => {
    const phone = newPhone();
    return { phone, email: `p${++people}@example.test`, ...(await signUp(app, phone)) };
  };
  const withEmail = async () => {
    const who = await somebody();
    await setEmail(who, who.email);
    await sendCode(who);
    expect((await confirm(who, { code: await codeIn(who.email) })).status).toBe(200);
    return who;
  };
  const again = (phone: string) => signInAgain(app, phone);
  const familyOf = async (who: SignedIn) =>
    (await app.app.get(UserAuthenticator).authenticate(who.tokens.access_token))!;
  const counts = async (who: SignedIn) => app.app.get(UserAuthenticator).isConfirmed(await familyOf(who));
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
    somebody,
    withEmail,
    again,
    familyOf,
    counts,
  };
};
