import * as z from 'zod/mini';
import { call } from './call';
import { Language, Location } from './primitives';

/** One id for the keystrokes and the choice of one search: the provider bills them as one. */
const Session = z.string().check(z.regex(/^[\w-]{8,64}$/));

export const Place = z.object({ placeId: z.string(), name: z.string(), area: z.string() });
export type Place = z.infer<typeof Place>;

export const searchPlaces = call({
  id: 'places.search',
  method: 'GET',
  path: '/v1/places',
  access: 'visitor',
  perMinute: 120,
  query: z.object({
    input: z.string().check(z.minLength(2), z.maxLength(120)),
    session: Session,
    language: z._default(Language, 'he'),
  }),
  answer: z.object({ places: z.array(Place) }),
});

export const placeDetails = call({
  id: 'places.details',
  method: 'GET',
  path: '/v1/places/:placeId',
  access: 'visitor',
  perMinute: 20,
  params: z.object({ placeId: z.string().check(z.regex(/^[\w-]{4,300}$/)) }),
  query: z.object({ session: Session, language: z._default(Language, 'he') }),
  answer: Location,
});
