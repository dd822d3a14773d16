import { isId } from '@smachot/kernel';
import type { ActValues } from './admin-act';

const SECRET = /account|card|password|secret|token|sealed|document|phone|email|mail|name$/i;
const LONG_NUMBER = /\d(?:[\s-]?\d){5,}/g;
const INSTANT = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?$/;

/** The text with numbers of six digits and more replaced: a reason may quote an account or a phone. */
export const withoutLongNumbers = (text: string): string =>
  text.replace(LONG_NUMBER, (number) => `•••${number.replaceAll(/\D/g, '').slice(-2)}`);

/** The values as the audit log keeps them: what is named like a secret is masked whole, and long numbers within texts. */
export const withoutSecrets = (values: ActValues): ActValues =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, masked(key, value)]));

const masked = (key: string, value: ActValues[string]): ActValues[string] => {
  if (typeof value === 'boolean' || value === null) return value;
  if (typeof value === 'string' && isId(value)) return value;
  if (SECRET.test(key)) return '•••';
  return typeof value === 'string' && !INSTANT.test(value) ? withoutLongNumbers(value) : value;
};
