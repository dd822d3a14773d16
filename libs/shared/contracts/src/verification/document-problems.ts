/** Codes of refusals of business documents. */
export const documentProblems = {
  'document.not_uploaded': { status: 422, error: 'ValidationException' },
  'document.ended': { status: 422, error: 'ValidationException' },
  'document.kashrut_unstated': { status: 409, error: 'ConflictException' },
  'document.decided': { status: 409, error: 'ConflictException' },
} as const;
