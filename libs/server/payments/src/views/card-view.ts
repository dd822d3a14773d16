import type { Card } from '@smachot/contracts';
import { isValidPast } from '../domain/card';
import type { CardRow } from '../persistence/card-rows';

export const viewCard = (row: CardRow, today: string): Card => ({
  _id: row.id,
  lastFourDigits: row.last_four,
  isDefault: row.is_default,
  cardType: row.brand,
  expiry: `${row.expiry.slice(0, 2)}/${row.expiry.slice(2)}`,
  nickname: row.nickname,
  expired: !isValidPast(row.expiry, today),
  status: row.status,
  authenticateUrl: row.authenticate_url,
});
