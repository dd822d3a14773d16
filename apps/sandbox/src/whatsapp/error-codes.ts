/** Where a refusal appears when it is switched on: in the answer to the request, or later as a `failed` status. */
type Where = 'answer' | 'webhook';

export interface GraphErrorCode {
  title: string;
  details: string;
  status: number;
  where: Where;
}

const answer = (status: number, title: string, details: string): GraphErrorCode => ({
  title,
  details,
  status,
  where: 'answer',
});
const webhook = (title: string, details: string): GraphErrorCode => ({
  title,
  details,
  status: 400,
  where: 'webhook',
});

export const errorCodes: Record<number, GraphErrorCode> = {
  4: answer(400, 'Application request limit reached', 'The app has reached its API call rate limit.'),
  10: answer(403, 'Application does not have permission for this action', 'Permission is missing.'),
  100: answer(400, 'Invalid parameter', 'The request has an unsupported or misspelled parameter.'),
  190: answer(401, 'Invalid OAuth access token - Cannot parse access token', 'The access token has expired.'),
  368: answer(
    403,
    'Temporarily blocked for policies violations',
    'The account is restricted for violating a policy.',
  ),
  80007: answer(400, 'Rate limit issues', 'The WhatsApp Business Account has reached its rate limit.'),
  130429: answer(429, 'Rate limit hit', 'Cloud API message throughput has been reached.'),
  130472: webhook(
    "User's number is part of an experiment",
    'The number of this user is part of an experiment.',
  ),
  130497: answer(
    403,
    'Business account is restricted from messaging users in this country',
    'Country restricted.',
  ),
  131000: answer(500, 'Something went wrong', 'Message failed to send due to an unknown error.'),
  131008: answer(400, 'Required parameter is missing', 'The request is missing a required parameter.'),
  131009: answer(400, 'Parameter value is not valid', 'One or more parameter values are invalid.'),
  131016: answer(503, 'Service unavailable', 'A service is temporarily unavailable.'),
  131021: answer(400, 'Recipient cannot be sender', 'Sender and recipient phone number is the same.'),
  131026: webhook('Message undeliverable', 'Message Undeliverable.'),
  131031: answer(
    403,
    'Account has been locked',
    'The WhatsApp Business Account has been restricted or disabled.',
  ),
  131037: answer(400, 'Display name approval needed', 'The phone number has no approved display name.'),
  131042: webhook('Business eligibility payment issue', 'There was an error related to your payment method.'),
  131047: webhook(
    'Re-engagement message',
    'Message failed to send because more than 24 hours have passed since the customer last replied to this number.',
  ),
  131048: answer(
    429,
    'Spam rate limit hit',
    'There are restrictions on how many messages can be sent from this number.',
  ),
  131049: webhook(
    'This message was not delivered to maintain healthy ecosystem engagement.',
    'In order to maintain a healthy ecosystem engagement, the message failed to be delivered.',
  ),
  131050: webhook(
    'User has stopped marketing messages',
    'The recipient chose to stop receiving marketing messages from your business.',
  ),
  131051: answer(400, 'Unsupported message type', 'Message type is currently not supported.'),
  131052: webhook('Media download error', 'Unable to download the media of the message.'),
  131053: answer(400, 'Media upload error', 'Unsupported media.'),
  131056: answer(
    429,
    '(Business Account, Consumer Account) pair rate limit hit',
    'Too many messages sent to the same recipient in a short time.',
  ),
  131057: answer(503, 'Account in maintenance mode', 'Business Account is in maintenance mode'),
  132000: answer(
    400,
    'Number of parameters does not match the expected number of params',
    'Parameter count mismatch.',
  ),
  132001: answer(404, 'Template name does not exist in the translation', 'The template does not exist.'),
  132005: answer(400, 'Template hydrated text too long', 'Translated text too long'),
  132007: answer(400, 'Template content policy violation', 'Template content violates a WhatsApp policy.'),
  132012: answer(400, 'Parameter format does not match format in the created template', 'Format mismatch.'),
  132015: webhook('Template is paused', 'Template is paused due to low quality'),
  132016: answer(400, 'Template is disabled', 'Template has been paused too many times due to low quality'),
  132018: answer(
    400,
    "There's an issue with the parameters in your template",
    'Parameter text is not allowed.',
  ),
  133010: answer(
    400,
    'Phone number not registered',
    'Phone number not registered on the WhatsApp Business Platform',
  ),
};

/** A refusal on the Graph wire; thrown while a request is checked and answered by the routes. */
export class GraphError extends Error {
  readonly status: number;

  constructor(
    readonly code: number,
    readonly details: string = errorCodes[code]?.details ?? 'Unknown error.',
  ) {
    super(errorCodes[code]?.title ?? 'Unknown error');
    this.status = errorCodes[code]?.status ?? 400;
  }

  body() {
    const bare = this.code === 190;
    return {
      error: {
        message: bare ? this.message : `(#${this.code}) ${this.message}`,
        type: 'OAuthException',
        code: this.code,
        ...(bare ? {} : { error_data: { messaging_product: 'whatsapp', details: this.details } }),
        fbtrace_id: `A${Math.random().toString(36).slice(2, 12)}`,
      },
    };
  }
}

/** The `errors` entry of a failed status. */
export const statusError = (code: number) => ({
  code,
  title: errorCodes[code]?.title ?? 'Unknown error',
  message: errorCodes[code]?.title ?? 'Unknown error',
  error_data: { details: errorCodes[code]?.details ?? 'Unknown error.' },
  href: 'https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes/',
});
