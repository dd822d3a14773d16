import { Email } from '@smachot/contracts';
import { useState } from 'react';
import { flushSync } from 'react-dom';

type Name = 'socialId' | 'holder' | 'email';
type Complaint = `${Name}Missing` | `${Name}Invalid` | 'socialIdDigits';
type Check = (value: string) => boolean;

/**
 * What the payer types beside the provider's frames. `wrong` holds the names of its sentences, until the field is typed in again;
 * `check` gives what was typed, or null when something is missing or wrong (`isSocialId` is the provider's own check).
 */
export const usePayer = (known: { email: string; name: string }) => {
  const [typed, setTyped] = useState({ email: known.email, holder: known.name, socialId: '' });
  const [wrong, setWrong] = useState<Partial<Record<Name, Complaint>>>({});
  const type = (name: Name, value: string) => {
    setTyped({ ...typed, [name]: value });
    setWrong({ ...wrong, [name]: undefined });
  };
  const check = (isSocialId: Check) => {
    const payer = {
      email: typed.email.trim(),
      holder: typed.holder.trim().replace(/\s+/g, ' '),
      socialId: typed.socialId.trim(),
    };
    const complaints: typeof wrong = {};
    const ask = (name: Name, isGood: Check) => {
      if (payer[name] === '') complaints[name] = `${name}Missing`;
      else if (!isGood(payer[name])) complaints[name] = `${name}Invalid`;
    };
    ask('email', (value) => Email.safeParse(value).success);
    ask('socialId', isSocialId);
    if (/\D/.test(payer.socialId)) complaints.socialId = 'socialIdDigits';
    // the provider wants a first and a last name
    ask('holder', (value) => value.includes(' '));
    // at once: whoever asked leads to the first field that is marked
    flushSync(() => setWrong(complaints));
    return Object.keys(complaints).length > 0 ? null : payer;
  };
  return { typed, wrong, type, check };
};
