/** Codes of refusals of agreements to settle an order by who arrived. */
export const attendanceProblems = {
  'attendance.open': { status: 409, error: 'ConflictException' },
  'attendance.rides': { status: 409, error: 'ConflictException' },
  'attendance.claim': { status: 422, error: 'ValidationException' },
} as const;
