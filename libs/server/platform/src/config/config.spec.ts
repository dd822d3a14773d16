import { ConfigurationError, readConfig } from './config';

const ours = {
  DATABASE_URL: 'postgres://localhost/x',
  REDIS_URL: 'redis://localhost',
  SECRET_KEY: 'k'.repeat(32),
  JWT_PRIVATE_JWK: '{}',
};
const refusal = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return '';
};

it('needs no account and no key in development', () => {
  const { settings, production, paymentMode } = readConfig({
    ...ours,
    SANDBOX_URL: 'http://127.0.0.1:4400',
    PORT: '4300',
  });
  expect(production).toBe(false);
  expect(paymentMode).toBe('sandbox');
  expect(settings.WHATSAPP_BASE_URL).toBe('http://127.0.0.1:4400/whatsapp');
  expect(settings.PUBLIC_URL).toBe('http://localhost:4300');
});

it('takes no default in production, and names every variable that is missing', () => {
  const message = refusal({ ...ours, NODE_ENV: 'production' });
  for (const name of [
    'PUBLIC_URL',
    'WHATSAPP_TOKEN',
    'PAYME_CLIENT_SECRET',
    'SMS_TOKEN',
    'SMTP_URL',
    'PLACES_KEY',
  ])
    expect(message).toContain(name);
});

it.each([
  ['a wrong one', { PORT: 'many' }, 'PORT'],
  ['a short secret', { SECRET_KEY: 'short' }, 'SECRET_KEY'],
  ['one that does not exist', { NODE_ENV: 'production', WHATSAPP_TOKN: 'x' }, 'WHATSAPP_TOKN'],
])('names %s', (_, env, name) => expect(refusal({ ...ours, ...env })).toContain(name));

it('only warns of what somebody’s own environment has, outside production', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(readConfig({ ...ours, API_TOKEN: 'x', MAIL_HOST: 'x', S3_BUCKET: 'x' }).production).toBe(false);
  expect(warned.mock.calls.flat().join()).toContain('API_TOKEN: there is no such setting');
  warned.mockRestore();
});

it('is live in production unless told otherwise', () => {
  const production = {
    ...ours,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://smachot.example',
    CONTACT_CHAT_URL: 'https://wa.me/1',
    WHATSAPP_BASE_URL: 'https://graph.example',
    WHATSAPP_PHONE_NUMBER_ID: '1',
    WHATSAPP_TOKEN: 't',
    WHATSAPP_APP_ID: 'a',
    WHATSAPP_APP_SECRET: 's',
    WHATSAPP_VERIFY_TOKEN: 'v',
    PAYME_BASE_URL: 'https://live.example',
    PAYME_SCRIPT_URL: 'https://cdn.example/hf.js',
    PAYME_CLIENT_KEY: 'k',
    PAYME_CLIENT_SECRET: 's',
    PAYME_SELLER_ID: 'm',
    RECEIPT_ISSUER: 'Smachot Ltd, 512345678',
    PAYME_SELLER_PUBLIC_KEY: 'p',
    SMS_BASE_URL: 'https://sms.example',
    SMS_TOKEN: 't',
    SMS_USERNAME: 'u',
    SMS_SENDER: 'Smachot',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'a@b.example',
    PLACES_BASE_URL: 'https://places.example',
    PLACES_KEY: 'k',
  };
  expect(readConfig(production).paymentMode).toBe('live');
});
