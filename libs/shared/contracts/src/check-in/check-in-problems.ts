/** Codes of refusals at the door of an event. */
export const checkInProblems = {
  'check_in.closed': { status: 409, error: 'ConflictException' },
  'check_in.too_many': { status: 409, error: 'ConflictException' },
  'door.too_many_links': { status: 409, error: 'ConflictException' },
} as const;
