import * as z from 'zod/mini';
import { call } from '../call';
import { CardId, OrderId, PricingUnitId, ProposalId } from '../ids';
import { Checkout, EventInfo } from '../orders/orders';
import { PaymentTerms } from '../orders/payment-plans';
import { Cursor, decimal, Language, line, optionalParagraphs, PageSize } from '../primitives';
import { MOST_PROPOSAL_LINES } from './proposal-lines';
import { CancellationPolicy, StoreParams, storePath } from '../stores/stores';
import {
  MyProposalCard,
  OfferedProposal,
  Proposal,
  ProposalCard,
  ProposalChangeForm,
  ProposalForm,
  ProposalLink,
  ProposalOfOrder,
  ProposalStatus,
  ProposalVersion,
} from './proposals';

const path = `${storePath}/proposals`;
const one = `${path}/:proposalId`;
const One = z.extend(StoreParams, { proposalId: ProposalId });
const Version = z.object({ version: z.int() });

/** The proposals of a store, the newest first. */
export const listProposals = call({
  id: 'proposals.list',
  method: 'GET',
  path,
  access: 'user',
  params: StoreParams,
  query: z.object({ status: z.optional(ProposalStatus), cursor: Cursor, limit: PageSize }),
  answer: z.object({
    proposals: z.array(ProposalCard),
    nextCursor: z.nullable(z.string()),
    /** Crew, not a super admin. */
    mayEdit: z.boolean(),
  }),
});
/** Refusals: proposal.unit (of another store, or not on sale), proposal.too_many (drafts). */
export const createProposal = call({
  id: 'proposals.create',
  method: 'POST',
  path,
  access: 'user',
  perMinute: 30,
  params: StoreParams,
  body: ProposalForm,
  answer: Proposal,
  status: 201,
});
export const readProposal = call({
  id: 'proposals.read',
  method: 'GET',
  path: one,
  access: 'user',
  params: One,
  answer: Proposal,
});
/** Changes a draft. */
export const saveProposal = call({
  id: 'proposals.save',
  method: 'PUT',
  path: one,
  access: 'user',
  params: One,
  body: ProposalChangeForm,
  answer: Proposal,
});
/** Deletes a draft. A customer who asked for it is told. */
export const discardProposal = call({
  id: 'proposals.discard',
  method: 'DELETE',
  path: one,
  access: 'user',
  params: One,
  status: 204,
});
/**
 * Sends a draft: it gets its address, and a customer who asked for it is told. Refusals: proposal.no_lines, proposal.no_price,
 * proposal.valid_until (over, or after the celebration begins), proposal.sent_today (the store's limit of a day).
 */
export const sendProposal = call({
  id: 'proposals.send',
  method: 'POST',
  path: `${one}/send`,
  access: 'user',
  params: One,
  body: Version,
  answer: Proposal,
  status: 200,
});
/** Sends another version under the same address. Refused while the customer is paying (proposal.being_accepted). */
export const reviseProposal = call({
  id: 'proposals.revise',
  method: 'POST',
  path: `${one}/versions`,
  access: 'user',
  params: One,
  body: ProposalChangeForm,
  answer: Proposal,
  status: 200,
});
/** Ends a proposal that was sent. */
export const withdrawProposal = call({
  id: 'proposals.withdraw',
  method: 'POST',
  path: `${one}/withdraw`,
  access: 'user',
  params: One,
  body: Version,
  answer: Proposal,
  status: 200,
});

/**
 * A customer asks for a proposal from a unit whose price is set for each customer: the store gets a draft with the event filled in.
 * Refusals: pricing_unit.gone, proposal.not_personal, proposal.asked_already (three open ones of one store), proposal.asked_today.
 */
export const askForProposal = call({
  id: 'proposals.ask',
  method: 'POST',
  path: '/v1/proposals/requests',
  access: 'user',
  perMinute: 5,
  body: z.object({
    pricingUnitId: PricingUnitId,
    eventInfo: EventInfo,
    wish: z._default(optionalParagraphs(1_000), ''),
  }),
  status: 204,
});

