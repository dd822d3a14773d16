/** Codes of refusals of the articles that stores write. */
export const storeArticleProblems = {
  'store_article.contacts': { status: 422, error: 'ValidationException' },
  'store_article.too_many': { status: 409, error: 'ConflictException' },
  'store_article.taken_off': { status: 409, error: 'ConflictException' },
  'store_article.under_check': { status: 409, error: 'ConflictException' },
  'store_article.own': { status: 409, error: 'ConflictException' },
  'store_article.too_many_reports': { status: 429, error: 'TooManyRequestsException' },
} as const;
