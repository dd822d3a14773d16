import { contactLimits, exceededLimit } from './contact-limits';

describe('the limits of writing to people on behalf of a store', () => {
  const unused = { recipient: 0, store: 0, sender: 0 };

  it('allows the last one and refuses the next', () => {
    expect(exceededLimit('email_change', { ...unused, store: 2 })).toBeUndefined();
    expect(exceededLimit('email_change', { ...unused, store: 3 })).toBe('email.changed_often');
  });

  it('names the recipient first: nobody learns from it how much others send', () => {
    const used = { recipient: 3, store: 20, sender: 30 };
    expect(exceededLimit('crew_invitation', used)).toBe('crew.recipient_invited_often');
    expect(exceededLimit('crew_invitation', { ...used, recipient: 2 })).toBe('crew.too_many_invitations');
  });

  it('never allows one recipient more than one store may send', () => {
    for (const { recipient, store } of Object.values(contactLimits))
      expect(recipient?.most ?? 0).toBeLessThanOrEqual(store!.most);
  });
});
