import { randomBytes } from 'node:crypto';
import type { OrderId, ProposalForm, ProposalLine, UserId } from '@smachot/contracts';
import { DAY_MS, newId, type Result } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { Proposal, type ProposalState } from '../domain/proposal';
import { ProposalRepository } from '../persistence/proposal.repository';

/** An order of the demo that its customer got by accepting a proposal. */
export type AgreedOrder = {
  orderId: OrderId;
  customerId: UserId;
  customerName: string;
  placedAt: Date;
  startsAt: Date;
  guests: number;
  lines: ProposalLine[];
};
type About = Pick<ProposalState, 'storeId' | 'storeUsername' | 'storeName' | 'unitName'>;
type Demo = { about: About; content: ProposalForm; agreed: AgreedOrder; customerId: UserId; now: Date };

const sure = (moved: Result<unknown>): void => {
  if (!moved.ok) throw new Error(`a proposal of the demo: ${moved.code}`);
};

/** A draft nobody has sent, one that was sent, one of each end. */
export const seedEndedProposals = async (tx: Tx, demo: Demo): Promise<void> => {
  const { content, agreed, customerId, now } = demo;
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const until = (days: number): ProposalForm => ({ ...content, validUntil: ago(-days).toISOString() });
  const draft = drafted(demo, { ...until(14), customerName: 'מאיה גולן' }, null, ago(1));
  const sent = drafted(demo, { ...until(10), customerName: 'ענבל שרון' }, null, ago(2));
  send(sent, ago(2));
  const declined = drafted(demo, until(4), customerId, ago(20));
  send(declined, ago(19));
  sure(declined.view(ago(18)));
  sure(declined.decline(customerId, { number: 1, reason: 'מצאנו אולם עם קייטרינג' }, ago(17)));
  const expired = drafted(demo, { ...until(-12), customerName: 'אבי מזרחי' }, null, ago(34));
  send(expired, ago(33));
  sure(expired.moveDue(ago(11)));
  const accepted = drafted(demo, contentOf(content, agreed), agreed.customerId, shifted(agreed.placedAt, -4));
  send(accepted, shifted(agreed.placedAt, -3));
  sure(accepted.view(shifted(agreed.placedAt, -2)));
  sure(accepted.begin(agreed.customerId, 1, agreed.placedAt));
  sure(accepted.accept(agreed.orderId, null));
  for (const proposal of [draft, sent, declined, expired, accepted]) await add(tx, proposal);
};

const shifted = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

const contentOf = (
  content: ProposalForm,
  { customerName, lines, placedAt, startsAt, guests }: AgreedOrder,
): ProposalForm => ({
  ...content,
  customerName,
  eventInfo: { ...content.eventInfo, participants: guests, datetime: startsAt.toISOString() },
  lines,
  validUntil: shifted(placedAt, 10).toISOString(),
});

const drafted = ({ about }: Demo, content: ProposalForm, customerId: UserId | null, at: Date): Proposal =>
  Proposal.draft(
    { ...about, id: newId(at.getTime()), content, customerId, wish: customerId ? 'אפשר הצעה?' : '' },
    at,
  );

const send = (proposal: Proposal, at: Date): void =>
  sure(proposal.send({ link: randomBytes(24).toString('base64url'), needsPlace: false }, at));

/** Nobody is told of what ended before the demo began. */
const add = async (tx: Tx, proposal: Proposal): Promise<void> => {
  const repository = new ProposalRepository();
  proposal.news.splice(0);
  await repository.add(tx, proposal);
  if (proposal.fresh !== null) await repository.save(tx, proposal);
};
