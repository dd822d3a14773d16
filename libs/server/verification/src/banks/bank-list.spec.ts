import { allBanks, bankNamed, branchesOf, branchNamed, warningsOf } from './bank-list';

const account = (bankNumber: string, branchNumber: string, accountNumber: string) => ({
  bankNumber,
  branchNumber,
  accountNumber,
});

describe('the list of banks', () => {
  it('names banks and branches', () => {
    expect(bankNamed('12')).toEqual({ he: 'בנק הפועלים', en: 'Bank Hapoalim' });
    expect(branchNamed(account('12', '634', '1'))).toBe('ראשון לציון');
    expect(bankNamed('77')).toBeNull();
    expect(allBanks()).toContainEqual({
      bankNumber: '10',
      name: { he: 'בנק לאומי', en: 'Bank Leumi' },
      closed: false,
    });
    expect(branchesOf('77')).toEqual([]);
  });

  it('has numbers of two and three digits', () => {
    for (const { bankNumber } of allBanks()) {
      expect(bankNumber).toMatch(/^\d{2}$/);
      for (const { branchNumber, name } of branchesOf(bankNumber)) {
        expect(branchNumber).toMatch(/^\d{3}$/);
        expect(name).not.toBe('');
      }
    }
  });
});

describe('doubts about an account', () => {
  it.each([
    [account('12', '634', '471840512'), []],
    [account('12', '634', '471840513'), ['check_digit']],
    [account('60', '001', '1234567'), ['unknown_bank']],
    [account('12', '999', '471840513'), ['unknown_branch', 'check_digit']],
    [account('14', '347', '637760'), ['closed_bank', 'unknown_branch']],
    [account('54', '999', '1234567890'), ['unknown_branch', 'account_too_long']],
  ])('%j: %j', (given, warnings) => expect(warningsOf(given)).toEqual(warnings));

  it('counts no zeros in front of a number', () =>
    expect(warningsOf(account('12', '634', '0471840512'))).toEqual([]));
});
