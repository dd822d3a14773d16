import { newId } from '@smachot/kernel';
import { OneInvitation } from '../src/use-cases/invitations/invitations';
import { type RsvpApp, rsvpApp, taken } from './rsvp-app';

/** Starts the context with one host and a clock that the test moves. */
export const timeApp = async () => {
  const app = await rsvpApp();
  return { ...app, ...(await lives(app)) };
};
export type TimeApp = Awaited<ReturnType<typeof timeApp>>;

const lives = async (app: RsvpApp) => ({
  hostId: await app.host(),
  /** Creates an event with invited guests; closing 2027-05-18 19:30, wedding 2027-05-20 19:30. */
  async invited(hostId: string, count: number): Promise<[string, string[]]> {
    const eventId = await app.event(hostId);
    const ids = await app.guests(
      eventId,
      hostId,
      Array.from({ length: count }, (_, at) => ({ attendeeName: `אורח ${at}` })),
    );
    await app.invite(eventId, hostId, ids);
    await this.reach(ids);
    return [eventId, ids];
  },
  /** Marks the invitation as delivered to these guests now. */
  async reach(ids: string[]): Promise<void> {
    const at = app.clock.now().toISOString();
    await app.outcomes(
      ids.map((refId) => ({ refId, messageId: newId(), round: 'invite:1', outcome: 'delivered', at })),
    );
  },
  async answers(ids: string[], value: 'yes' | 'no' | 'maybe' = 'yes'): Promise<void> {
    const at = app.clock.now().toISOString();
    const taps = ids.map(async (rsvpId) => ({
      refs: [rsvpId],
      payload: await app.button(rsvpId, 'attending', value),
      text: value,
      at,
    }));
    await app.replies(await Promise.all(taps));
  },
  /** Runs the ticks of several workers at the same moment. */
  async tickAt(moment: string): Promise<void> {
    app.clock.moveTo(new Date(moment));
    await Promise.all([1, 2].map(async () => app.ticks.rounds(app.clock.now())));
    await Promise.all([1, 2].map(async () => app.ticks.closing(app.clock.now())));
    await Promise.all([1, 2, 3].map(async () => app.ticks.billing(app.clock.now())));
  },
  /** Requests to messaging for an event after the invitations. */
  async sends(eventId: string): Promise<Record<string, unknown>[]> {
    const requests = (await app.outbox('messaging.create_messages')).map(({ payload }) => payload);
    return requests.filter((payload) => payload['eventId'] === eventId).slice(1);
  },
  statuses: (ids: string[]) => Promise.all(ids.map(async (id) => (await app.guest(id))['status'])),
  billing: async (eventId: string, hostId: string) =>
    taken(await app.queries.execute(new OneInvitation(eventId, hostId))).billing,
});
