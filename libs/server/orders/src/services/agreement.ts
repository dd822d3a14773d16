import type {
  CancellationPolicy,
  CardId,
  EventInfo,
  PaymentTerms,
  PricingUnitId,
  ProposalId,
  ProposalLine,
  StoreId,
  UserId,
} from '@smachot/contracts';

/** What a store and a customer have agreed on elsewhere. `price` in agorot; `returnTo`: where the bank's page leads back to. */
export type Agreement = {
  proposalId: ProposalId;
  storeId: StoreId;
  pricingUnitId: PricingUnitId;
  eventInfo: EventInfo;
  remarks: string;
  price: number;
  /** Those that were taken. Without dishes: those that the unit includes. */
  lines: ProposalLine[];
  /** Those that were shown to the customer; null: the store's, in one card payment. */
  paymentTerms: PaymentTerms | null;
  /** Shekels that were shown to the customer as paid at once. */
  expectedToday?: number;
  /** The one that was shown to the customer; undefined: by a client that does not say. */
  cancellationPolicy?: CancellationPolicy;
  cardId: CardId | null;
  returnTo: string;
};
/** The customer's act: the same key with the same request is the same act. */
export type AgreeingCustomer = { userId: UserId; key: string; request: unknown };
