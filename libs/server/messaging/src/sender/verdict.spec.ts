import type { CampaignId } from '@smachot/contracts';
import type { ErrorClass } from '../domain/provider-errors';
import { type Verdict, verdictOn } from './verdict';

const now = new Date('2026-12-01T09:00:00Z');
const CODES = { campaign: 132015, recipient: 131056, retry: 131000, media: 131052, slow: 130429, stop: 368 };
type Kind = keyof typeof CODES & ErrorClass;
const refused = (kind: Kind, refusals: number, campaignId: CampaignId | null = 'a-campaign'): Verdict =>
  verdictOn(
    { kind: 'refused', class: kind, code: CODES[kind] },
    { refusals, deferrals: 0, quiet: 'exempt', campaignId },
    now,
  );
const waitSeconds = ({ dueAt }: Verdict): number => (dueAt!.getTime() - now.getTime()) / 1000;

describe('a message refused with what stops campaigns', () => {
  it('stays due in a campaign, whose hold keeps it', () =>
    expect(refused('campaign', 0)).toMatchObject({ state: 'queued', dueAt: now, backsOff: false }));

  it('waits longer each time without a campaign, and fails in the end', () => {
    expect(waitSeconds(refused('campaign', 0, null))).toBeGreaterThanOrEqual(1);
    expect(waitSeconds(refused('campaign', 2, null))).toBeGreaterThan(
      waitSeconds(refused('campaign', 0, null)),
    );
    expect(refused('campaign', 11, null)).toMatchObject({
      state: 'done',
      status: 'failed',
      outcome: 'failed',
    });
  });
});

describe('a message refused for now', () => {
  it.each([
    ['retry', [2, 4, 8], 600],
    ['media', [2, 4, 8], 600],
    ['recipient', [4, 16, 64], 3600],
  ] as const)('%s: backs off by its refusals and fails at the twelfth', (kind, first, longest) => {
    expect([0, 1, 2].map((refusals) => waitSeconds(refused(kind, refusals)))).toEqual(first);
    expect(waitSeconds(refused(kind, 10))).toBe(longest);
    expect(refused(kind, 0)).toMatchObject({ state: 'queued', backsOff: true, outcome: null });
    expect(refused(kind, 11)).toMatchObject({ state: 'done', status: 'failed', outcome: 'failed' });
  });

  it.each(['slow', 'stop'] as const)('%s: waits, however often, and counts nothing', (kind) =>
    expect(refused(kind, 50)).toMatchObject({ state: 'queued', backsOff: false }),
  );
});

it('a message that the provider could not be reached for counts nothing', () =>
  expect(
    verdictOn({ kind: 'unsent' }, { refusals: 11, deferrals: 0, quiet: 'exempt', campaignId: null }, now),
  ).toMatchObject({ state: 'queued', backsOff: false }));
