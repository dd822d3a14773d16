import { anyEntity, type ContextPersistence } from '@smachot/server-platform';
import { Reviews1796000310010 } from './migrations/1796000310010-reviews';
import { InvitationSchema, RatingSchema, ReportSchema, ReviewSchema } from './reviews.schema';

export const reviewsPersistence: ContextPersistence = {
  schema: 'reviews',
  entities: [
    anyEntity(ReviewSchema),
    anyEntity(RatingSchema),
    anyEntity(ReportSchema),
    anyEntity(InvitationSchema),
  ],
  migrations: [Reviews1796000310010],
};
