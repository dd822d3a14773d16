/** Refusals of articles of stores. */
export const articleProblems = {
  'article.slug': { status: 422, error: 'ValidationException' },
  'article.slug_taken': { status: 409, error: 'ConflictException' },
  'article.too_many': { status: 409, error: 'ConflictException' },
} as const;
