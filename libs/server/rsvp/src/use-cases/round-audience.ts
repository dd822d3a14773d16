import type { RsvpStatus } from '@smachot/contracts';
import type { RoundKind } from '../domain/rounds';

/** Whom a round writes to by itself. */
export const WANTED: Record<RoundKind, RsvpStatus[]> = {
  reminder: ['sent', 'received', 'maybe', 'no_response'],
  day_of: ['confirmed'],
  thank_you: ['confirmed'],
};
