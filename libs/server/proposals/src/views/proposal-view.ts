import type {
  Language,
  MyProposalCard,
  OfferedProposal,
  Proposal as ProposalContract,
  ProposalCard,
  ProposalVat,
  ProposalVersion,
  UserId,
  VatDetails,
} from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import { proposalPrice } from '@smachot/pricing';
import type { ProposalState } from '../domain/proposal';
import type { ListedProposal } from '../persistence/proposal.queries';
import type { VersionRow } from '../persistence/proposals.schema';

export const vatWord = (vat: VatDetails | null): ProposalVat => {
  if (!vat) return 'unstated';
  return vat.status === 'licensed' || vat.status === 'company' ? 'charged' : 'exempt';
};

export const versionView = ({ number, sentAt, unitName, content }: VersionRow): ProposalVersion => ({
  number,
  sentAt: sentAt.toISOString(),
  unitName,
  content,
});

export const proposalView = (
  state: ProposalState,
  {
    versions,
    vat,
    customerLanguage,
  }: { versions: VersionRow[]; vat: VatDetails | null; customerLanguage: Language | null },
): ProposalContract => ({
  proposalId: state.id,
  partnerId: state.storeId,
  status: state.status,
  link: state.link,
  content: state.content,
  unitName: state.unitName,
  asked: state.asked,
  customerLanguage,
  wish: state.wish,
  vat: vatWord(vat),
  versions: versions.map(versionView),
  views: { times: state.viewTimes, at: state.viewedAt },
  reason: state.reason,
  orderId: state.orderId,
  createdAt: state.createdAt.toISOString(),
  version: state.version,
});

/** Shekels of what was accepted, or of what is offered without its options. */
const listedPrice = (accepted: number | null, { lines, eventInfo }: ListedProposal['content']): number =>
  toShekels(accepted ?? proposalPrice(lines, eventInfo.participants).total);

/** A row of the customer's own list. */
export const myCardView = ({ content, ...state }: ListedProposal): MyProposalCard => ({
  link: state.link!,
  status: state.status,
  businessName: state.storeName,
  unitName: state.unitName,
  startsAt: content.eventInfo.datetime,
  participants: content.eventInfo.participants,
  price: listedPrice(state.acceptedPrice, content),
  validUntil: content.validUntil,
  orderId: state.orderId,
});

export const cardView = ({ content, ...state }: ListedProposal): ProposalCard => ({
  proposalId: state.id,
  status: state.status,
  customerName: content.customerName,
  unitName: state.unitName,
  startsAt: content.eventInfo.datetime,
  participants: content.eventInfo.participants,
  price: listedPrice(state.acceptedPrice, content),
  validUntil: content.validUntil,
  viewedTimes: state.viewTimes,
  asked: state.asked,
  createdAt: state.createdAt.toISOString(),
});

type Seen = {
  reader: UserId | null;
  before: VersionRow | undefined;
  vat: VatDetails | null;
  comesToCustomer: boolean;
};

export const offeredView = (
  state: ProposalState,
  { reader, before, vat, comesToCustomer }: Seen,
): OfferedProposal => ({
  link: state.link!,
  status: state.status,
  store: {
    partnerUsername: state.storeUsername,
    businessName: state.storeName,
    comesToCustomer,
  },
  unitName: state.unitName,
  content: state.content,
  number: state.number,
  before: before ? versionView(before) : null,
  vat: vatWord(vat),
  mayAnswer: state.customerId === null || state.customerId === reader,
  orderId: reader !== null && state.customerId === reader ? state.orderId : null,
});
