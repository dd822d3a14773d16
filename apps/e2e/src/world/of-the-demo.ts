import { requestCode, type Tokens, verifyCode } from '@smachot/contracts';
import type { Host } from './a-host';
import { byPassword, setFirstPassword } from './a-password';
import { askProduct } from './product';
import { outside } from './sandbox';

export const DEMO_PASSWORD = 'a long enough password';
const HOST = '+972502345678';

async function byCode(phone: string): Promise<Tokens> {
  const known = (await outside.codesTo(phone)).length;
  const { challengeId } = await askProduct(requestCode, { body: { phone } });
  const code = await outside.codeFor(phone, known + 1);
  const verified = await askProduct(verifyCode, { body: { challengeId, code } });
  if (verified.next !== 'signed_in') throw new Error(`nobody of the demo data has the phone ${phone}`);
  return verified.tokens;
}

/** Signs a person of the demo data in on another device: by code the first time, by password after it, because codes are not sent often. */
export async function ofTheDemo(phone: string): Promise<Host> {
  const body = { phone, password: DEMO_PASSWORD };
  const known = await byPassword(body);
  if (known) return { phone, tokens: known };
  const tokens = await byCode(phone);
  await setFirstPassword({ phone, tokens }, DEMO_PASSWORD);
  return { phone, tokens: (await byPassword(body)) ?? tokens };
}

/** The host who has half a year behind her: conversations, tickets, gifts, and a conference of her own. */
export const theDemoHost = (): Promise<Host> => ofTheDemo(HOST);
