import * as z from 'zod/mini';
import { OrderId, PricingUnitId, ProposalId, StoreId } from '../ids';
import { EventInfo } from '../orders/orders';
import { ProposalLines } from './proposal-lines';
import { Instant, Language, line, Moment, optionalParagraphs, paragraphs } from '../primitives';

/** draft: only the store sees it. sent, viewed: the customer may answer. accepted: an order was made of it. */
export const ProposalStatus = z.enum(['draft', 'sent', 'viewed', 'accepted', 'declined', 'expired']);
export type ProposalStatus = z.infer<typeof ProposalStatus>;

/** The secret in the address of a proposal, `/proposal/{proposalLink}`: 24 random bytes. */
export const ProposalLink = z.string().check(z.regex(/^[\w-]{32}$/));

const MOST_PROPOSAL_TERMS = 30;

/** The words of a term as they stand in the proposal; later changes of the library or of the store's terms do not reach them. */
export const ProposalTerm = z.object({ name: line(120), description: paragraphs(2_000) });
export type ProposalTerm = z.infer<typeof ProposalTerm>;

const Content = z.object({
  /** What is ordered when it is accepted. */
  pricingUnitId: PricingUnitId,
  customerName: line(80),
  eventInfo: EventInfo,
  lines: ProposalLines,
  terms: z.array(ProposalTerm).check(z.maxLength(MOST_PROPOSAL_TERMS, { error: 'proposal.too_many_terms' })),
  remarks: z._default(optionalParagraphs(1_000), ''),
  /** It can be accepted before that moment. */
  validUntil: Moment,
});
export const ProposalForm = Content;
export type ProposalForm = z.infer<typeof ProposalForm>;
export const ProposalChangeForm = z.extend(Content, { version: z.int() });
export type ProposalChangeForm = z.infer<typeof ProposalChangeForm>;

/** charged: the prices include VAT. exempt: the business charges none. unstated: it has not told its status. */
export const ProposalVat = z.enum(['charged', 'exempt', 'unstated']);
export type ProposalVat = z.infer<typeof ProposalVat>;

/** A version that was sent; it never changes. */
export const ProposalVersion = z.object({
  number: z.number(),
  sentAt: Instant,
  /** What it offered was called then; null: of a version from before that was kept. */
  unitName: z.nullable(z.string()),
  content: Content,
});
export type ProposalVersion = z.infer<typeof ProposalVersion>;

/** A proposal as its store sees it. */
export const Proposal = z.object({
  proposalId: ProposalId,
  partnerId: StoreId,
  status: ProposalStatus,
  /** Null before it is sent. */
  link: z.nullable(z.string()),
  /** The draft, or the newest version. */
  content: Content,
  unitName: z.string(),
  /** The customer asked for it on the site, and is told when it is sent. */
  asked: z.boolean(),
  /** The language of the customer's account; null: nobody has asked for it or answered it yet. */
  customerLanguage: z.nullable(Language),
  /** What the customer wrote when asking. */
  wish: z.string(),
  vat: ProposalVat,
  /** Those that were sent, the newest first. */
  versions: z.array(ProposalVersion),
  views: z.object({
    times: z.number(),
    /** The newest twenty, the newest first. */
    at: z.array(Instant),
  }),
  /** The customer's words when it was declined. */
  reason: z.string(),
  orderId: z.nullable(OrderId),
  createdAt: Instant,
  /** Of the record: it is sent along with every change. */
  version: z.number(),
});
export type Proposal = z.infer<typeof Proposal>;

/** One row of a list of proposals; sums in shekels, options left out. */
export const ProposalCard = z.object({
  proposalId: ProposalId,
  status: ProposalStatus,
  customerName: z.string(),
  unitName: z.string(),
  startsAt: Instant,
  participants: z.number(),
  /** Shekels of what was accepted; before that of what is offered without its options. */
  price: z.number(),
  validUntil: Instant,
  viewedTimes: z.number(),
  asked: z.boolean(),
  createdAt: Instant,
});
export type ProposalCard = z.infer<typeof ProposalCard>;

/** A proposal as whoever has its address sees it. */
export const OfferedProposal = z.object({
  link: z.string(),
  status: ProposalStatus,
  store: z.object({
    partnerUsername: z.string(),
    businessName: z.string(),
    /** The business comes to the customer, so the street has to be known when it is accepted. */
    comesToCustomer: z.boolean(),
  }),
  unitName: z.string(),
  content: Content,
  /** Number of the version that is shown. */
  number: z.number(),
  /** The version before it; null: there is none. */
  before: z.nullable(ProposalVersion),
  vat: ProposalVat,
  /** Whether the caller may answer: it was sent to this account, or to nobody yet. */
  mayAnswer: z.boolean(),
  /** The order made of it; null unless the caller is its customer. */
  orderId: z.nullable(OrderId),
});
export type OfferedProposal = z.infer<typeof OfferedProposal>;

/** One row of the customer's own list; sums in shekels, options left out. */
export const MyProposalCard = z.object({
  link: z.string(),
  status: ProposalStatus,
  businessName: z.string(),
  unitName: z.string(),
  startsAt: Instant,
  participants: z.number(),
  /** Shekels of what was accepted; before that of what is offered without its options. */
  price: z.number(),
  validUntil: Instant,
  orderId: z.nullable(OrderId),
});
export type MyProposalCard = z.infer<typeof MyProposalCard>;

/** The proposal that an order was made of: where it is read, and the terms that were agreed to. */
export const ProposalOfOrder = z.object({
  proposalId: ProposalId,
  link: z.string(),
  partnerUsername: z.string(),
  number: z.number(),
  terms: z.array(ProposalTerm),
});
export type ProposalOfOrder = z.infer<typeof ProposalOfOrder>;
