import {
  editStore,
  FULL_AT_APPROVAL,
  type Badatz,
  type KashrutCertificate,
  type Language,
  type PartnerProfile,
  type PaymentTerms,
  type BusinessCategory,
  type StoreFacts,
  type StoreLinks as StoreLinksSchema,
  type ExternalMedia as ExternalMediaSchema,
  type VatStatus,
} from '@smachot/contracts';
import { nationalPhone } from '@smachot/kernel';
import type * as z from 'zod/mini';
import type { ContractRules, FieldErrors } from '@smachot/web-platform';
import { deliveryOf, emptyBecome, locationOf, placeFaults, type PlaceValues } from '../become/become-values';
import type { OwnStore } from '../shell/own-store';
import { needed, typed } from '../values/typed';

export const LINKS = ['website', 'instagram', 'facebook', 'youtube', 'tiktok', 'x', 'linkedin'] as const;
export const MEDIA = [
  'youtube',
  'vimeo',
  'spotify',
  'soundcloud',
  'instagram',
  'facebook',
  'tiktok',
  'twitter',
  'website',
] as const;
export type LinkName = (typeof LINKS)[number];
export type MediaName = (typeof MEDIA)[number];

export type PolicyStep = { key: string; days: string; percent: string };
/** Values of the profile form; numbers as they were typed, links empty when there are none. */
export type ProfileValues = PlaceValues & {
  businessName: string;
  categories: BusinessCategory[];
  phone: string;
  /** Absent in drafts that are older than this field. */
  phoneIsPublic?: boolean;
  /** Absent in drafts that are older than this field. */
  facts?: StoreFacts;
  description: string;
  about: string;
  links: Record<LinkName, string>;
  media: Record<MediaName, string>;
  policy: PolicyStep[];
  /** As typed. Absent in drafts that are older than this field. */
  payment?: { deposit: string; days: string; cardPayments: string };
  kashrut?: { certificate: KashrutCertificate; badatz: Badatz | ''; until: string };
  policies?: string;
  language?: Language;
  translations?: PartnerProfile['translations'];
  /** Empty: unknown. */
  vatStatus?: VatStatus | '';
  vatNumber?: string;
};

const written = <N extends string>(
  names: readonly N[],
  known: Partial<Record<N, string | null | undefined>>,
) => Object.fromEntries(names.map((name) => [name, known[name] ?? ''])) as Record<N, string>;

const paymentValues = ({ depositPercent, restDaysBefore, cardPayments }: PaymentTerms) => ({
  deposit: typed(depositPercent),
  days: typed(restDaysBefore),
  cardPayments: typed(cardPayments),
});

/** Without a deposit the number of days has no effect, whatever was typed before. */
const paymentOf = ({ deposit, days, cardPayments }: NonNullable<ProfileValues['payment']>) => ({
  depositPercent: needed(deposit),
  restDaysBefore: needed(deposit) === 0 ? FULL_AT_APPROVAL.restDaysBefore : needed(days),
  cardPayments: needed(cardPayments),
});

/** The earliest cancellation first. */
const policyValues = (policy: OwnStore['cancellationPolicy']): PolicyStep[] =>
  [...policy]
    .sort((a, b) => b.hoursBefore - a.hoursBefore)
    .map(({ hoursBefore, refundPercent }, at) => ({
      key: `step-${at}`,
      days: typed(hoursBefore / 24),
      percent: typed(refundPercent),
    }));

const kashrutValues = (kashrut: OwnStore['kashrut']): NonNullable<ProfileValues['kashrut']> => ({
  certificate: kashrut?.certificate ?? 'none',
  badatz: kashrut?.badatz ?? '',
  until: kashrut?.until ?? '',
});

