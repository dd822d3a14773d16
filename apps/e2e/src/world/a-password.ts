import { changePassword, confirmIdentity, requestConfirmationCode } from '@smachot/contracts';
import type { Host } from './a-host';
import { askProduct } from './product';
import { outside } from './sandbox';

/** A first password, which wants to be confirmed by a code on the phone. */
export async function setFirstPassword({ phone, tokens }: Host, password: string): Promise<void> {
  const token = tokens.access_token;
  const known = (await outside.codesTo(phone)).length;
  await askProduct(requestConfirmationCode, { token, body: { way: 'sms' } });
  const code = await outside.codeFor(phone, known + 1);
  await askProduct(confirmIdentity, { token, body: { code } });
  await askProduct(changePassword, { token, body: { password } });
}
