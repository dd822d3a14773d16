import { AggregateRoot } from '@nestjs/cqrs';
import type {
  becomePartner,
  BusinessCategory,
  CancellationPolicy,
  DeliveryTerms,
  editStore,
  InputOf,
  Location,
  PartnerProfile,
  PaymentTerms,
  PictureId,
  StoreId,
  VatDetails,
} from '@smachot/contracts';
import {
  accept,
  type E164,
  newId,
  type RefusalCode,
  refuse,
  type Result,
  toAgorot,
  toShekels,
} from '@smachot/kernel';
import { refusedEmbeds } from './embeds';
import { arranged, MOST_PICTURES, type Arrangement, type StoredPicture } from './pictures';
import { editedContent, newStoreContent, type StoreContent } from './store-content';
import { originOf } from './store-place';
import { isReserved } from './usernames';

/** `since`: an instant. Null: the store withdrew its statement. */
export type VatStatement = { since: string; vat: VatDetails | null };

/** An admin took the store off the public pages. `since`: an instant; `wasPublic`: it is public again when that is lifted. */
type Suspension = { since: string; reason: string; wasPublic: boolean };

export type StoreState = {
  id: StoreId;
  username: string;
  businessName: string;
  categories: BusinessCategory[];
  isMobile: boolean;
  businessCity: string;
  /** E.164 */
  businessPhone: E164;
  phoneIsPublic: boolean;
  email: string | null;
  emailVerifiedAt: Date | null;
  description: string;
  about: string;
  location: Location | null;
  /** The point from which distances are measured; it is public. */
  lat: number;
  lng: number;
  /** Delivery terms; sums in agorot. All null unless mobile. */
  freeKm: number | null;
  maxKm: number | null;
  perKm: number | null;
  minDelivery: number | null;
  /** Hours. */
  shortestNotice: number;
  dailyCapacity: number;
  /** Slots of one day. */
  slotsPerCustomer: number;
  links: PartnerProfile['links'];
  externalMedia: PartnerProfile['externalMedia'];
  isPublic: boolean;
  cancellationPolicy: CancellationPolicy;
  /** Null: everything at the approval, in one payment. */
  paymentTerms: PaymentTerms | null;
  profilePicture: StoredPicture | null;
  coverPhoto: StoredPicture | null;
  pictures: StoredPicture[];
  ratingSum: number;
  ratingCount: number;
  /** The store's VAT statements with their dates, oldest first. */
  vatStatements: VatStatement[];
  /** No rule opens and none closes. */
  alwaysOpen: boolean;
  /** Whether hours were chosen: a new store is closed until then. */
  hoursChosen: boolean;
  version: number;
  createdAt: Date;
  closedAt: Date | null;
  suspension: Suspension | null;
} & StoreContent;

type Opening = InputOf<typeof becomePartner>['body'];
type Edited = InputOf<typeof editStore>['body'];
type Profile = Omit<Opening, 'partnerUsername' | 'email' | 'cancellationPolicy'>;

/** The default policy of stores opened without choosing one: a full refund until two weeks before, half until two days before. */
const USUAL_POLICY: CancellationPolicy = [
  { hoursBefore: 336, refundPercent: 100 },
  { hoursBefore: 48, refundPercent: 50 },
];

const oneField = (code: RefusalCode, field: string) => refuse(code, { fields: { [field]: code } });

const fromProfile = (profile: Profile) => {
  const origin = originOf(profile.isMobile, profile.businessLocation, profile.businessCity);
  if (!origin || (!profile.isMobile && !profile.businessLocation))
    return oneField('store.location_required', 'businessLocation');
  const delivery = profile.isMobile ? profile.delivery : null;
  if (profile.isMobile && !delivery) return oneField('store.delivery_required', 'delivery');
  return accept({
    businessName: profile.businessName,
    categories: [...new Set(profile.categories)],
    isMobile: profile.isMobile,
    businessCity: profile.businessCity,
    businessPhone: profile.businessPhone,
    phoneIsPublic: profile.phoneIsPublic,
    description: profile.description,
    about: profile.about,
    location: profile.businessLocation,
    ...origin,
    freeKm: delivery?.freeWorkingDistance ?? null,
    maxKm: delivery?.maxWorkingDistance ?? null,
    perKm: delivery && toAgorot(delivery.pricePerKm),
    minDelivery: delivery && toAgorot(delivery.minDeliveryPrice),
  });
};

/** A partner's business: its category, place and terms. */
export class Store extends AggregateRoot {
  constructor(readonly state: StoreState) {
    super();
  }

  static open(
    { partnerUsername, email, cancellationPolicy = USUAL_POLICY, ...profile }: Opening,
    now: Date,
  ): Result<Store> {
    if (isReserved(partnerUsername)) return oneField('username.reserved', 'partnerUsername');
    const told = fromProfile(profile);
    if (!told.ok) return told;
    const store = new Store({
      ...told.value,
      id: newId(),
      username: partnerUsername,
      email: null,
      emailVerifiedAt: null,
      shortestNotice: 48,
      dailyCapacity: 1,
      slotsPerCustomer: 1,
      links: {},
      externalMedia: {},
      isPublic: false,
      cancellationPolicy: orderly(cancellationPolicy),
      paymentTerms: null,
      ...newStoreContent(profile.language),
      profilePicture: null,
      coverPhoto: null,
      pictures: [],
      ratingSum: 0,
      ratingCount: 0,
      vatStatements: [],
      alwaysOpen: false,
      hoursChosen: false,
      version: 1,
      createdAt: now,
      closedAt: null,
      suspension: null,
    });
    store.changeEmail(email ?? null);
    return accept(store);
  }

