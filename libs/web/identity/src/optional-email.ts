import { Email } from '@smachot/contracts';
import * as z from 'zod/mini';

/** The value of an e-mail field: an empty one means no address. */
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
