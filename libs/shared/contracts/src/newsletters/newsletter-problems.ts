/** Codes of refusals of newsletters and of agreements to them. */
export const newsletterProblems = {
  'newsletter.link': { status: 422, error: 'ValidationException' },
  'newsletter.too_many': { status: 409, error: 'ConflictException' },
  'newsletter.no_address': { status: 409, error: 'ConflictException' },
  'newsletter.not_sent': { status: 503, error: 'ServiceUnavailableException' },
  'newsletter.stopped': { status: 409, error: 'ConflictException' },
  'newsletter.one_a_day': { status: 409, error: 'ConflictException' },
  'newsletter.nobody': { status: 409, error: 'ConflictException' },
  'newsletter.hidden': { status: 409, error: 'ConflictException' },
  'newsletter.address_missing': { status: 409, error: 'ConflictException' },
  'newsletter.past': { status: 422, error: 'ValidationException' },
  'newsletter.text_changed': { status: 409, error: 'ConflictException' },
  'plan.newsletters.iron_swords': { status: 409, error: 'ConflictException' },
  'plan.newsletters.plus': { status: 409, error: 'ConflictException' },
  'plan.newsletters.pro': { status: 409, error: 'ConflictException' },
  'plan.newsletters.most': { status: 409, error: 'ConflictException' },
} as const;
