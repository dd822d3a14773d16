import { OwnPath } from '@smachot/contracts';
import { safeNext, useAddressParams } from '@smachot/web-platform';

/** The page that sent the person here for a card or a payment (`?next=/me/rsvps/…`). */
export const useNext = (): string | null => {
  const [search] = useAddressParams();
  return safeNext(search.get('next'));
};

/** Where a challenge of the bank leads back to: here, with the purpose of the card. Null where there is none, or it is too long. */
export const returnAddress = (next: string | null): string | null => {
  if (!next) return null;
  return OwnPath.safeParse(`/me/payments?next=${encodeURIComponent(next)}`).data ?? null;
};
