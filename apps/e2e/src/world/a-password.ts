import { setTimeout as delay } from 'node:timers/promises';
import {
  type ArgumentsOf,
  changePassword,
  confirmIdentity,
  requestConfirmationCode,
  signInWithPassword,
  type Tokens,
} from '@smachot/contracts';
import { baseUrl } from '../surroundings';
import type { Host } from './a-host';
import { askProduct, requestTo } from './product';
import { outside } from './sandbox';

const TOO_MANY = 429;

type SignIn = ArgumentsOf<typeof signInWithPassword>['body'];

/** By a code on the phone, for what wants more than a session. */
export async function confirmByCode({ phone, tokens }: Host): Promise<void> {
  const token = tokens.access_token;
  const known = (await outside.codesTo(phone)).length;
  await askProduct(requestConfirmationCode, { token, body: { way: 'sms' } });
  const code = await outside.codeFor(phone, known + 1);
  await askProduct(confirmIdentity, { token, body: { code } });
}

export async function setFirstPassword(host: Host, password: string): Promise<void> {
  await confirmByCode(host);
  await askProduct(changePassword, { token: host.tokens.access_token, body: { password } });
}

/**
 * Signs in; nothing where the product refuses. All journeys come from one network, whose sign-ins are limited: as a person would, it waits
 * for as long as it is told.
 */
export async function byPassword(body: SignIn): Promise<Tokens | undefined> {
  const answer = await requestTo(baseUrl, signInWithPassword, { body });
  if (answer.ok) return signInWithPassword.answer.parse(await answer.json()).tokens;
  if (answer.status !== TOO_MANY) return undefined;
  const waitMs = 1_000 * Number(answer.headers.get('retry-after'));
  await delay(waitMs);
  return byPassword(body);
}

/** Signs in who has this password. */
export async function signIn(body: SignIn): Promise<Tokens> {
  const tokens = await byPassword(body);
  if (!tokens) throw new Error(`the password of ${'phone' in body ? body.phone : 'this ticket'} is another`);
  return tokens;
}
