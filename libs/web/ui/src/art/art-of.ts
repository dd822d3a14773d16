import type { InvitationOccasion } from '@smachot/contracts';
import type { ArtName } from './art-catalogue';

const ART: Partial<Record<InvitationOccasion, ArtName>> = {
  wedding: 'event-wedding',
  henna: 'event-henna',
  'bar-mitzva': 'event-mitzva',
  'bat-mitzva': 'event-mitzva',
  brit: 'event-brit',
  birthday: 'event-birthday',
  shabbat: 'event-shabbat',
};

/** The drawing of an occasion; the others raise a glass. */
export const artOf = (occasion: InvitationOccasion): ArtName => ART[occasion] ?? 'event-toast';