/** Proposals that were sent to the caller, or that the caller answered; the newest first. */
export const listMyProposals = call({
  id: 'proposals.listMine',
  method: 'GET',
  path: '/v1/me/proposals',
  access: 'user',
  query: z.object({ cursor: Cursor, limit: PageSize }),
  answer: z.object({ proposals: z.array(MyProposalCard), nextCursor: z.nullable(z.string()) }),
});
/** For both sides of the order. Null: it was made of none; also to everybody else, who learns nothing of the order by it. */
export const readOrderProposal = call({
  id: 'proposals.ofOrder',
  method: 'GET',
  path: '/v1/orders/:orderId/proposal',
  access: 'user',
  params: z.object({ orderId: OrderId }),
  answer: z.object({ proposal: z.nullable(ProposalOfOrder) }),
});

const offered = '/v1/proposals/:link';
const Offered = z.object({ link: ProposalLink });
export const readOffer = call({
  id: 'proposals.readOffer',
  method: 'GET',
  path: offered,
  access: 'visitor',
  knowsAccount: true,
  personal: true,
  perMinute: 60,
  params: Offered,
  answer: OfferedProposal,
});
/** Every version that was sent, the newest first, for whoever has the address. */
export const listOfferVersions = call({
  id: 'proposals.offerVersions',
  method: 'GET',
  path: `${offered}/versions`,
  access: 'visitor',
  personal: true,
  perMinute: 60,
  params: Offered,
  answer: z.object({ versions: z.array(ProposalVersion) }),
});
/** The page was opened. Views of the store's crew, and several within ten minutes, count as none and as one. */
export const viewOffer = call({
  id: 'proposals.view',
  method: 'POST',
  path: `${offered}/views`,
  access: 'visitor',
  knowsAccount: true,
  perMinute: 10,
  params: Offered,
  status: 204,
});
export const offerPaper = call({
  id: 'proposals.paper',
  method: 'GET',
  path: `${offered}/proposal.pdf`,
  access: 'visitor',
  personal: true,
  perMinute: 10,
  params: Offered,
  query: z.object({ language: z._default(Language, 'he') }),
  media: 'application/pdf',
});
export const declineOffer = call({
  id: 'proposals.decline',
  method: 'POST',
  path: `${offered}/decline`,
  access: 'user',
  params: Offered,
  body: z.object({ number: z.int(), reason: z._default(optionalParagraphs(500), '') }),
  answer: OfferedProposal,
  status: 200,
});

export const AcceptOfferForm = z.object({
  /** The version that was shown; another by now: proposal.changed. */
  number: z.int(),
  /** Positions of the options that are taken, among its lines. */
  options: z
    .array(z.int().check(z.gte(0), z.lt(MOST_PROPOSAL_LINES)))
    .check(z.maxLength(MOST_PROPOSAL_LINES)),
  /** The price in shekels that was shown; refused when it is another (price.changed). */
  expectedPrice: decimal(),
  /** The shekels of it that were shown as paid at once: the deposit, or all of it; another sum by now: payment_terms.changed. */
  expectedToday: z.optional(decimal()),
  termsOfService: z.literal(true, { error: 'terms.order_required' }),
  /** Absent: the default card. */
  cardId: z.optional(z.nullable(CardId)),
  /** Of a celebration that is known by its town alone: where in it. Needed of a business that comes there (order.street_missing). */
  street: z.optional(line(120)),
  /** The payment terms that were shown; others by now: payment_terms.changed. */
  paymentTerms: z.optional(z.nullable(PaymentTerms)),
  /** The policy that was shown; another by now: cancellation_policy.changed. */
  cancellationPolicy: z.optional(CancellationPolicy),
});
export type AcceptOfferForm = z.infer<typeof AcceptOfferForm>;
/**
 * Accepts: the slot is reserved and the sum is authorized as for any order; the order is born approved, and its payment is captured. Refusals:
 * proposal.changed, proposal.over, slot.*, price.changed, card.missing, order.street_missing. The same key returns the same checkout.
 */
export const acceptOffer = call({
  id: 'proposals.accept',
  method: 'POST',
  path: `${offered}/accept`,
  access: 'user',
  feature: 'placing_orders',
  idempotent: true,
  keepsKey: true,
  perMinute: 20,
  params: Offered,
  body: AcceptOfferForm,
  answer: Checkout,
  status: 202,
});
