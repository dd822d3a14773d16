import { Injectable } from '@nestjs/common';
import {
  FULL_AT_APPROVAL,
  type PartnerProfile,
  type PricingUnit,
  type RatingMetrics,
  type StoreRole,
} from '@smachot/contracts';
import { Config, FileStore } from '@smachot/server-platform';
import { deliveryOf, type StoreState } from '../domain/store';
import { factsView, kashrutView } from '../domain/store-content';
import { publicPlace } from '../domain/store-place';
import type { Reader } from '../persistence/crew/crew.queries';
import type { UnitRating } from '../persistence/stores/ratings.schema';
import { StoreProfileQueries } from '../persistence/stores/store-profile.queries';
import { pictureView } from './picture-view';
import { PricingUnitViews } from './pricing-unit-view';

/** The audience of a view: the crew sees the e-mail address and all units on sale. */
type For = 'everybody' | 'crew';

/** A store as the contract shows it. */
@Injectable()
export class StoreViews {
  constructor(
    private readonly profiles: StoreProfileQueries,
    private readonly units: PricingUnitViews,
    private readonly files: FileStore,
    private readonly config: Config,
  ) {}

  async shown(partner: string): Promise<PartnerProfile | undefined> {
    const state = await this.profiles.find(partner);
    return state?.isPublic ? this.of(state, 'everybody') : undefined;
  }

  async seenBy(
    partner: string,
    { userId, superAdmin }: Reader,
  ): Promise<(PartnerProfile & { role: StoreRole }) | undefined> {
    const state = await this.profiles.find(partner);
    if (!state) return undefined;
    const role = (await this.profiles.roleOf(state.id, userId)) ?? (superAdmin ? 'Viewer' : undefined);
    return role && { ...(await this.of(state, 'crew')), role };
  }

  async of(state: StoreState, whose: For): Promise<PartnerProfile> {
    const forCrew = whose === 'crew';
    const delivery = deliveryOf(state);
    const { vatStatements, version, ...told } = state;
    const { id, username, location, profilePicture, coverPhoto } = told;
    const [pricingUnits, { rules, ratings }] = await Promise.all([
      this.units.ofStore(id, username, !forCrew),
      this.profiles.rulesAndRatings(id),
    ]);
    return {
      ...told,
      partnerId: id,
      partnerUsername: username,
      businessPhone: forCrew || state.phoneIsPublic ? state.businessPhone : null,
      email: forCrew ? state.email : null,
      emailVerified: forCrew && state.emailVerifiedAt !== null,
      ...(forCrew ? { version, vat: vatStatements.at(-1)?.vat ?? null } : {}),
      profilePicture: profilePicture && pictureView(profilePicture, this.files),
      coverPhoto: coverPhoto && pictureView(coverPhoto, this.files),
      pictures: state.pictures.map((picture) => pictureView(picture, this.files)),
      settings: { isPublic: state.isPublic, availabilities: rules, hoursChosen: state.hoursChosen },
      ratingMetrics: ratingMetricsOf(state, pricingUnits, ratings),
      freeWorkingDistance: delivery?.freeWorkingDistance ?? null,
      maxWorkingDistance: delivery?.maxWorkingDistance ?? null,
      pricePerKm: delivery?.pricePerKm ?? null,
      minDeliveryPrice: delivery?.minDeliveryPrice ?? null,
      businessLocation: forCrew ? location : publicPlace(state),
      paymentTerms: state.paymentTerms ?? FULL_AT_APPROVAL,
      kashrut: kashrutView(state),
      facts: factsView(state),
      storeUrl: `${this.config.settings.PUBLIC_URL}/partner/${username}`,
      pricingUnits,
    };
  }
}

/** The average in hundredths; null: nobody rated it. */
const metricsOf = (sum: number, count: number): RatingMetrics => ({
  avgRating: count ? Math.round((sum / count) * 100) / 100 : null,
  ratingCount: count,
});

const ratingMetricsOf = (
  { ratingSum, ratingCount }: StoreState,
  pricingUnits: PricingUnit[],
  unitRatings: UnitRating[],
): PartnerProfile['ratingMetrics'] => {
  const byUnit = new Map(unitRatings.map((rating) => [rating.pricingUnitId, rating]));
  return {
    ...metricsOf(ratingSum, ratingCount),
    pricingUnits: pricingUnits.map(({ pricingUnitId }) => {
      const { sum = 0, count = 0 } = byUnit.get(pricingUnitId) ?? {};
      return { pricingUnitId, ...metricsOf(sum, count) };
    }),
  };
};
