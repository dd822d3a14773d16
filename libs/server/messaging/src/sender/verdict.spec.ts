import { verdictOn } from './verdict';

const now = new Date('2026-12-01T09:00:00Z');
const PAUSED_TEMPLATE = 132015;
const refused = { kind: 'refused', class: 'campaign', code: PAUSED_TEMPLATE } as Parameters<
  typeof verdictOn
>[0];
const afterAttempt = (attempt: number, campaignId: string | null) =>
  verdictOn(refused, { attempt, deferrals: 0, quiet: 'exempt', campaignId }, now);
const waitMs = (attempt: number): number => afterAttempt(attempt, null).dueAt!.getTime() - now.getTime();

describe('a message refused with what stops campaigns', () => {
  it('stays due in a campaign, whose hold keeps it', () =>
    expect(afterAttempt(1, 'a-campaign')).toMatchObject({ state: 'queued', dueAt: now }));

  it('waits longer each time without a campaign, and fails in the end', () => {
    expect(waitMs(1)).toBeGreaterThanOrEqual(1000);
    expect(waitMs(3)).toBeGreaterThan(waitMs(1));
    expect(afterAttempt(12, null)).toMatchObject({ state: 'done', status: 'failed', outcome: 'failed' });
  });
});
