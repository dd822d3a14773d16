import { ledgerEntryLifecycle, type LedgerEntryStatus } from '@smachot/lifecycles';

/** What an entry asks of the provider. A hold, a charge and a check have a sale of their own, the others do something to one. */
export type EntryKind = 'hold' | 'charge' | 'capture' | 'void' | 'refund' | 'check';

/** `amount` in agorot. `ofEntry`: the entry whose sale this is done to. `lookAt`: when a sale that was given up is read again. */
export type LedgerEntry = {
  id: string;
  kind: EntryKind;
  status: LedgerEntryStatus;
  saleId: string | null;
  ofEntry: string | null;
  cardId: string | null;
  amount: number;
  createdAt: Date;
  lookAt: Date | null;
  /** Of its card; null: the card is gone. */
  sealedToken: string | null;
};

/** The provider may still be asked, or has not answered. */
export const isOpen = ({ status }: Pick<LedgerEntry, 'status'>): boolean =>
  ledgerEntryLifecycle.can(status, { type: 'challenge', by: 'provider' });

/** The entry whose sale took the money. */
export const isPaid = ({ kind, status }: Pick<LedgerEntry, 'kind' | 'status'>): boolean =>
  (kind === 'charge' && status === 'charged') || (kind === 'hold' && status === 'captured');
