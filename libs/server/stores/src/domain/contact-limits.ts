import type { RefusalCode } from '@smachot/kernel';

/** The reason for a message to a person outside the product on behalf of a store. */
export type ContactKind = 'crew_invitation' | 'email_change' | 'email_link';
export type ContactScope = 'recipient' | 'store' | 'sender';
type Limit = { most: number; code: RefusalCode };

/**
 * Limits in 24 hours. Per recipient across all stores, because a flooded recipient does not care how many stores the
 * messages come from; per sender, because one account can open many stores.
 */
export const contactLimits: Record<ContactKind, Partial<Record<ContactScope, Limit>>> = {
  crew_invitation: {
    recipient: { most: 3, code: 'crew.recipient_invited_often' },
    store: { most: 20, code: 'crew.too_many_invitations' },
    sender: { most: 30, code: 'crew.too_many_invitations' },
  },
  email_change: { store: { most: 3, code: 'email.changed_often' } },
  email_link: {
    recipient: { most: 5, code: 'email.sent_often' },
    store: { most: 8, code: 'email.sent_often' },
    sender: { most: 20, code: 'email.sent_often' },
  },
};

/** The first limit that is used up. @param used how often each scope was counted in the last 24 hours */
export const exceededLimit = (
  kind: ContactKind,
  used: Record<ContactScope, number>,
): RefusalCode | undefined => {
  const scopes: ContactScope[] = ['recipient', 'store', 'sender'];
  const full = scopes.find((scope) => used[scope] >= (contactLimits[kind][scope]?.most ?? Infinity));
  return full && contactLimits[kind][full]?.code;
};
