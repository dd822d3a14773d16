/** Codes of refusals of proposals and of a store's terms. */
export const proposalProblems = {
  'proposal.unit': { status: 422, error: 'ValidationException' },
  'proposal.too_many': { status: 409, error: 'ConflictException' },
  'proposal.too_many_lines': { status: 422, error: 'ValidationException' },
  'proposal.too_many_terms': { status: 422, error: 'ValidationException' },
  'proposal.no_lines': { status: 422, error: 'ValidationException' },
  'proposal.no_price': { status: 422, error: 'ValidationException' },
  'proposal.valid_until': { status: 422, error: 'ValidationException' },
  'proposal.place': { status: 422, error: 'ValidationException' },
  'proposal.sent_today': { status: 409, error: 'ConflictException' },
  'proposal.not_personal': { status: 409, error: 'ConflictException' },
  'proposal.asked_already': { status: 409, error: 'ConflictException' },
  'proposal.asked_today': { status: 409, error: 'ConflictException' },
  'proposal.changed': { status: 409, error: 'ConflictException' },
  'proposal.over': { status: 409, error: 'ConflictException' },
  'proposal.being_accepted': { status: 409, error: 'ConflictException' },
  'terms.too_many_members': { status: 409, error: 'ConflictException' },
} as const;
