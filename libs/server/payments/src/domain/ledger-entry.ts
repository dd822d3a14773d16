import type { CardId, LedgerEntryId } from '@smachot/contracts';
import { ledgerEntryLifecycle, type LedgerEntryStatus } from '@smachot/lifecycles';

/** Operation an entry requests from the provider. A hold, a charge and a check have their own sale; the others act on an existing sale. */
export type EntryKind = 'hold' | 'charge' | 'capture' | 'void' | 'refund' | 'check';

/** `amount` in agorot. `ofEntry`: the entry whose sale it acts on. `lookAt`: when the sale of an abandoned entry is read again. */
export type LedgerEntry = {
  id: LedgerEntryId;
  kind: EntryKind;
  status: LedgerEntryStatus;
  saleId: string | null;
  ofEntry: string | null;
  cardId: CardId | null;
  amount: number;
  createdAt: Date;
  lookAt: Date | null;
  /** Sealed token of the card; null when the card was deleted. */
  sealedToken: string | null;
};

/** Whether the provider may still be asked or has not answered yet. */
export const isOpen = ({ status }: Pick<LedgerEntry, 'status'>): boolean =>
  ledgerEntryLifecycle.can(status, { type: 'challenge', by: 'provider' });

/** Whether this is the entry whose sale took the money. */
export const isPaid = ({ kind, status }: Pick<LedgerEntry, 'kind' | 'status'>): boolean =>
  (kind === 'charge' && status === 'charged') || (kind === 'hold' && status === 'captured');
