import { atWallTime, wallTime } from '@smachot/kernel';
import { anInvitation } from '../../testing/a-guest';
import { roundsOffer } from './rounds-offer';

const NOW = atWallTime('2026-11-20', '09:00');
const at = (day: string, time = '12:00') => atWallTime(day, time).toISOString();
const by = (cutOffAt: string) => ({ partnerName: 'קייטרינג הגליל', cutOffAt });
const invitation = (closing: string, days: number[]) =>
  anInvitation({
    date: at('2026-12-10', '19:30'),
    closingDate: at(closing, '20:00'),
    reminderRounds: days.map((daysBeforeClosing) => ({ daysBeforeClosing })),
  });

describe('rounds planned back from a cut-off', () => {
  it('proposes reminders nine and four days before the business needs the number', () => {
    const offer = roundsOffer(invitation('2026-12-08', [7, 2]), by(at('2026-12-03')), NOW);
    expect(offer).toMatchObject({ closingDay: '2026-12-02', closingTime: '20:00', reminders: [8, 3] });
    expect(offer!.dates.map((date) => wallTime(date).day)).toEqual(['2026-11-24', '2026-11-29']);
  });

  it('leaves out reminders whose day has passed', () => {
    const offer = roundsOffer(invitation('2026-12-08', [7]), by(at('2026-11-26')), NOW);
    expect(offer).toMatchObject({ closingDay: '2026-11-25', reminders: [3] });
  });

  it('proposes the eve when there is no more time', () =>
    expect(roundsOffer(invitation('2026-12-08', [7]), by(at('2026-11-22')), NOW)).toMatchObject({
      reminders: [0],
    }));

  it.each([
    ['nothing follows', invitation('2026-12-08', [7]), null],
    ['the plan fits', invitation('2026-12-02', [8, 3]), by(at('2026-12-03'))],
    ['the cut-off has passed', invitation('2026-12-08', [7]), by(at('2026-11-19'))],
    ['no time is left', invitation('2026-12-08', [7]), by(at('2026-11-20', '18:00'))],
  ])('proposes nothing when %s', (_, event, deadline) =>
    expect(roundsOffer(event, deadline, NOW)).toBeNull(),
  );
});
