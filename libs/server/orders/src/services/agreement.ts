import type {
  CardId,
  EventInfo,
  OrderMenu,
  PaymentTerms,
  PriceLine,
  PricingUnitId,
  ProposalId,
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
  lines: PriceLine[];
  /** The dishes that were named; none: those that the unit includes. */
  menu: OrderMenu;
  /** Those that were shown to the customer; null: the store's, in one card payment. */
  paymentTerms: PaymentTerms | null;
  cardId: CardId | null;
  returnTo: string;
};
/** The customer's act: the same key with the same request is the same act. */
export type AgreeingCustomer = { userId: UserId; key: string; request: unknown };
