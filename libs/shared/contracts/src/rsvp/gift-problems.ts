/** Codes of refusals of gifts. */
export const giftProblems = {
  'gift.thanked': { status: 409, error: 'ConflictException' },
  'gift.too_many_envelopes': { status: 409, error: 'ConflictException' },
} as const;
