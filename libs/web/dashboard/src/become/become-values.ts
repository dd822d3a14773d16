import { becomePartner, type BusinessCategory, type Language, type Location } from '@smachot/contracts';
import { fieldErrorsOf, isSound, NO_FIELD_ERRORS, type FieldErrors } from '@smachot/web-platform';
import { POLICIES, type PolicyName } from './policies';
import { needed, sumOf } from '../values/typed';
import { unitFaults } from '../units/unit-wire';
import { emptyUnit, type UnitValues } from '../units/unit-values';

export const STEPS = ['what', 'name', 'where', 'contact', 'offer', 'cancelling', 'review'] as const;
export type Step = (typeof STEPS)[number];
export const isStep = (name: string): name is Step => (STEPS as readonly string[]).includes(name);

/** The location of a business and its delivery terms; also a part of the profile. Numbers as they were typed. */
export type PlaceValues = {
  isMobile: boolean;
  city: string;
  address: string;
  /** Chosen from the suggestions; counts only while its words stay as they are. */
  place: Location | null;
  freeKm: string;
  maxKm: string;
  perKm: string;
  least: string;
};
export type BecomeValues = PlaceValues & {
  categories: BusinessCategory[];
  businessName: string;
  partnerUsername: string;
  /** The person wrote it; suggestions leave it alone from then on. */
  ownUsername: boolean;
  phone: string;
  /** Absent in drafts that are older than this field. */
  phoneIsPublic?: boolean;
  email: string;
  /** No policy is preselected; absent in drafts that are older than this field. */
  policy?: PolicyName | null;
  unit: UnitValues;
};

/** The empty form. Nothing is copied from the account, because a business shows its customers these values. */
export const emptyBecome = (): BecomeValues => ({
  categories: [],
  businessName: '',
  partnerUsername: '',
  ownUsername: false,
  isMobile: true,
  city: '',
  address: '',
  place: null,
  freeKm: '10',
  maxKm: '60',
  perKm: '5',
  least: '100',
  phone: '',
  phoneIsPublic: false,
  email: '',
  policy: null,
  unit: emptyUnit(),
});

/** The place keeps its coordinates only while its address is unchanged. */
export const locationOf = ({ address, place }: PlaceValues): Location | null => {
  const words = address.trim();
  if (!words) return null;
  return place && place.address === words ? place : { address: words };
};
export const deliveryOf = (values: PlaceValues) =>
  values.isMobile
    ? {
        freeWorkingDistance: sumOf(values.freeKm),
        maxWorkingDistance: needed(values.maxKm),
        pricePerKm: sumOf(values.perKm),
        minDeliveryPrice: sumOf(values.least),
      }
    : null;

/** "הרצל 12, חיפה, ישראל" → "חיפה": the last part of an address that is neither the country nor a number of a house. */
export const cityOf = (address: string): string =>
  address
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part && !/\d|^(?:ישראל|israel)$/i.test(part))
    .at(-1) ?? '';

/** `language`: the one its texts are typed in. */
export const storeWire = (values: BecomeValues, language?: Language) => ({
  ...(language ? { language } : {}),
  partnerUsername: values.partnerUsername,
  businessName: values.businessName,
  categories: values.categories,
  isMobile: values.isMobile,
  businessCity: values.city,
  businessPhone: values.phone,
  phoneIsPublic: values.phoneIsPublic ?? false,
  businessLocation: locationOf(values),
  delivery: deliveryOf(values),
  email: values.email.trim() || null,
  ...(values.policy ? { cancellationPolicy: POLICIES[values.policy] } : {}),
});

const STEP_OF: Record<string, Step> = {
  categories: 'what',
  businessName: 'name',
  partnerUsername: 'name',
  isMobile: 'where',
  businessCity: 'where',
  businessLocation: 'where',
  delivery: 'where',
  businessPhone: 'contact',
  email: 'contact',
};

/** Errors that the schema of a single field cannot find: every business needs a location. */
export const placeFaults = (values: PlaceValues): FieldErrors =>
  locationOf(values) ? {} : { businessLocation: 'store.location_required' };

/** Codes by field, for one step. */
export const stepFaults = (values: BecomeValues, step: Step): FieldErrors => {
  if (step === 'review') return {};
  if (step === 'offer') return unitFaults(values.unit);
  if (step === 'cancelling') return values.policy ? NO_FIELD_ERRORS : { policy: 'field.required' };
  const all = { ...fieldErrorsOf(becomePartner.body, storeWire(values)), ...placeFaults(values) };
  return Object.fromEntries(Object.entries(all).filter(([path]) => STEP_OF[path.split('.')[0]!] === step));
};

/** The first step with something to mend; the last one when there is none. */
export const firstOpenStep = (values: BecomeValues): Step =>
  STEPS.find((step) => !isSound(stepFaults(values, step))) ?? 'review';

/** The furthest step the person may open: any step up to the first incomplete one. */
export const reachable = (values: BecomeValues, wanted: Step): Step => {
  const open = firstOpenStep(values);
  return STEPS.indexOf(wanted) <= STEPS.indexOf(open) ? wanted : open;
};
