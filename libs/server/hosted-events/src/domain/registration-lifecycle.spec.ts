import { registrationLifecycle } from '@smachot/lifecycles';
import { walk } from '@smachot/lifecycles-testing';
import { Registration } from './registration';

const NOW = new Date('2027-05-04T08:00:00Z');
const pending = () => {
  const made = Registration.request(
    { id: 'r', eventId: 'e', userId: 'u' },
    { ticketTypeId: null, participants: 2, specialRequests: '', answers: [] },
    NOW,
  );
  made.seat(NOW);
  return made;
};
const after = (act: (made: Registration) => unknown) => () => {
  const made = pending();
  act(made);
  return made;
};

describe('a registration', () => {
  it.each(
    walk(registrationLifecycle, {
      in: {
        pending,
        approved: after((made) => made.approve('host')),
        rejected: after((made) => made.reject('system')),
        canceled: after((made) => made.cancel('attendee')),
      },
      status: ({ state }) => state.status,
      acts: {
        'approve host': (made) => made.approve('host'),
        'approve system': (made) => made.approve('system'),
        'reject host': (made) => made.reject('host'),
        'reject system': (made) => made.reject('system'),
        'cancel attendee': (made) => made.cancel('attendee'),
        'cancel system': (made) => made.cancel('system'),
        'cancel host': (made) => made.cancel('host'),
      },
    }),
  )('$row', async ({ run }) => {
    const { after: status, allowed } = await run();
    expect(allowed).toContain(status);
  });

  it('on the waiting list holds no seat, and is not approved without one', () => {
    const waiting = Registration.request(
      { id: 'r', eventId: 'e', userId: 'u' },
      { ticketTypeId: null, participants: 1, specialRequests: '', answers: [] },
      NOW,
    );
    expect(waiting.holdsSeats).toBe(false);
    expect(waiting.approve('host')).toMatchObject({ code: 'registration.full' });
    waiting.seat(NOW);
    expect([waiting.holdsSeats, waiting.approve('host').ok]).toEqual([true, true]);
  });
});
