import type {
  AnswerOf,
  Checkout,
  OfferedProposal,
  PricingUnit,
  Proposal,
  readPricingUnit,
} from '@smachot/contracts';
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

const item = (index: number, name: string, more: object = {}) => ({ index, name, ...more });
const MENU = {
  ...{ type: 'compound', name: 'תפריט שף', summary: 'קטן', description: 'מהבית', visibility: 'public' },
  ...{ basePrice: 0, basePricePerParticipant: 120 },
  sections: [
    {
      ...{ index: 0, name: 'סלטים', type: 'selectible-items', minSelection: 2 },
      items: [
        item(0, 'חומוס', { isVegan: true, foodKind: 'pareve', allergens: ['sesame'] }),
        item(1, 'טחינה'),
      ],
    },
    { index: 1, name: 'קינוחים', type: 'selectible-items', items: [item(0, 'עוגת שכבות')] },
  ],
};
/** As the crew's form sends it; what the server takes from the menu itself is wrong on purpose. */
export const dishOf = (
  { pricingUnitId, revision }: PricingUnit,
  sectionIndex: number,
  itemIndex: number,
) => ({
  ...{ pricingUnitId, revision, sectionIndex, itemIndex },
  ...{ menu: 'תפריט אחר', section: 'סעיף', name: 'מנה', foodKind: 'meat', allergens: [] },
});
export const dishLine = (name: string, dish: object, more: object = {}) => ({
  ...{ name, per: 'participant', quantity: 1, unitPrice: 0, optional: false, dish, ...more },
});
export const linesOf = (unit: PricingUnit) => [
  formOf({ unit } as Store).lines[0]!,
  dishLine('עוגת חגיגה', dishOf(unit, 1, 0), { optional: true, per: 'order', quantity: 2, unitPrice: 1_000 }),
  dishLine('חומוס הבית', dishOf(unit, 0, 0)),
];

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
  const aMenuOf = async (at: Store): Promise<PricingUnit> => {
    const { pricingUnitId } = await app.taken(
      app.call<PricingUnit>('POST', `${at.path}/pricing-units`, { as: at.owner, body: MENU }),
    );
    return app.taken(app.call<AnswerOf<typeof readPricingUnit>>('GET', `/v1/pricing-units/${pricingUnitId}`));
  };
  return { create, act, read, sent, look, accept, aMenuOf };
};
