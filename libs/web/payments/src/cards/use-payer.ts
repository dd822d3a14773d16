import { Email } from '@smachot/contracts';
import { useState } from 'react';
import { flushSync } from 'react-dom';

type Name = 'socialId' | 'holder' | 'email';
const MISSING = { socialId: 'socialIdMissing', holder: 'holderMissing', email: 'emailMissing' } as const;
const INVALID = { socialId: 'socialIdInvalid', holder: 'holderInvalid', email: 'emailInvalid' } as const;
type Complaint = (typeof MISSING)[Name] | (typeof INVALID)[Name] | 'socialIdDigits';
type Check = (value: string) => boolean;
export type CheckedPayer = Record<Name, string>;

/**
 * The payer's fields beside the provider's frames. `wrong` holds the text keys of their errors, until the field is typed in
 * again; `check` returns the payer, or null when a field is missing or wrong (`isSocialId` is the provider's own check).
 */
export const usePayer = (known: { email: string; name: string }) => {
  const [typed, setTyped] = useState({ email: known.email, holder: known.name, socialId: '' });
  const [wrong, setWrong] = useState<Partial<Record<Name, Complaint>>>({});
  const type = (name: Name, value: string) => {
    setTyped((now) => ({ ...now, [name]: value }));
    setWrong((now) => ({ ...now, [name]: undefined }));
  };
  const check = (isSocialId: Check): CheckedPayer | null => {
    const payer = {
      email: typed.email.trim(),
      holder: typed.holder.trim().replace(/\s+/g, ' '),
      socialId: typed.socialId.trim(),
    };
    const complaints: typeof wrong = {};
    const ask = (name: Name, isGood: Check) => {
      if (payer[name] === '') complaints[name] = MISSING[name];
      else if (!isGood(payer[name])) complaints[name] = INVALID[name];
    };
    ask('email', (value) => Email.safeParse(value).success);
    ask('socialId', isSocialId);
    if (/\D/.test(payer.socialId)) complaints.socialId = 'socialIdDigits';
    // the provider wants a first and a last name
    ask('holder', (value) => value.includes(' '));
    // Flushed at once: the caller then focuses the first marked field.
    flushSync(() => setWrong(complaints));
    return Object.keys(complaints).length > 0 ? null : payer;
  };
  return { typed, wrong, type, check };
};
