import { requestCode, signInWithPassword, type Tokens, verifyCode } from '@smachot/contracts';
import type { BrowserContext } from '@playwright/test';
import { arriveAs } from './a-host';
import { askProduct } from './product';
import { outside } from './sandbox';

/** The super admin of the demo data. */
const ADMIN = { phone: '+972509876543', password: 'smachot-admin-demo' } as const;
const { phone, password } = ADMIN;

async function byCodeAndPassword(): Promise<Tokens> {
  const known = (await outside.codesTo(phone)).length;
  const { challengeId } = await askProduct(requestCode, { body: { phone } });
  const code = await outside.codeFor(phone, known + 1);
  const verified = await askProduct(verifyCode, { body: { challengeId, code } });
  if (verified.next !== 'password') throw new Error('the demo data has no super admin');
  return (await askProduct(signInWithPassword, { body: { ticket: verified.ticket, password } })).tokens;
}

let tokens: Tokens | undefined;

/**
 * Runs `act` in a browser of the demo super admin. Codes are not sent often, so the tokens are handed from one browser to the
 * next, as the last one has rotated them.
 */
export async function asTheDemoAdmin(context: BrowserContext, act: () => Promise<void>): Promise<void> {
  tokens ??= await byCodeAndPassword();
  await arriveAs(context, { phone, tokens });
  try {
    await act();
  } finally {
    const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
    const { access_token, refresh_token } = cookies;
    tokens = access_token && refresh_token ? { access_token, refresh_token } : undefined;
  }
}
