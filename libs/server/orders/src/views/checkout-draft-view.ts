import type { CheckoutDraft, CheckoutDraftForm } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import { kmBetween, priceOf } from '@smachot/pricing';
import type { Orderable } from '@smachot/server-stores';
import type { DraftRow } from '../persistence/placing/checkout-draft.repository';

/** Price in shekels; null while a field it depends on is missing, or when the draft cannot be ordered. */
const priceNow = (found: Orderable | null, form: CheckoutDraftForm): number | null => {
  const { participants, location, datetime } = form.eventInfo;
  if (!found || participants === null) return null;
  const { store, unit } = found;
  const terms = store.isMobile ? store.delivery : null;
  const place = location?.geocode;
  if (terms && !place) return null;
  const km = place ? kmBetween(store.businessLocation.geocode, place) : null;
  const price = priceOf(unit, {
    participants,
    request: form.pricingUnitRequest,
    start: datetime,
    delivery: terms ? { terms, km } : null,
  });
  return price.ok ? toShekels(price.total) : null;
};

export const draftView = (
  draftId: string,
  { store_username: partnerUsername, content, expires_at }: DraftRow,
  found: Orderable | null,
): CheckoutDraft => ({
  draftId,
  partnerUsername,
  ...content,
  price: priceNow(found, content),
  expiresAt: expires_at.toISOString(),
});
