import { requestCode, signUp, type Tokens, verifyCode } from '@smachot/contracts';
import type { BrowserContext } from '@playwright/test';
import { DAY_SECONDS } from '@smachot/kernel';
import { baseUrl } from '../surroundings';
import { newPhone } from './phones';
import { askProduct } from './product';
import { outside } from './sandbox';

export type Host = { phone: string; tokens: Tokens };

/** A host who signed up a moment ago, by API calls: for journeys that begin later than the sign-in. */
export async function aHost(names = { firstName: 'נועה', lastName: 'ברק' }): Promise<Host> {
  const phone = newPhone();
  const { challengeId } = await askProduct(requestCode, { body: { phone } });
  const code = await outside.codeFor(phone);
  const verified = await askProduct(verifyCode, { body: { challengeId, code } });
  if (verified.next !== 'sign_up')
    throw new Error(`a new phone should have to sign up, not "${verified.next}"`);
  const body = {
    ticket: verified.ticket,
    ...names,
    email: `host-${phone.slice(-7)}@example.com`,
    termsAccepted: true as const,
  };
  const { tokens } = await askProduct(signUp, { body });
  return { phone, tokens };
}

/** The browser of this host, signed in. A refresh token is good for one browser only: it rotates. */
export async function arriveAs(context: BrowserContext, { tokens }: Host): Promise<void> {
  const cookies = Object.entries(tokens).map(([name, value]) => ({
    name,
    value,
    url: baseUrl,
    sameSite: 'Lax' as const,
    expires: Math.floor(Date.now() / 1000) + 7 * DAY_SECONDS,
  }));
  await context.addCookies(cookies);
}
