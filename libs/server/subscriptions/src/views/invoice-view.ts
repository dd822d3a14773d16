import type { Invoice } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import type { InvoiceState } from '../domain/invoice';

export const invoiceView = ({ id, kind, number, amount, issuedAt }: InvoiceState): Invoice => ({
  _id: id,
  kind,
  number,
  amount: toShekels(amount),
  issuedAt: issuedAt.toISOString(),
});
