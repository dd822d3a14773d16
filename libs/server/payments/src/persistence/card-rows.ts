import type { CardId, CardType, UserId } from '@smachot/contracts';
import type { CardStatus } from '../domain/card';

/** A card in the view of its owner. */
export type CardRow = {
  id: CardId;
  last_four: string;
  brand: CardType;
  expiry: string;
  nickname: string | null;
  is_default: boolean;
  status: CardStatus;
  authenticate_url: string | null;
};
export const CARD_COLUMNS = `id, last_four, brand, expiry, nickname, is_default, status,
  (select l.authenticate_url from payments.ledger l
   where l.card_id = cards.id and l.kind = 'check' and l.status = 'action_required') as authenticate_url`;

export type StoredCard = Pick<CardRow, 'id' | 'status' | 'expiry' | 'is_default'>;
export type NewCard = {
  userId: UserId;
  sealedToken: string;
  fingerprint: string;
  lastFour: string;
  brand: string;
  expiry: string;
  nickname: string | null;
  /** The request that adds the card checks it; a tick does so only when that request was killed. */
  nextCheckAt: Date;
};
export type ClaimedCard = { id: CardId; user_id: UserId; sealed_token: string; created_at: Date };
export type CheckedCard = {
  user_id: UserId;
  nickname: string | null;
  sealed_token: string;
  fingerprint: string;
};
