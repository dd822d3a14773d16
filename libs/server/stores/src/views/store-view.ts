import { Injectable } from '@nestjs/common';
import { type Availability, FULL_AT_APPROVAL, type PartnerProfile, type StoreRole } from '@smachot/contracts';
import { Config, FileStore, type UserActor } from '@smachot/server-platform';
import { DataSource } from 'typeorm';
import { deliveryOf, type StoreState } from '../domain/store';
import { factsView, kashrutView } from '../domain/store-content';
import { publicPlace } from '../domain/store-place';
import { isId } from '../persistence/stores/partner-key';
import { StoreSchema } from '../persistence/stores/store.schema';
import { pictureView } from './picture-view';
import { PricingUnitViews } from './pricing-unit-view';

type Reader = Pick<UserActor, 'userId' | 'superAdmin'>;
/** The audience of a view: the crew sees the e-mail address and all units on sale. */
type For = 'everybody' | 'crew';

/** A store as the contract shows it. */
@Injectable()
export class StoreViews {
  constructor(
    private readonly source: DataSource,
    private readonly units: PricingUnitViews,
    private readonly files: FileStore,
    private readonly config: Config,
  ) {}

  async shown(partner: string): Promise<PartnerProfile | undefined> {
    const state = await this.find(partner);
    return state?.isPublic ? this.of(state, 'everybody') : undefined;
  }

  async seenBy(
    partner: string,
    { userId, superAdmin }: Reader,
  ): Promise<(PartnerProfile & { role: StoreRole }) | undefined> {
    const state = await this.find(partner);
    if (!state) return undefined;
    const [member] = await this.source.query<{ role: StoreRole }[]>(
      'select role from stores.crew where store_id = $1 and user_id = $2',
      [state.id, userId],
    );
    const role = member?.role ?? (superAdmin ? 'Viewer' : undefined);
    return role && { ...(await this.of(state, 'crew')), role };
  }

  async of(state: StoreState, whose: For): Promise<PartnerProfile> {
    const forCrew = whose === 'crew';
    const delivery = deliveryOf(state);
    const { vatStatements, ...told } = state;
    const { id, username, location, profilePicture, coverPhoto, ratingCount } = told;
    const [pricingUnits, availabilities] = await Promise.all([
      this.units.ofStore(id, username, !forCrew),
      this.rulesOf(id),
    ]);
    return {
      ...told,
      partnerId: id,
      partnerUsername: username,
      businessPhone: forCrew || state.phoneIsPublic ? state.businessPhone : null,
      email: forCrew ? state.email : null,
      emailVerified: forCrew && state.emailVerifiedAt !== null,
      ...(forCrew ? { vat: vatStatements.at(-1)?.vat ?? null } : {}),
      profilePicture: profilePicture && pictureView(profilePicture, this.files),
      coverPhoto: coverPhoto && pictureView(coverPhoto, this.files),
      pictures: state.pictures.map((picture) => pictureView(picture, this.files)),
      settings: { isPublic: state.isPublic, availabilities, hoursChosen: state.hoursChosen },
      ratingMetrics: {
        avgRating: ratingCount ? Math.round((state.ratingSum / ratingCount) * 100) / 100 : null,
        ratingCount,
        pricingUnits: pricingUnits.map(({ pricingUnitId }) => ({
          pricingUnitId,
          avgRating: null,
          ratingCount: 0,
        })),
      },
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

  private async rulesOf(storeId: string): Promise<Availability[]> {
    const [row] = await this.source.query<{ rules: Availability[] }[]>(
      'select rules from stores.availability where store_id = $1',
      [storeId],
    );
    return row?.rules ?? [];
  }

  private async find(partner: string): Promise<StoreState | undefined> {
    const named = isId(partner) ? { id: partner } : { username: partner };
    const found = await this.source.manager
      .createQueryBuilder(StoreSchema, 's')
      .where(named)
      .andWhere('s.closedAt is null')
      .getOne();
    return found ?? undefined;
  }
}
