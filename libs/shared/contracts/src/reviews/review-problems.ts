/** Codes of refusals of reviews, their replies and reports. */
export const reviewProblems = {
  'review.not_done': { status: 409, error: 'ConflictException' },
  'review.not_paid': { status: 409, error: 'ConflictException' },
  'review.too_late': { status: 409, error: 'ConflictException' },
  'review.own_store': { status: 403, error: 'ForbiddenException' },
  'review.exists': { status: 409, error: 'ConflictException' },
  'review.contacts': { status: 422, error: 'ValidationException' },
  'review.replied': { status: 409, error: 'ConflictException' },
  'review.own': { status: 409, error: 'ConflictException' },
  'review.checked': { status: 409, error: 'ConflictException' },
  'review.too_many_reports': { status: 429, error: 'TooManyRequestsException' },
  'review.under_check': { status: 409, error: 'ConflictException' },
  'review.edit_late': { status: 409, error: 'ConflictException' },
  'review.rule_missing': { status: 422, error: 'ValidationException' },
  'guest_rating.closed': { status: 409, error: 'ConflictException' },
  'review.too_many_pictures': { status: 409, error: 'ConflictException' },
} as const;
