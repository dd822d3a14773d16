import * as z from 'zod/mini';
import type { EventType } from '../primitives';
import type { Occasion } from '../stores/finding';

/** Occasions of an invitation, in the order in which a host is offered them. A memorial is none, because our messages speak of joy. */
export const InvitationOccasion = z.enum([
  'wedding',
  'bar-mitzva',
  'bat-mitzva',
  'brit',
  'henna',
  'birthday',
  'engagement',
  'toast',
  'shabbat',
  'corporate',
  'other',
] satisfies Occasion[]);
export type InvitationOccasion = z.infer<typeof InvitationOccasion>;

/** The specification's event type of an occasion; it names the templates of its messages. */
export const eventTypeOf = (occasion: InvitationOccasion): EventType =>
  occasion === 'wedding' || occasion === 'henna' ? occasion : 'toast';
