/** Codes of refusals of the seating plan. */
export const seatingProblems = {
  'seating.name_taken': { status: 409, error: 'ConflictException' },
  'seating.too_many_tables': { status: 409, error: 'ConflictException' },
  'seating.too_many_wishes': { status: 409, error: 'ConflictException' },
  'seating.no_table': { status: 409, error: 'ConflictException' },
  'seating.long_names': { status: 422, error: 'ValidationException' },
} as const;
