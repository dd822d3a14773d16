import type { Checkout, OfferedProposal, Proposal } from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import { type ProposalsApp, type Store, TUESDAY } from './proposals-app';

export const inDays = (days: number) => new Date(TUESDAY.getTime() + days * DAY_MS).toISOString();
export const EVENT = {
  participants: 100,
  datetime: inDays(60),
  location: { address: 'הירקון 100, תל אביב-יפו', geocode: { lat: 32.08, lng: 34.77 } },
};
export const formOf = ({ unit }: Store, change: object = {}) => ({
  pricingUnitId: unit.pricingUnitId,
  customerName: 'דנה לוי',
  eventInfo: EVENT,
  lines: [
    { name: 'ארוחה', per: 'participant', quantity: 1, unitPrice: 60, optional: false },
    { name: 'צלם', per: 'order', quantity: 1, unitPrice: 2_000, optional: true },
  ],
  terms: [{ name: 'חניה', description: 'המזמינים דואגים לחניה' }],
  remarks: 'נשמח לבוא',
  validUntil: inDays(20),
  ...change,
});
export type Said = Proposal & { code: string };

/** What both sides do with proposals, over HTTP. */
export const proposalActs = (app: ProposalsApp) => {
  const create = (at: Store, change: object = {}, as = at.owner) =>
    app.call<Said>('POST', `${at.path}/proposals`, { as, body: formOf(at, change) });
  const act = (at: Store, { proposalId, version }: Proposal, what: string, body: object = {}) =>
    app.call<Said>('POST', `${at.path}/proposals/${proposalId}/${what}`, {
      as: at.owner,
      body: { version, ...body },
    });
  const read = (at: Store, id: string, as = at.owner) =>
    app.call<Said>('GET', `${at.path}/proposals/${id}`, { as });
  const sent = async (at: Store, change: object = {}): Promise<Proposal & { link: string }> => {
    const draft = await app.taken(create(at, change));
    return (await app.taken(act(at, draft, 'send'))) as Said & { link: string };
  };
  const look = (link: string, as?: string) =>
    app.call<OfferedProposal & { code: string }>('GET', `/v1/proposals/${link}`, as ? { as } : {});
  const accept = (as: string, link: string, change: object = {}, key = newId()) =>
    app.call<Checkout & { code: string }>('POST', `/v1/proposals/${link}/accept`, {
      as,
      key,
      body: { number: 1, options: [1], expectedPrice: 8_000, termsOfService: true, ...change },
    });
  return { create, act, read, sent, look, accept };
};
