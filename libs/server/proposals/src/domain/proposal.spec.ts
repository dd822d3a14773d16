import { DAY_MS, HOUR_MS, MINUTE_MS } from '@smachot/kernel';
import { proposalLifecycle } from '@smachot/lifecycles';
import { walk } from '@smachot/lifecycles-testing';
import { aDraft, aSentProposal, CONTENT, LINK, NOW } from '../testing/a-proposal';
import type { Proposal } from './proposal';

const later = (ms: number) => new Date(NOW.getTime() + ms);
const after = (act: (proposal: Proposal) => unknown) => () => {
  const proposal = aSentProposal();
  act(proposal);
  return proposal;
};
const sold = { unitName: 'חתונה', needsPlace: true };
const answer = { number: 1, reason: '' };

describe('a proposal', () => {
  it.each(
    walk(proposalLifecycle, {
      in: {
        draft: () => aDraft(),
        sent: () => aSentProposal(),
        viewed: after((proposal) => proposal.view(NOW)),
        accepted: after((proposal) => proposal.accept('o', null)),
        declined: after((proposal) => proposal.decline('u', answer, NOW)),
        expired: after((proposal) => proposal.withdraw(NOW)),
      },
      status: ({ state }) => state.status,
      acts: {
        'edit store': (proposal) => proposal.edit(CONTENT, 'חתונה'),
        'send store': (proposal) => proposal.send({ link: LINK, needsPlace: true }, NOW),
        'revise store': (proposal) => proposal.revise(CONTENT, sold, NOW),
        'view customer': (proposal) => proposal.view(NOW),
        'decline customer': (proposal) =>
          proposal.decline('u', { ...answer, number: proposal.state.number }, NOW),
        'begin customer': (proposal) => proposal.begin('u', proposal.state.number, NOW),
        'accept system': (proposal) => proposal.accept('o', null),
        'expire store': (proposal) => proposal.withdraw(NOW),
        'expire system': (proposal) => proposal.moveDue(later(15 * DAY_MS)),
      },
    }),
  )('$row', async ({ run }) => {
    const { after: status, allowed } = await run();
    expect(allowed).toContain(status);
  });
});

it('is sent when only the town is known', () => {
  const location = { address: 'נתניה', town: 'נתניה', geocode: { lat: 32.321, lng: 34.853 } };
  const proposal = aDraft({ content: { ...CONTENT, eventInfo: { ...CONTENT.eventInfo, location } } });
  expect(proposal.send({ link: LINK, needsPlace: true }, NOW).ok).toBe(true);
});

it.each([
  ['no lines', { lines: [] }, 'proposal.no_lines'],
  ['only options', { lines: [{ ...CONTENT.lines[1]! }] }, 'proposal.no_price'],
  [
    'too much with its options',
    { lines: [CONTENT.lines[0]!, { ...CONTENT.lines[1]!, unitPrice: 999_999 }] },
    'proposal.no_price',
  ],
  ['an end that is over', { validUntil: NOW.toISOString() }, 'proposal.valid_until'],
  ['an end after the celebration begins', { validUntil: '2027-06-01T16:00:00.001Z' }, 'proposal.valid_until'],
  [
    'a celebration in another age',
    { eventInfo: { ...CONTENT.eventInfo, datetime: '9999-12-31T10:00:00Z' } },
    'slot.too_far',
  ],
  ['no place to come to', { eventInfo: { ...CONTENT.eventInfo, location: null } }, 'proposal.place'],
  [
    'a place that nobody found',
    { eventInfo: { ...CONTENT.eventInfo, location: { address: 'אצל סבתא' } } },
    'proposal.place',
  ],
])('is not sent with %s', (_, change, code) => {
  const proposal = aDraft({ content: { ...CONTENT, ...change } });
  expect(proposal.send({ link: LINK, needsPlace: true }, NOW)).toMatchObject({ ok: false, code });
  expect(proposal.state.status).toBe('draft');
});

