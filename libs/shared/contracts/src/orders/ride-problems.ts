import { ridePlanProblems } from '../rsvp/ride-plan-problems';

/** Codes of refusals of rides, and of orders that count them. */
export const rideProblems = {
  ...ridePlanProblems,
  'order.no_rides': { status: 409, error: 'ConflictException' },
} as const;
