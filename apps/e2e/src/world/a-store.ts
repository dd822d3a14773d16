import { readStore, requestCode, signInWithPassword, type Tokens, verifyCode } from '@smachot/contracts';
import type { Host } from './a-host';
import { setFirstPassword } from './a-password';
import { askProduct } from './product';
import { outside } from './sandbox';

/** Of the demo data. */
export const JULIE = {
  phone: '+972503456789',
  store: 'savta-julie',
  name: 'המטבח של סבתא ג׳ולי',
  menu: 'תפריט חתונה בשרי',
  password: 'a long enough password',
} as const;
const { phone, password } = JULIE;

async function byCode(): Promise<Tokens> {
  const known = (await outside.codesTo(phone)).length;
  const { challengeId } = await askProduct(requestCode, { body: { phone } });
  const code = await outside.codeFor(phone, known + 1);
  const verified = await askProduct(verifyCode, { body: { challengeId, code } });
  if (verified.next !== 'signed_in') throw new Error('the demo data has no partner');
  return verified.tokens;
}

/** Julie on another device; by password after the first time, because codes are not sent often. */
export async function theDemoPartner(): Promise<Host> {
  const withPassword = () => askProduct(signInWithPassword, { body: { phone, password } });
  const known = await withPassword().catch(() => undefined);
  if (known) return { phone, tokens: known.tokens };
  const tokens = await byCode();
  await setFirstPassword({ phone, tokens }, password);
  return { phone, tokens: (await withPassword()).tokens };
}

/** The id of its menu that is composed. */
export async function theDemoMenu(): Promise<string> {
  const { pricingUnits } = await askProduct(readStore, { params: { partner: JULIE.store } });
  const menu = pricingUnits.find(({ name }) => name === JULIE.menu);
  if (!menu) throw new Error('the demo store sells something else');
  return menu.pricingUnitId;
}