it('is answered by one customer, for the version that was shown, and stands still while it is paid', () => {
  const proposal = aSentProposal();
  expect(proposal.begin('dana', 2, NOW)).toMatchObject({ code: 'proposal.changed' });
  expect(proposal.begin('dana', 1, NOW).ok).toBe(true);
  expect(proposal.begin('noa', 1, NOW)).toMatchObject({ code: 'not_found' });
  for (const act of [
    () => proposal.revise(CONTENT, sold, later(MINUTE_MS)),
    () => proposal.withdraw(later(MINUTE_MS)),
    () => proposal.decline('dana', answer, later(MINUTE_MS)),
  ])
    expect(act()).toMatchObject({ code: 'proposal.being_accepted' });
  expect(proposal.revise(CONTENT, sold, later(17 * MINUTE_MS)).ok).toBe(true);
  expect(proposal.begin('dana', 1, later(18 * MINUTE_MS))).toMatchObject({ code: 'proposal.changed' });
  expect(proposal.begin('dana', 2, new Date(CONTENT.validUntil))).toMatchObject({ code: 'proposal.over' });
});

it('is as before when beginning led to no checkout', () => {
  const proposal = aSentProposal();
  const before = { ...proposal.state };
  proposal.begin('dana', 1, NOW);
  proposal.undoBegin(before);
  expect(proposal.state).toEqual(before);
  expect(proposal.begin('noa', 1, NOW).ok).toBe(true);
});

it('reminds both sides two days before its end, once, and then ends', () => {
  const asked = aSentProposal({ customerId: 'dana' });
  expect(asked.news.splice(0).map(({ kind }) => kind)).toEqual(['proposal_asked', 'proposal_sent']);
  expect(asked.moveDue(later(11 * DAY_MS)).ok).toBe(false);
  expect(asked.moveDue(later(12 * DAY_MS)).ok).toBe(true);
  expect(asked.moveDue(later(13 * DAY_MS)).ok).toBe(false);
  expect(asked.moveDue(later(14 * DAY_MS)).ok).toBe(true);
  const told = ['customer proposal_due', 'crew proposal_ending', 'crew proposal_expired'];
  expect(asked.news.map(({ to, kind }) => `${to} ${kind}`)).toEqual(told);
  const link = aSentProposal();
  expect(link.moveDue(later(11 * DAY_MS)).ok).toBe(false);
  expect(link.moveDue(later(12 * DAY_MS)).ok).toBe(true);
  expect(link.moveDue(later(14 * DAY_MS)).ok).toBe(true);
  expect(link.news.map(({ to, kind }) => `${to} ${kind}`)).toEqual(told);
});

it('reminds of no version that is sent for a day, and of each new one again', () => {
  const validUntil = later(DAY_MS).toISOString();
  const short = aSentProposal({ content: { ...CONTENT, validUntil } });
  expect(short.moveDue(later(DAY_MS)).ok).toBe(true);
  expect(short.news.map(({ kind }) => kind)).toEqual(['proposal_expired']);
  const proposal = aSentProposal();
  proposal.moveDue(later(12 * DAY_MS));
  const longer = { ...CONTENT, validUntil: later(20 * DAY_MS).toISOString() };
  expect(proposal.revise(longer, sold, later(13 * DAY_MS)).ok).toBe(true);
  proposal.news.splice(0);
  expect(proposal.moveDue(later(17 * DAY_MS)).ok).toBe(false);
  expect(proposal.moveDue(later(18 * DAY_MS)).ok).toBe(true);
  expect(proposal.news.map(({ kind }) => kind)).toEqual(['proposal_due', 'proposal_ending']);
});

it('counts a view once in ten minutes and keeps the newest twenty', () => {
  const proposal = aSentProposal();
  const saved = [];
  for (let minute = 0; minute < 30; minute += 5) saved.push(proposal.view(later(minute * MINUTE_MS)));
  expect(saved.map((one) => one.ok && one.value)).toEqual([true, false, true, false, true, false]);
  expect(proposal.state.viewTimes).toBe(3);
  for (let hour = 1; hour < 30; hour += 1) proposal.view(later(hour * HOUR_MS));
  expect([proposal.state.viewTimes, proposal.state.viewedAt.length]).toEqual([32, 20]);
  expect(proposal.state.viewedAt[0]).toBe(later(29 * HOUR_MS).toISOString());
});
