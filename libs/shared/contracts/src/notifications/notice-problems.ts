/** Codes of refusals of what people are told: by mail, on devices, and by hints to open screens. */
export const noticeProblems = {
  'live.too_many': { status: 429, error: 'TooManyRequestsException' },
  'mail.no_address': { status: 409, error: 'ConflictException' },
  'devices.not_pushed': { status: 409, error: 'ConflictException' },
  'devices.unknown_service': { status: 422, error: 'ValidationException' },
  'devices.too_many': { status: 409, error: 'ConflictException' },
} as const;
