import { newId } from '@smachot/kernel';
import { useState } from 'react';

/** Idempotency keys of an act: a repetition of the same content has the same key, until it was answered. */
export const useActKey = () => {
  const [kept, keep] = useState({ of: '', key: '' });
  return {
    keyOf: (content: object): string => {
      const of = JSON.stringify(content);
      const key = kept.of === of ? kept.key : newId();
      keep({ of, key });
      return key;
    },
    answered: () => keep({ of: '', key: '' }),
  };
};
