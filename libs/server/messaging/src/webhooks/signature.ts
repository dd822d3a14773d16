import { createHmac } from 'node:crypto';
import { sameText } from '@smachot/server-platform';

/** `X-Hub-Signature-256`: HMAC-SHA256 of the raw bytes with the app's secret. Constant time. */
export const isSigned = (appSecret: string, body: Buffer, header: string | undefined): boolean =>
  header !== undefined &&
  sameText(`sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`, header);
