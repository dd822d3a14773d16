import { ledgerEntryLifecycle, type LedgerEntryMove } from './ledger-entry';

const ACTORS = ['provider', 'callback', 'order', 'worker', 'customer', 'operator'] as const;
const TYPES = [
  ...[
    'open',
    'challenge',
    'hold',
    'charge',
    'capture',
    'refund',
    'void',
    'check',
    'fail',
    'supersede',
    'abandon',
  ],
];

/** Written down by hand: everything else is refused, and everything of a callback or an operator. */
const allowed: Record<string, string> = {};
const allow = (from: string[], type: string, actors: string[], to: string) => {
  for (const status of from) for (const actor of actors) allowed[`${status} ${type} ${actor}`] = to;
};
const OPEN = ['intended', 'opened', 'action_required'];
allow(['intended'], 'open', ['worker'], 'opened');
allow(OPEN, 'challenge', ['provider'], 'action_required');
allow(OPEN, 'hold', ['provider'], 'held');
allow([...OPEN, 'failed'], 'charge', ['provider'], 'charged');
allow(['held'], 'capture', ['provider'], 'captured');
allow(OPEN, 'refund', ['provider'], 'refunded');
allow([...OPEN, 'held', 'abandoned'], 'void', ['provider'], 'voided');
allow(OPEN, 'check', ['provider'], 'checked');
allow([...OPEN, 'abandoned'], 'fail', ['provider', 'worker'], 'failed');
allow(['opened', 'action_required'], 'supersede', ['order'], 'abandoned');
allow(['opened', 'action_required', 'held', 'captured', 'charged'], 'abandon', ['order'], 'abandoned');
allow(['held'], 'abandon', ['worker'], 'abandoned');

const all = ledgerEntryLifecycle.statuses.flatMap((status) =>
  TYPES.flatMap((type) => ACTORS.map((by) => ({ status, type, by }))),
);

describe('a ledger entry', () => {
  it.each(all)('$status × $type × $by', ({ status, type, by }) =>
    expect(ledgerEntryLifecycle.move(status, { type, by } as LedgerEntryMove)).toBe(
      allowed[`${status} ${type} ${by}`],
    ),
  );
});
