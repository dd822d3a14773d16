import { createHash } from 'node:crypto';

/** md5(client key + client secret + transaction id + sale id), all PayMe's own ids. */
export const paymeSignature = (
  clientKey: string,
  clientSecret: string,
  transactionId: string,
  saleId: string,
) => createHash('md5').update(`${clientKey}${clientSecret}${transactionId}${saleId}`).digest('hex');
