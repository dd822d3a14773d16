import type { BookingStatus, Language, OrderPaymentStatus, OrderStatus } from '@smachot/contracts';

export const EXPORT_COLUMNS = [
  'code',
  'status',
  'date',
  'from',
  'to',
  'menu',
  'participants',
  'customer',
  'phone',
  'address',
  'price',
  'payment',
  'captured',
  'refunded',
  'owed',
  'gross',
  'commission',
  'net',
  'remarks',
] as const;
export type ExportColumn = (typeof EXPORT_COLUMNS)[number];

export type ExportWords = {
  language: Language;
  sheet: string;
  rightToLeft: boolean;
  columns: Record<ExportColumn, string>;
  statuses: Record<OrderStatus, string>;
  payments: Record<OrderPaymentStatus, string>;
  /** Shown instead of an order number. */
  byPhone: string;
  bookings: Record<Exclude<BookingStatus, 'removed'>, string>;
};
