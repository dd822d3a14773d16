import { newId } from '@smachot/kernel';
import { Account, type AccountState } from '../domain/account';

let people = 0;

/** A signed-up person of no importance; each one has a phone of his own. */
export const anAccount = (more: Partial<AccountState> = {}): Account => {
  const serial = String(++people).padStart(6, '0');
  return new Account({
    id: newId(),
    username: `u${serial}`,
    phone: `+972521${serial}`,
    firstName: 'Dana',
    lastName: 'Levi',
    email: null,
    emailVerifiedAt: null,
    language: 'he',
    currency: null,
    groups: [],
    termsAcceptedAt: new Date('2026-11-01T08:00:00Z'),
    termsVersion: '2026-11-23',
    createdAt: new Date('2026-11-01T08:00:00Z'),
    blockedAt: null,
    deletedAt: null,
    ...more,
  });
};
