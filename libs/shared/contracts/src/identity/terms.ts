import * as z from 'zod/mini';
import { call } from '../call';

/**
 * Versions of the terms of service, the oldest first. `material`: people who accepted an older one are asked to accept again; a correction
 * of wording is not.
 */
export const TERMS_VERSIONS: readonly { version: string; material: boolean }[] = [
  { version: '2026-11-23', material: true },
  { version: '2026-11-24', material: false },
  // says what the product did before: nobody's rights or duties change
  { version: '2026-11-26', material: false },
  // what a device keeps of one's own, so that it can be read without a network
  { version: '2026-11-27', material: false },
  // notices on a device come only to who turns them on
  { version: '2026-11-28', material: false },
  // names the two measuring services that get something of those who agreed to it
  { version: '2026-11-30', material: false },
];
/** The version that is in force. */
export const TERMS_VERSION = TERMS_VERSIONS.at(-1)!.version;

/** Whether somebody has to accept the terms again: a material version came after the one they accepted, or they accepted none that is known. */
export const mustAcceptTerms = (accepted: string | null, versions = TERMS_VERSIONS): boolean => {
  const at = versions.findIndex(({ version }) => version === accepted);
  return at === -1 || versions.slice(at + 1).some(({ material }) => material);
};

/** Which version of the terms the caller accepted, and whether the one in force has to be accepted. */
export const readTermsAcceptance = call({
  id: 'identity.readTermsAcceptance',
  method: 'GET',
  path: '/api/auth/terms',
  access: 'user',
  answer: z.object({
    version: z.string(),
    accepted: z.nullable(z.string()),
    mustAccept: z.boolean(),
  }),
});
/** Accepts the version in force; another one is refused (`terms.changed`). */
export const acceptTerms = call({
  id: 'identity.acceptTerms',
  method: 'POST',
  path: '/api/auth/terms',
  access: 'user',
  body: z.object({ version: z.string().check(z.maxLength(20)) }),
  status: 204,
});
