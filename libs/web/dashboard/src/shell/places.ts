import type { IconName } from '@smachot/web-ui';

export type PlaceId =
  | 'home'
  | 'orders'
  | 'messages'
  | 'units'
  | 'availability'
  | 'profile'
  | 'coupons'
  | 'businessInfo'
  | 'customers'
  | 'qr'
  | 'analytics'
  | 'crew'
  | 'payments'
  | 'banking'
  | 'account'
  | 'events'
  | 'proposals'
  | 'reviews'
  | 'newsletters'
  | 'articles';
export type StorePlace = { id: PlaceId; path: string; icon: IconName };

/** In the order a partner needs them. */
export const PLACES: readonly StorePlace[] = [
  { id: 'home', path: '', icon: 'home' },
  { id: 'orders', path: 'orders', icon: 'receipt' },
  { id: 'messages', path: 'messages', icon: 'chat' },
  { id: 'customers', path: 'customers', icon: 'heart' },
  { id: 'reviews', path: 'reviews', icon: 'star' },
  { id: 'units', path: 'pricing-unit', icon: 'leaf' },
  { id: 'availability', path: 'business-availability', icon: 'cal' },
  { id: 'profile', path: 'edit-profile', icon: 'edit' },
  { id: 'coupons', path: 'coupons', icon: 'percent' },
  { id: 'newsletters', path: 'newsletters', icon: 'send' },
  { id: 'articles', path: 'articles', icon: 'edit' },
  { id: 'qr', path: 'qr', icon: 'download' },
  { id: 'analytics', path: 'analytics', icon: 'chart' },
  { id: 'crew', path: 'crew', icon: 'users' },
  { id: 'payments', path: 'payments', icon: 'card' },
  { id: 'banking', path: 'banking-info', icon: 'wallet' },
  { id: 'businessInfo', path: 'business-info', icon: 'info' },
  { id: 'account', path: 'account', icon: 'shield' },
  { id: 'events', path: 'events', icon: 'sparkle' },
  { id: 'proposals', path: 'proposals', icon: 'file' },
];
/** In the bottom bar on phones; the others are behind "more". */
const UNDER_THUMB = ['home', 'orders', 'units', 'availability'] as const satisfies readonly PlaceId[];
export type ThumbPlace = StorePlace & { id: (typeof UNDER_THUMB)[number] };
export const isUnderThumb = (place: StorePlace): place is ThumbPlace =>
  (UNDER_THUMB as readonly PlaceId[]).includes(place.id);
