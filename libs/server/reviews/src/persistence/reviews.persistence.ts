import { anyEntity, type ContextPersistence } from '@smachot/server-platform';
import { Reviews1796000310010 } from './migrations/1796000310010-reviews';
import { ReviewsMended1796000311600 } from './migrations/1796000311600-reviews-mended';
import { GuestRatings1796000318000 } from './migrations/1796000318000-guest-ratings';
import { AttendedOrderSchema, GuestRatingSchema } from './guest-ratings.schema';
import {
  ErasedPersonSchema,
  InvitationSchema,
  OrderMoneySchema,
  RatingSchema,
  ReportSchema,
  ReviewedChargebackSchema,
  ReviewSchema,
} from './reviews.schema';

export const reviewsPersistence: ContextPersistence = {
  schema: 'reviews',
  entities: [
    anyEntity(ReviewSchema),
    anyEntity(RatingSchema),
    anyEntity(ReportSchema),
    anyEntity(InvitationSchema),
    anyEntity(OrderMoneySchema),
    anyEntity(ReviewedChargebackSchema),
    anyEntity(ErasedPersonSchema),
    anyEntity(AttendedOrderSchema),
    anyEntity(GuestRatingSchema),
  ],
  migrations: [Reviews1796000310010, ReviewsMended1796000311600, GuestRatings1796000318000],
};
