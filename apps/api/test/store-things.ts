import { SUBSCRIPTION_TERMS_VERSION } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { newsletterBodies } from './newsletter-things';
import type { Person, Product } from './product';

export type StoreThings = {
  storeId: string;
  /** The same id, as addresses of subscriptions name it. */
  partnerId: string;
  planId: string;
  partner: string;
  partnerUsername: string;
  pricingUnitId: string;
  memberId: string;
  invitationId: string;
  invoiceId: string;
  pictureId: string;
};

const profile = {
  businessName: 'המטבח',
  categories: ['catering'],
  isMobile: false,
  businessCity: 'חיפה',
  businessPhone: '0502345678',
  businessLocation: { address: 'הנמל 1, חיפה', geocode: { lat: 32.81, lng: 34.99 } },
};
const pricingUnit = {
  type: 'simple',
  name: 'ארוחה',
  summary: 'ארוחה',
  description: 'ארוחה',
  visibility: 'public',
  pricingFactor: { type: 'no_participants', price: 100 },
};
const edited = {
  ...profile,
  links: {},
  externalMedia: {},
  settings: { isPublic: true },
  cancellationPolicy: [],
};

export const storeBodies: Record<string, (things: StoreThings) => unknown> = {
  ...newsletterBodies,
  'stores.becomePartner': () => ({ partnerUsername: `new-${newId().slice(-12)}`, ...profile }),
  'analytics.recordVisit': () => ({ stage: 'view', source: 'direct' }),
  'stores.edit': () => edited,
  'stores.setSuspension': () => ({ suspended: false, reason: 'הכול נבדק' }),
  'stores.previewSuspensions': () => ({ partnerIds: [newId()], suspended: true }),
  'stores.setSuspensions': () => ({ partnerIds: [newId()], suspended: true, reason: 'הכול נבדק' }),
  'messaging.previewSendingOfHosts': () => ({ hostIds: [newId()], suspended: true }),
  'messaging.setSendingOfHosts': () => ({ hostIds: [newId()], suspended: true, reason: 'הכול נבדק' }),
  'stores.arrangePictures': () => ({ pictures: [] }),
  'stores.changeEmail': () => ({ email: null }),
  'stores.checkPrice': () => ({ participants: 10 }),
  'stores.createPricingUnit': () => pricingUnit,
  'stores.updatePricingUnit': () => ({ pricingUnit, version: 1 }),
  'stores.choosePlanKeeping': ({ pricingUnitId }) => ({ pricingUnitIds: [pricingUnitId] }),
  'stores.orderPricingUnits': ({ pricingUnitId }) => ({ pricingUnitIds: [pricingUnitId] }),
  'stores.arrangePricingUnitImages': () => ({ images: [] }),
  'stores.savePricingUnitDraft': () => ({ pricingUnit, version: 1 }),
  'stores.publishPricingUnit': () => ({ version: 1, revision: 0 }),
  'stores.discardPricingUnitDraft': () => ({ version: 1 }),
  'stores.arrangePricingUnitDraftImages': () => ({ images: [] }),
  'stores.changeAvailability': () => ({ availabilities: [], shortestNotice: 1, dailyCapacity: 1 }),
  'stores.inviteCrew': () => ({ phoneNumber: '0521117777', role: 'Member' }),
  'stores.changeCrewRole': () => ({ role: 'Owner' }),
  'stores.answerCrewInvitation': () => ({ accept: false }),
  'subscriptions.choosePlan': ({ partnerId, planId }) => ({
    ...{ partnerId, planId, billing: 'monthly', due: 149 },
    termsVersion: SUBSCRIPTION_TERMS_VERSION,
  }),
  'subscriptions.payRenewal': () => ({}),
  'stores.setPick': () => ({ until: null, reason: 'נבחרה לעונה' }),
  'stores.mergeFavourites': ({ storeId }) => ({ partnerIds: [storeId] }),
};
export const storeQueries: Record<string, string> = {
  'analytics.readStore': '?from=2031-01-01&until=2031-01-31',
  'subscriptions.previewPlanChange': '?planId=plus-plan&billing=monthly',
  'stores.days': '?from=2031-01-01&to=2031-01-02',
  'stores.uploadPicture': '?kind=gallery',
  'stores.cards': '?ids=01920000-0000-7000-8000-000000000001',
  'stores.verifyEmail': `?token=${'x'.repeat(43)}`,
};

/** A public store of `owner` with a unit, a picture, `member` in its crew, and its owner's phone invited once more. */
export const storeThings = async (
  { source }: Product,
  owner: Person,
  member: Person,
): Promise<StoreThings> => {
  const [id, pricingUnitId, memberId, invitationId, pictureId] = [
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
  ];
  const partner = `store-${id.slice(-12)}`;
  const picture = { id: pictureId, key: 'images/x.jpg', width: 1, height: 1, placeholder: '', alt: '' };
  await source.query(
    `insert into stores.stores (id, username, business_name, categories, is_mobile, business_city, business_phone, description, about, lat,
       lng, shortest_notice, daily_capacity, links, external_media, is_public, cancellation_policy, pictures, version, created_at)
     values ($1, $2, 'המטבח', '{catering}', false, 'חיפה', '+972502345678', '', '', 32.8, 35, 0, 1, '{}', '{}', true, '[]', $3, 1, now())`,
    [id, partner, JSON.stringify([picture])],
  );
  await source.query(
    `insert into stores.pricing_units (id, store_id, type, visibility, name, position, content, images, by_proposal, version, created_at, updated_at)
     values ($1, $2, 'simple', 'public', 'ארוחה', 0, $3, '[]', false, 1, now(), now())`,
    [
      pricingUnitId,
      id,
      {
        summary: 'ארוחה',
        description: 'ארוחה',
        tags: [],
        translations: {},
        durationHours: 6,
        pricingFactor: pricingUnit.pricingFactor,
      },
    ],
  );
  await source.query(
    `insert into stores.crew (id, store_id, user_id, role, joined_at)
     values (gen_random_uuid(), $1, $2, 'Owner', now()), ($3, $1, $4, 'Member', now())`,
    [id, owner.user.id, memberId, member.user.id],
  );
  await source.query(
    `insert into stores.crew_invitations (id, store_id, phone, role, invited_by, created_at, expires_at)
     values ($1, $2, $3, 'Member', $4, now(), now() + interval '7 days')`,
    [invitationId, id, owner.user.phoneNumber, owner.user.id],
  );
  const invoiceId = newId();
  await source.query(
    `insert into subscriptions.subscriptions (id, store_id, payer_id, phase, plan_id, billing, anchor, period, price, balance, created_at)
     values (gen_random_uuid(), $1, $2, 'inactive', 'basic-plan', 'monthly', 1, 0, 0, 0, now())`,
    [id, owner.user.id],
  );
  await source.query(
    `insert into subscriptions.invoices (id, kind, number, store_id, charge_id, payer_id, amount, vat_percent, issued_at, paper)
     select $1, 'invoice', coalesce(max(number), 0) + 1, $2, $1, $3, 14900, 18, now(), $4 from subscriptions.invoices`,
    [invoiceId, id, owner.user.id, { issuer: 'שמחות', customer: [], lines: [] }],
  );
  return {
    invoiceId,
    storeId: id,
    partnerId: id,
    planId: 'plus-plan',
    partner,
    partnerUsername: `free-${id.slice(-12)}`,
    pricingUnitId,
    memberId,
    invitationId,
    pictureId,
  };
};
