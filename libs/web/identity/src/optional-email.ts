import { Email } from '@smachot/contracts';
import * as z from 'zod/mini';

/** What an e-mail field gives: empty means none. */
export const OptionalEmail = z.union(
  [
    z.pipe(
      z.string().check(z.regex(/^\s*$/, { error: 'email.invalid' })),
      z.transform(() => null),
    ),
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((raw: string) => raw.trim()),
      ),
      Email,
    ),
  ],
  { error: 'email.invalid' },
);
