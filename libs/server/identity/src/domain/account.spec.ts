import { anAccount } from '../testing/an-account';

const noon = new Date('2026-11-21T10:00:00Z');

describe('an account', () => {
  it('changes only what was given; null takes the e-mail away', () => {
    const account = anAccount({ firstName: 'Noa', email: 'noa@smachot.example' });
    account.changeProfile({ lastName: 'Levi' });
    expect(account.view()).toMatchObject({
      firstName: 'Noa',
      lastName: 'Levi',
      email: 'noa@smachot.example',
    });
    account.changeProfile({ email: null });
    expect(account.view().email).toBeNull();
  });

  it('forgets the person and keeps the id when it is deleted, and says so once', () => {
    const account = anAccount({ groups: ['super-admin'] });
    account.erase(noon, 'phone-key');
    account.erase(noon, 'phone-key');
    expect(account.state).toMatchObject({
      phone: null,
      firstName: '',
      lastName: '',
      email: null,
      groups: [],
      deletedAt: noon,
    });
    expect(account.getUncommittedEvents()).toEqual([
      { event: 'identity.account_deleted', payload: { userId: account.id, phoneKey: 'phone-key' } },
    ]);
    expect(account.maySignIn).toBe(false);
  });

  it('does not let a blocked person in', () => {
    expect(anAccount({ blockedAt: noon }).maySignIn).toBe(false);
    expect(anAccount().maySignIn).toBe(true);
  });
});
