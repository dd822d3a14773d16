/** Codes of refusals of messages to attendees. */
export const attendeeMessageProblems = {
  'attendee_message.contacts': { status: 422, error: 'ValidationException' },
  'attendee_message.ticket': { status: 422, error: 'ValidationException' },
  'attendee_message.nobody': { status: 409, error: 'ConflictException' },
  'attendee_message.recipients_changed': { status: 409, error: 'ConflictException' },
  'attendee_message.too_many_today': { status: 429, error: 'TooManyRequestsException' },
  'attendee_message.over': { status: 409, error: 'ConflictException' },
  'attendee_message.off_site': { status: 409, error: 'ConflictException' },
} as const;
