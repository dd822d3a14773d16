import { createHash } from 'node:crypto';
import { checkCallback } from './payme.wire';
import { readCallback } from './read-callback';

const [KEY, SECRET] = ['key', 'secret'];
const signature = createHash('md5').update(`${KEY}${SECRET}TRAN-1SALE-1`).digest('hex');
const verdictOf = (body: string | Buffer) => checkCallback(readCallback(Buffer.from(body)), KEY, SECRET);
const signed = `payme_transaction_id=TRAN-1&payme_sale_id=SALE-1&payme_signature=${signature}`;

it.each([
  ['signed', signed, 'valid'],
  ['signed, then said otherwise', `${signed}&payme_signature=1&payme_sale_id=SALE-2`, 'valid'],
  ['said otherwise, then signed', `payme_sale_id=SALE-2&${signed}`, 'invalid'],
  ['a number as signature', 'payme_transaction_id=1&payme_sale_id=2&payme_signature=5', 'invalid'],
  ['without a signature', 'payme_transaction_id=1&payme_sale_id=2', 'unsigned'],
  ['an empty signature', 'payme_transaction_id=1&payme_sale_id=2&payme_signature=', 'unsigned'],
  ['JSON', '{"payme_signature":5,"payme_sale_id":{},"payme_transaction_id":[]}', 'unsigned'],
  ['__proto__', '__proto__=1&__proto__[payme_signature]=2', 'unsigned'],
  ['nothing', '', 'unsigned'],
  ['bytes', Buffer.from([0xff, 0, 0xd8, 0x25, 0x7a]), 'unsigned'],
  ['broken escapes', 'payme_signature=%zz&payme_sale_id=%ff%00&payme_transaction_id=%d8', 'invalid'],
])('%s', (_, body, verdict) => expect(verdictOf(body)).toBe(verdict));
