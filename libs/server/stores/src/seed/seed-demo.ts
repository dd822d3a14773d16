import type { StoreId, UserId } from '@smachot/contracts';
import { Tx } from '@smachot/server-platform';
import type { DataSource } from 'typeorm';
import { newPricingUnit } from '../domain/pricing-units/pricing-unit';
import { Store } from '../domain/store';
import { CrewRepository } from '../persistence/crew/crew.repository';
import { ListingRepository } from '../persistence/listing/listing.repository';
import { OpenMonthRepository } from '../persistence/availability/open-month.repository';
import { PricingUnitRepository } from '../persistence/pricing-units/pricing-unit.repository';
import { StoreRepository } from '../persistence/stores/store.repository';
import { catering } from './demo-catering';
import { contentOf } from './demo-content';
import { DEMO_ENGLISH } from './demo-english';
import { picturesOf, withDishPictures } from './demo-pictures';
import { placesAndMusic } from './demo-places-and-music';
import { DEMO_FACTS } from './demo-facts';
import { services } from './demo-services';
import { sweetsAndBars } from './demo-sweets-and-bars';
import type { DemoStore } from './demo-store';
import { inBothLanguages } from './demo-units';

const demoId = (kind: number, number: number): string =>
  `0194000a-0000-7000-8000-${String(kind * 1_000 + number).padStart(12, '0')}`;

const listing = new ListingRepository();
const stores = new StoreRepository(listing, new CrewRepository());
const units = new PricingUnitRepository(listing);

/**
 * Seeds twelve stores over the categories with their units. Existing rows are left alone.
 * @param owners the owners' ids by their names in the demo data
 * @returns the stores' usernames, and their ids and owners by them
 */
export const seedStoresDemo = async (
  source: DataSource,
  owners: Readonly<Record<string, string>>,
  now: Date,
): Promise<{
  usernames: string[];
  storeIds: Record<string, StoreId>;
  ownerOf: (username: string) => UserId;
}> => {
  const all = [...catering, ...sweetsAndBars, ...placesAndMusic, ...services];
  for (const demo of all) {
    const ownerId = owners[demo.owner];
    if (!ownerId) throw new Error(`nobody is the owner ${demo.owner}`);
    await source.transaction((manager) => seedOne(new Tx(manager), demo, ownerId, now));
  }
  return {
    usernames: all.map(({ username }) => username),
    storeIds: Object.fromEntries(all.map(({ username, number }) => [username, demoId(0, number)])),
    ownerOf: (wanted) => owners[all.find(({ username }) => username === wanted)!.owner]!,
  };
};

const seedOne = async (tx: Tx, demo: DemoStore, ownerId: UserId, now: Date): Promise<void> => {
  const { ofUnit, ...shown } = picturesOf(demo.username, (number) => demoId(100 + demo.number, number));
  const opened = Store.open(openingOf(demo), now);
  if (!opened.ok) throw new Error(`${demo.username}: ${opened.code}`);
  const { units: occasions = [], ...facts } = DEMO_FACTS[demo.username] ?? {};
  const { policiesInEnglish, ...content } = contentOf(demo.username, now);
  const { description, about } = DEMO_ENGLISH[demo.username]!;
  Object.assign(opened.value.state, {
    facts,
    ...content,
    translations: { en: { description, about, policies: policiesInEnglish } },
    id: demoId(0, demo.number),
    isPublic: true,
    hoursChosen: true,
    alwaysOpen: !demo.rules?.length,
    shortestNotice: demo.notice,
    dailyCapacity: demo.capacity,
    slotsPerCustomer: demo.slotsPerCustomer ?? 1,
    paymentTerms: demo.paymentTerms ?? null,
    ...shown,
  });
  if (!(await stores.open(tx, opened.value, ownerId))) return;
  const storeId = opened.value.state.id;
  for (const [at, form] of demo.units.entries()) {
    const sold = inBothLanguages(withDishPictures(form), demo.username, at);
    await units.add(tx, {
      ...newPricingUnit({ ...sold, occasions: occasions[at] ?? [] }, storeId, at, now),
      images: ofUnit(at),
      id: demoId(demo.number, at + 1),
    });
  }
  await new OpenMonthRepository().write(tx, storeId, demo.rules ?? [], now);
};

const openingOf = ({ at: [lat, lng], delivery, ...demo }: DemoStore) => ({
  partnerUsername: demo.username,
  businessName: demo.businessName,
  categories: demo.categories,
  isMobile: delivery !== undefined,
  businessCity: demo.city,
  businessPhone: `+97235550${100 + demo.number}`,
  // a unit without a price before contact is requested by phone
  phoneIsPublic: demo.units.some(
    (unit) => unit.type === 'simple' && unit.pricingFactor.type === 'personalized',
  ),
  description: demo.description,
  about: demo.about,
  businessLocation: { address: demo.address, geocode: { lat, lng } },
  delivery: delivery
    ? {
        freeWorkingDistance: delivery[0],
        maxWorkingDistance: delivery[1],
        pricePerKm: delivery[2],
        minDeliveryPrice: delivery[3],
      }
    : null,
});
