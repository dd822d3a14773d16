/** A message that waits for nothing but a person's word: its campaign is paused. */
export const PARKED = new Date('9999-01-01T00:00:00Z');

/** The round of a message that hosts send to themselves, to preview the guest's message. */
export const TEST_ROUND = 'test';

/** The round of one turn of a conversation; with the guest it names its message. */
export const roundOfTurn = (turnId: string): string => `turn:${turnId}`;
export const turnOfRound = (round: string): string | undefined =>
  round.startsWith('turn:') ? round.slice(5) : undefined;
