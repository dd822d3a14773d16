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
