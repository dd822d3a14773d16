/** Refusals of cards, and of charging them. */
export const cardProblems = {
  'card.rejected': { status: 422, error: 'PaymentException' },
  'card.blocked': { status: 422, error: 'PaymentException' },
  'card.expired': { status: 422, error: 'PaymentException' },
  'card.no_funds': { status: 422, error: 'PaymentException' },
  'card.wrong_code': { status: 422, error: 'PaymentException' },
  'card.not_authenticated': { status: 422, error: 'PaymentException' },
  'card.needed': { status: 409, error: 'PaymentException' },
  'card.not_confirmed': { status: 409, error: 'PaymentException' },
  'card.expires_too_soon': { status: 409, error: 'PaymentException' },
  'card.on_many_accounts': { status: 422, error: 'PaymentException' },
  'card.too_many_tries': { status: 429, error: 'TooManyRequestsException' },
  'payment.failed': { status: 402, error: 'PaymentException' },
  'payment.charged_back': { status: 409, error: 'PaymentException' },
  'card.missing': { status: 409, error: 'PaymentException' },
} as const;