  /** Applies the form. `sells`: the store has a public pricing unit; without one it cannot be public. */
  edit(
    { links, externalMedia, settings, cancellationPolicy, paymentTerms, vat, ...profile }: Edited,
    sells: boolean,
    now: Date,
  ): Result<undefined> {
    const strange = refusedEmbeds(externalMedia);
    if (Object.keys(strange).length) return refuse('request.invalid', { fields: strange });
    const told = fromProfile(profile);
    if (!told.ok) return told;
    if (settings.isPublic && this.state.suspension) return refuse('store.suspended');
    if (settings.isPublic && !sells) return refuse('store.not_ready');
    Object.assign(this.state, told.value, {
      links,
      externalMedia,
      isPublic: settings.isPublic,
      cancellationPolicy: orderly(cancellationPolicy),
      paymentTerms: paymentTerms ?? this.state.paymentTerms,
      ...editedContent(this.state, profile),
    });
    if (vat !== undefined) this.stateVat(vat, now);
    return accept();
  }

  /** Appends a VAT statement. Earlier payments keep the statement of their time. */
  private stateVat(vat: VatDetails | null, now: Date): void {
    const before = this.state.vatStatements.at(-1)?.vat ?? null;
    if (before?.status === vat?.status && before?.number === vat?.number) return;
    this.state.vatStatements = [...this.state.vatStatements, { since: now.toISOString(), vat }];
  }

  /** Another address has to be verified again. */
  changeEmail(email: string | null): void {
    if (email === this.state.email) return;
    Object.assign(this.state, { email, emailVerifiedAt: null });
    if (email) this.askToVerify();
  }

  /** Restarts the e-mail verification. Refuses when there is nothing to verify. */
  verifyAgain(): Result<undefined> {
    if (!this.state.email) return refuse('email.missing');
    if (!this.state.emailVerifiedAt) this.askToVerify();
    return accept();
  }

  /** Adds a picture. Profile and cover have one each: answers the replaced picture. */
  show(kind: 'profile' | 'cover' | 'gallery', picture: StoredPicture): Result<StoredPicture | null> {
    if (kind === 'gallery') {
      if (this.state.pictures.length >= MOST_PICTURES) return refuse('pictures.too_many');
      this.state.pictures = [...this.state.pictures, picture];
      return accept(null);
    }
    const place = kind === 'profile' ? 'profilePicture' : 'coverPhoto';
    const before = this.state[place];
    this.state[place] = picture;
    return accept(before);
  }

  /** Orders and describes the gallery. */
  arrange(arrangement: Arrangement): void {
    this.state.pictures = arranged(this.state.pictures, arrangement).kept;
  }

  /** Removes a picture and answers it; undefined when it was not shown. */
  hide(pictureId: PictureId): StoredPicture | undefined {
    const { profilePicture, coverPhoto, pictures } = this.state;
    const gone = [profilePicture, coverPhoto, ...pictures].find((picture) => picture?.id === pictureId);
    if (!gone) return undefined;
    if (gone === profilePicture) this.state.profilePicture = null;
    if (gone === coverPhoto) this.state.coverPhoto = null;
    this.state.pictures = pictures.filter((picture) => picture !== gone);
    return gone;
  }

  /** By an admin. Orders go on; nothing new can be ordered, because the store is not public. False when it is suspended already. */
  suspend(reason: string, now: Date): boolean {
    if (this.state.suspension) return false;
    const suspension = { since: now.toISOString(), reason, wasPublic: this.state.isPublic };
    Object.assign(this.state, { suspension, isPublic: false });
    this.apply({ event: 'stores.suspension_changed', payload: { storeId: this.state.id } });
    return true;
  }

  /** @param sells the store has a public pricing unit. False when it is not suspended. */
  liftSuspension(sells: boolean): boolean {
    const { suspension } = this.state;
    if (!suspension) return false;
    Object.assign(this.state, { suspension: null, isPublic: suspension.wasPublic && sells });
    this.apply({ event: 'stores.suspension_changed', payload: { storeId: this.state.id } });
    return true;
  }

  close(now: Date): void {
    Object.assign(this.state, { closedAt: now, isPublic: false });
    this.apply({ event: 'stores.closed', payload: { storeId: this.state.id } });
  }

  private askToVerify(): void {
    this.apply({ event: 'stores.email_to_verify', payload: { storeId: this.state.id } });
  }
}

/** Earliest first, each moment once: the last entry counts. */
const orderly = (policy: CancellationPolicy): CancellationPolicy =>
  [...new Map(policy.map((step) => [step.hoursBefore, step])).values()].sort(
    (a, b) => b.hoursBefore - a.hoursBefore,
  );

export const deliveryOf = (
  state: Pick<StoreState, 'isMobile' | 'freeKm' | 'maxKm' | 'perKm' | 'minDelivery'>,
): DeliveryTerms | null =>
  state.isMobile && state.maxKm !== null
    ? {
        freeWorkingDistance: state.freeKm ?? 0,
        maxWorkingDistance: state.maxKm,
        pricePerKm: toShekels(state.perKm ?? 0),
        minDeliveryPrice: toShekels(state.minDelivery ?? 0),
      }
    : null;

/** The VAT statement in force at that moment; the first statement also counts for the time before it. */
export const vatAt = (statements: readonly VatStatement[], at: Date): VatDetails | null => {
  const before = statements.filter(({ since }) => new Date(since) <= at).at(-1);
  return (before ?? statements[0])?.vat ?? null;
};
