import { newId } from '@smachot/kernel';
import { confirmIdentity } from './person-calls';
import type { Person, WholeProduct } from './whole-product';

const reason = 'התשלומים של השבוע';
const AMOUNT = 123_456;
const BOUNDARY = 'z'.repeat(24);

const multipart = (file: Buffer): Buffer => {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="answer.txt"\r\ncontent-type: text/plain\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
};

/** The bank's answer that returns the one payment of a file, with a code at the end of its record. */
const answerTo = (file: Buffer): Buffer => {
  const [head, payment, total] = file.toString('latin1').split('\r\n') as [string, string, string];
  const returned = `${payment.slice(0, -2)}02`;
  return Buffer.from([head, returned, total, '9'.repeat(128), ''].join('\r\n'), 'latin1');
};

/**
 * Pays a store with verified bank details as an admin does: a file for the bank is made, downloaded, sent and answered, each refused once
 * before, down to an error of ours in the middle. Returns the file, the only text that may hold the account number, and the texts of all
 * refusals.
 */
export const payAsAdmin = async (
  product: WholeProduct,
  admin: Person,
  storeId: string,
): Promise<{ file: Buffer; refusals: [number, string][] }> => {
  const refusals: [number, string][] = [];
  const batchId = newId();
  const { source } = product;
  await source.query(
    `insert into payouts.batches (id, day, status, created_at) values ($1, '2031-01-05', 'planned', now())`,
    [batchId],
  );
  await source.query(
    `insert into payouts.payouts (id, number, batch_id, store_id, day, status, amount, planned_at)
     values ($1, nextval('payouts.payout_numbers'), $2, $3, '2031-01-05', 'planned', ${AMOUNT}, now())`,
    [newId(), batchId, storeId],
  );
  await confirmIdentity(product, admin);
  const path = `/admin/api/payouts/batches/${batchId}`;
  const query = `?reason=${encodeURIComponent(reason)}`;
  const send = async (method: string, rest: string, body?: object | Buffer) => {
    const headers: Record<string, string> =
      body instanceof Buffer ? { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } : {};
    const answer = await product.call(method, `${path}${rest}`, {
      bearer: admin.bearer,
      headers,
      ...(body ? { body } : {}),
    });
    if (answer.status >= 400) refusals.push([answer.status, answer.text]);
    return answer;
  };
  const download = () => send('GET', `/file/1${query}`);
  const answer = (file: Buffer) => send('POST', `/answer${query}`, multipart(file));
  /** The act fails in its own transaction, after everything was read. */
  const broken = async (act: () => Promise<unknown>) => {
    await source.query(`alter table payouts.batches add constraint breaks check (status = 'x') not valid`);
    await act();
    await source.query('alter table payouts.batches drop constraint breaks');
  };

  const make = () => send('POST', '/file', { replaces: null, reason });
  await broken(make);
  await make();
  await make();
  await source.query(`update verification.bank_details set version = version + 1 where store_id = $1`, [
    storeId,
  ]);
  await download();
  await source.query(`update verification.bank_details set version = version - 1 where store_id = $1`, [
    storeId,
  ]);
  const file = Buffer.from((await download()).text);
  await send('POST', '/sent', { fileNumber: 1, reason });
  const returned = answerTo(file);
  await answer(Buffer.concat([returned, Buffer.from('one line more')]));
  await answer(
    Buffer.from(returned.toString('latin1').replaceAll(String(AMOUNT), String(AMOUNT + 1)), 'latin1'),
  );
  await broken(() => answer(returned));
  const done = await answer(returned);
  if (done.status !== 200) throw new Error(done.text);
  return { file, refusals };
};
