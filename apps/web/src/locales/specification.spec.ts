import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../../..');
const PROBLEMS = 'libs/shared/i18n/src/locales/problems.en.json';
const screens = (feature: string) => `libs/web/${feature}/src/locales/en.json`;
const SHELL = 'apps/web/src/locales/en.json';

/** Sentences of the specification (sections 2, 5 and 8), with their places, and whether more text follows them. */
const SENTENCES: [sentence: string, file: string, key: string, more?: 'and more'][] = [
  ['The code must be 6 digits', PROBLEMS, 'otp.six_digits'],
  ['The code must be 6 digits', screens('identity'), 'code.sixDigits'],
  ['This field can only contain digits', PROBLEMS, 'field.digits_only'],
  ['This field can only contain digits', screens('payments'), 'socialIdDigits'],
  ['This field is required', PROBLEMS, 'field.required'],
  ["The cardholder's ID number is required", screens('payments'), 'socialIdMissing'],
  ["The cardholder's name is required", screens('payments'), 'holderMissing'],
  ['An e-mail address is required', screens('payments'), 'emailMissing', 'and more'],
  ['Must be exactly {digits} digits', PROBLEMS, 'digits.exact'],
  ['Must be between {min} and {max} digits', PROBLEMS, 'digits.between'],
  ['Invalid email', PROBLEMS, 'email.invalid'],
  ['Invalid email', screens('payments'), 'emailInvalid'],
  ['Passwords do not match', PROBLEMS, 'password.mismatch'],
  ['You must agree to the terms of service to sign up', PROBLEMS, 'terms.required'],
  ['Something went wrong', PROBLEMS, 'server.unexpected'],
  ['Something went wrong', screens('ui'), 'somethingWentWrong'],
  ['Something went wrong', screens('platform'), 'problem.server'],
  ['Something went wrong', screens('guest-page'), 'problem.title'],
  ['Something went wrong', SHELL, 'problem.text', 'and more'],
  ['Not Found', PROBLEMS, 'not_found'],
  ['Not Found', SHELL, 'notFound.title'],
  ['Internal server error', SHELL, 'problem.title'],
  ["We couldn't find the event.", SHELL, 'notFound.event'],
  ["We couldn't find the event.", screens('guest-page'), 'problem.notFound'],
  ["We couldn't find the event.", screens('rsvp'), 'invitations.gone'],
  ["We couldn't find the event.", screens('events'), 'missing'],
  ['Oops, Something went wrong and this code is not working. Request a new code', PROBLEMS, 'otp.mismatch'],
  ['Unsupported image format. Supported: PNG, JPG, JPEG', PROBLEMS, 'image.unsupported'],
  ['The image is larger than 5MB', PROBLEMS, 'image.too_large'],
  ['The image is larger than 10MB', PROBLEMS, 'picture.too_large'],
  ["We couldn't upload the image", screens('rsvp'), 'image.failed', 'and more'],
  ['Error saving card', screens('payments'), 'errorSavingCard'],
  ['Card saved securely successfully', screens('payments'), 'cardSaved'],
  ['The link may have expired or is invalid', screens('dashboard'), 'verify.failedText', 'and more'],
  ['We are searching for you', screens('ui'), 'searchingForYou'],
];

/** Keys of problems hold points themselves. */
const sentenceAt = (file: string, key: string): unknown => {
  const texts = JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as Record<string, unknown>;
  if (key in texts) return texts[key];
  return key
    .split('.')
    .reduce<unknown>((inner, part) => (inner as Record<string, unknown> | undefined)?.[part], texts);
};

it.each(
  SENTENCES.map(([sentence, file, key, more]) => ({ sentence, file, key, isWhole: more === undefined })),
)('"$sentence" is said in $file as $key', ({ sentence, file, key, isWhole }) => {
  const said = String(sentenceAt(file, key));
  expect(isWhole ? said : said.slice(0, sentence.length)).toBe(sentence);
});
