/** Codes of refusals of the rides of an event. */
export const ridePlanProblems = {
  'ride.too_many_stops': { status: 409, error: 'ConflictException' },
  'ride.too_many_buses': { status: 409, error: 'ConflictException' },
  'ride.full': { status: 409, error: 'ConflictException' },
  'ride.not_on_route': { status: 409, error: 'ConflictException' },
  'ride.not_needed': { status: 409, error: 'ConflictException' },
  'ride.no_stop': { status: 409, error: 'ConflictException' },
} as const;
