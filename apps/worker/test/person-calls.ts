import type { VerifiedCode } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import sharp from 'sharp';
import type { Person, WholeProduct } from './whole-product';

export const ask = <T = Record<string, string>>(
  product: WholeProduct,
  { bearer }: Person,
  method: string,
  path: string,
  body?: unknown,
  key?: string,
): Promise<T> =>
  product.ask<T>(method, path, {
    bearer,
    ...(body === undefined ? {} : { body }),
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });

/** Confirms the person's identity, as after a fresh check. */
export const confirmIdentity = (product: WholeProduct, { user }: Person) =>
  product.source.query(
    'update identity.refresh_families set confirmed_at = clock_timestamp() where user_id = $1',
    [user.id],
  );

/** The codes that a phone was sent. */
export const codesTo = async ({ sandboxUrl }: WholeProduct, phone: string): Promise<string[]> => {
  const texts = (await (await fetch(`${sandboxUrl}/_sandbox/sms?to=${phone}`)).json()) as { text: string }[];
  return texts.flatMap(({ text }) => /\d{6}/.exec(text) ?? []);
};

/** A super admin who came in with code and password. */
export const anAdmin = async (product: WholeProduct, phone: string, password: string): Promise<Person> => {
  const person = await product.signUp(phone);
  await confirmIdentity(product, person);
  await ask(product, person, 'PUT', '/api/auth/password', { password });
  await product.source.query(`update identity.users set groups = '{super-admin}' where id = $1`, [
    person.user.id,
  ]);
  await product.source.query(
    `update identity.otp_challenges set created_at = created_at - interval '1 hour'`,
  );
  const { challengeId } = await product.ask('POST', '/api/auth/otp', { body: { phone } });
  const code = (await codesTo(product, phone)).at(-1)!;
  const verified = await product.ask<Extract<VerifiedCode, { next: 'password' }>>(
    'POST',
    '/api/auth/otp/verify',
    { body: { challengeId, code } },
  );
  const { tokens } = await product.ask<{ tokens: { access_token: string } }>('POST', '/api/auth/login', {
    body: { ticket: verified.ticket, password },
  });
  return { user: person.user, bearer: tokens.access_token };
};

const MULTIPART = 'y'.repeat(24);
const picture = () =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: '#5E2CA5' } })
    .png()
    .toBuffer();
export const uploadPicture = async (product: WholeProduct, person: Person, path: string): Promise<void> => {
  const body = Buffer.concat([
    Buffer.from(
      `--${MULTIPART}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    await picture(),
    Buffer.from(`\r\n--${MULTIPART}--\r\n`),
  ]);
  await product.ask('POST', path, {
    bearer: person.bearer,
    body,
    headers: { 'content-type': `multipart/form-data; boundary=${MULTIPART}`, 'idempotency-key': newId() },
  });
};
