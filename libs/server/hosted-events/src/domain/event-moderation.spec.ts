import { eventStandingLifecycle } from '@smachot/lifecycles';
import { walk } from '@smachot/lifecycles-testing';
import { EventModeration } from './event-moderation';

const NOW = new Date('2027-05-04T08:00:00Z');
const clear = () => EventModeration.clear('e', 1);
const reported = () => {
  const event = clear();
  event.report(NOW);
  return event;
};
const off = () => {
  const event = reported();
  event.decide('take_off', 'הונאה', NOW);
  return event;
};

describe('an event, to the admins', () => {
  it.each(
    walk(eventStandingLifecycle, {
      in: { clear, reported, off },
      status: ({ state }) => state.status,
      acts: {
        'report reader': (event) => event.report(NOW),
        'dismiss admin': (event) => event.decide('dismiss', '', NOW),
        'take_off admin': (event) => event.decide('take_off', '', NOW),
        'bring_back admin': (event) => event.decide('bring_back', '', NOW),
      },
    }),
  )('$row', async ({ run }) => {
    const { after, allowed } = await run();
    expect(allowed).toContain(after);
  });

  it('has a reason while it is off the site', () => {
    const event = off();
    expect(event.state.reason).toBe('הונאה');
    event.decide('bring_back', 'טעות', NOW);
    expect(event.state.reason).toBeNull();
  });
});