export const profileValues = (store: OwnStore): ProfileValues => {
  const blank = emptyBecome();
  return {
    businessName: store.businessName,
    categories: store.categories,
    // The crew's answer always includes the phone.
    phone: nationalPhone(store.businessPhone ?? ''),
    phoneIsPublic: store.phoneIsPublic,
    facts: store.facts,
    description: store.description,
    about: store.about,
    isMobile: store.isMobile,
    city: store.businessCity,
    address: store.businessLocation?.address ?? '',
    place: store.businessLocation,
    freeKm: store.freeWorkingDistance === null ? blank.freeKm : typed(store.freeWorkingDistance),
    maxKm: store.maxWorkingDistance === null ? blank.maxKm : typed(store.maxWorkingDistance),
    perKm: store.pricePerKm === null ? blank.perKm : typed(store.pricePerKm),
    least: store.minDeliveryPrice === null ? blank.least : typed(store.minDeliveryPrice),
    links: written(LINKS, store.links),
    media: written(MEDIA, store.externalMedia),
    policy: policyValues(store.cancellationPolicy),
    payment: paymentValues(store.paymentTerms ?? FULL_AT_APPROVAL),
    kashrut: kashrutValues(store.kashrut),
    policies: store.policies ?? '',
    language: store.language ?? 'he',
    translations: store.translations ?? {},
    vatStatus: store.vat?.status ?? '',
    vatNumber: store.vat?.number ?? '',
  };
};

const linked = <N extends string>(links: Record<N, string>): Record<N, string | null> =>
  Object.fromEntries(
    Object.entries<string>(links).map(([name, link]) => [name, link.trim() || null]),
  ) as Record<N, string | null>;

const hours = (days: string): number | undefined => {
  const number = needed(days);
  return number === undefined ? undefined : Math.round(number * 24);
};

const vatOf = ({ vatStatus, vatNumber }: ProfileValues) =>
  vatStatus ? { status: vatStatus, number: (vatNumber ?? '').replace(/[\s-]/g, '') } : null;

const kashrutOf = ({ certificate, badatz, until }: NonNullable<ProfileValues['kashrut']>) => ({
  certificate,
  badatz: badatz || null,
  until: until || null,
});

const profileWire = (values: ProfileValues, isPublic: boolean) => ({
  businessName: values.businessName,
  categories: values.categories,
  isMobile: values.isMobile,
  businessCity: values.city,
  businessPhone: values.phone,
  phoneIsPublic: values.phoneIsPublic ?? false,
  ...(values.facts ? { facts: values.facts } : {}),
  description: values.description,
  about: values.about,
  businessLocation: locationOf(values),
  delivery: deliveryOf(values),
  links: linked(values.links) satisfies z.input<typeof StoreLinksSchema>,
  externalMedia: linked(values.media) satisfies z.input<typeof ExternalMediaSchema>,
  settings: { isPublic },
  cancellationPolicy: values.policy.map(({ days, percent }) => ({
    hoursBefore: hours(days),
    refundPercent: needed(percent),
  })),
  // A draft older than these fields leaves them unchanged.
  ...(values.payment ? { paymentTerms: paymentOf(values.payment) } : {}),
  ...(values.kashrut ? { kashrut: kashrutOf(values.kashrut) } : {}),
  ...(values.policies === undefined ? {} : { policies: values.policies }),
  ...(values.language === undefined ? {} : { language: values.language }),
  ...(values.translations === undefined ? {} : { translations: values.translations }),
  ...(values.vatStatus === undefined ? {} : { vat: vatOf(values) }),
});

/** A later cancellation never refunds more than an earlier one, and no moment appears twice. */
const policyFaults = (policy: readonly PolicyStep[]): FieldErrors => {
  const faults: Record<string, string> = {};
  policy.forEach(({ days, percent }, at) => {
    const later = policy.slice(at + 1);
    if (later.some((other) => needed(other.days) === needed(days) && needed(days) !== undefined))
      faults[`cancellationPolicy.${at}.hoursBefore`] = 'policy.twice';
    const soonerGivesMore = policy.some(
      (other) =>
        (needed(other.days) ?? 0) < (needed(days) ?? 0) &&
        (needed(other.percent) ?? 0) > (needed(percent) ?? 0),
    );
    if (soonerGivesMore) faults[`cancellationPolicy.${at}.refundPercent`] = 'policy.order';
  });
  return faults;
};

export const profileRules = (isPublic: boolean): ContractRules<typeof editStore.body, ProfileValues> => ({
  wireOf: (values) => profileWire(values, isPublic),
  refine: (errors, values) => ({ ...placeFaults(values), ...policyFaults(values.policy), ...errors }),
});

/** The request body of the profile. Only for values without errors. */
export const profileBody = (values: ProfileValues, isPublic: boolean) =>
  editStore.body.parse(profileWire(values, isPublic));
