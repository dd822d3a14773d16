import type { Gift } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import type { ListedGift } from '../persistence/gifts/gift.queries';

export const giftView = (gift: ListedGift): Gift => ({
  _id: gift.id,
  rsvpId: gift.rsvpId,
  giver: gift.giver,
  phone: gift.phone,
  side: gift.side,
  group: gift.group,
  kind: gift.kind,
  amount: gift.amount === null ? null : toShekels(gift.amount),
  note: gift.note,
  recordedAt: gift.recordedAt?.toISOString() ?? null,
  thankedAt: gift.thankedAt?.toISOString() ?? null,
});
