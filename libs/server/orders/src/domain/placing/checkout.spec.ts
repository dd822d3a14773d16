import { newId } from '@smachot/kernel';
import { isTooLateForProposal } from './checkout';

const expires_at = new Date('2026-11-24T10:15:00Z');
const draft = { proposal: { proposalId: newId(), commissionRate: 500 } };
const before = new Date(expires_at.getTime() - 1);

it('a checkout of a proposal is too late from its end on, also when no worker ended it; others are not', () => {
  expect(isTooLateForProposal({ expires_at }, draft, before)).toBe(false);
  expect(isTooLateForProposal({ expires_at }, draft, expires_at)).toBe(true);
  expect(isTooLateForProposal({ expires_at }, {}, expires_at)).toBe(false);
  expect(isTooLateForProposal({ expires_at }, null, expires_at)).toBe(false);
});
