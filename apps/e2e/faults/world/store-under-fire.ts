import { becomePartner, createPricingUnit, type InputOf, type PricingUnit } from '@smachot/contracts';
import type { Host } from '../../src/world/a-host';
import { askProduct } from '../../src/world/product';
import type { RealProduct } from './real-product';

type UnitForm = InputOf<typeof createPricingUnit>['body'];
type Settings = { capacity: number; noticeHours?: number };
export type StoreUnderFire = { storeId: string; unit: PricingUnit };

/** Opens a public store with one unit. A late cancellation refunds half, an early one everything. */
export async function openStore(
  { database }: RealProduct,
  { tokens }: Host,
  form: Pick<UnitForm, 'type'> & Record<string, unknown>,
  { capacity, noticeHours = 0 }: Settings,
): Promise<StoreUnderFire> {
  const token = tokens.access_token;
  const { partnerId } = await askProduct(becomePartner, {
    token,
    body: {
      partnerUsername: 'under-fire',
      businessName: 'המטבח',
      categories: ['catering'],
      isMobile: false,
      businessCity: 'חיפה',
      businessPhone: '0502345678',
      businessLocation: { address: 'הנמל 1, חיפה', geocode: { lat: 32.81, lng: 34.99 } },
    },
  });
  const unit = await askProduct(createPricingUnit, {
    token,
    params: { partner: partnerId },
    body: {
      name: 'ארוחה',
      summary: 'ארוחה',
      description: 'ארוחה',
      visibility: 'public',
      ...form,
    } as UnitForm,
  });
  await database.rows(
    `update stores.stores set is_public = true, hours_chosen = true, daily_capacity = ${capacity}, shortest_notice = ${noticeHours},
       cancellation_policy = '[{"hoursBefore": 480, "refundPercent": 50}]' where id = '${partnerId}'`,
  );
  return { storeId: partnerId, unit };
}
