import { newId } from '@smachot/kernel';
import { MessageContentProvider } from '@smachot/server-messaging';
import { anInvitationForm } from '../../src/testing';
import { ChangeInvitation } from '../../src/use-cases/invitations/change-invitation';
import { OneInvitation } from '../../src/use-cases/invitations/invitations';
import { ListRsvps } from '../../src/use-cases/guests/list-rsvps';
import { SendInvites } from '../../src/use-cases/sending/send-invites';
import { taken, TUESDAY } from '../rsvp-app';
import { timeApp, type TimeApp } from '../time-app';

let app: TimeApp;
let host: string;
let eventId: string;
let ids: string[];
const THE_DAY = '2027-05-20T07:00:00Z';
const DAY_AFTER = '2027-05-21T08:00:00Z';

beforeAll(async () => {
  app = await timeApp();
});
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  host = await app.host();
  [eventId, ids] = await app.invited(host, 2);
  await app.answers(ids);
});
afterAll(() => app.close());

const shown = async () => taken(await app.queries.execute(new OneInvitation(eventId, host)));
const switched = async (automaticMessages?: { dayOf: boolean; thankYou: boolean; tables?: boolean }) => {
  const form = anInvitationForm(automaticMessages ? { automaticMessages } : {});
  return taken(await app.commands.execute(new ChangeInvitation(eventId, form, host)));
};
const byHand = (templateName: 'rsvp_thank_you' | 'rsvp_day_of', rsvpIds = ids, userId = host) =>
  app.commands.execute(new SendInvites({ eventId, templateName, rsvpIds, consent: true }, userId, newId()));
const toThank = async () =>
  taken(await app.queries.execute(new ListRsvps(eventId, host, { cursor: undefined, limit: 1 }))).stats!
    .toThank;
const seat = (rsvpId: string, table: string | null) =>
  app.source.query('update rsvp.guests set table_name = $2 where id = $1', [rsvpId, table]);
/** Decision that messaging gets just before it would send a guest's message. */
const decided = async (refId: string, round: string, byHost = false) => {
  const [{ id: campaignId }] = await app.source.query(
    `select id from rsvp.campaigns where event_id = $1 and template_name = 'rsvp_thank_you' and (answer <> 'null'::jsonb) = $2`,
    [eventId, byHost],
  );
  const messageId = newId();
  const decisions = await app.get(MessageContentProvider).contents([{ messageId, refId, round, campaignId }]);
  return decisions.get(messageId)?.kind;
};
const withdrawn = (refId: string, round: string) =>
  app.outcomes([
    { refId, messageId: newId(), round, outcome: 'withdrawn', at: app.clock.now().toISOString() },
  ]);

describe('the message with the table', () => {
  it('is off at first; goes on the eve, once, to guests who come and have a table, with the table they have by then', async () => {
    expect((await shown()).automaticAt.tables).toBeNull();
    const planned = await switched({ dayOf: false, thankYou: false, tables: true });
    expect(planned.automaticAt.tables).toBe('2027-05-19T15:00:00.000Z');
    await seat(ids[0]!, '7');
    await app.tickAt('2027-05-19T15:00:00Z');
    const [sent, ...others] = (await app.sends(eventId)) as { campaignId: string }[];
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ templateName: 'rsvp_table', round: 'table', rsvpIds: [ids[0]] });
    // moved while the message waits
    await seat(ids[0]!, '12');
    const messageId = newId();
    const asked = { messageId, refId: ids[0]!, round: 'table', campaignId: sent!.campaignId };
    const said = async () => (await app.get(MessageContentProvider).contents([asked])).get(messageId);
    expect(await said()).toMatchObject({
      kind: 'send',
      content: { name: 'rsvp_table', linkSuffix: expect.stringMatching(/^(?:ll|q)=.+navigate=yes/) },
    });
    expect(JSON.stringify(await said())).toMatch(/12/);
    await seat(ids[0]!, null);
    expect(await said()).toMatchObject({ kind: 'withdraw' });
    await seat(ids[0]!, '12');
    await switched({ dayOf: false, thankYou: false, tables: false });
    expect(await said()).toMatchObject({ kind: 'withdraw' });
    await switched({ dayOf: false, thankYou: false, tables: true });
    await app.tickAt('2027-05-19T16:00:00Z');
    expect(await app.sends(eventId)).toHaveLength(1);
  });
});

describe('what goes out by itself', () => {
  it('is on from the beginning, and says when it goes', async () =>
    expect(await shown()).toMatchObject({
      automaticMessages: { dayOf: true, thankYou: true },
      automaticAt: { dayOf: '2027-05-20T07:00:00.000Z', thankYou: '2027-05-21T08:00:00.000Z' },
    }));
  it('does not go when it is switched off, each by itself', async () => {
    expect(await switched({ dayOf: false, thankYou: true })).toMatchObject({
      automaticMessages: { dayOf: false, thankYou: true },
      automaticAt: { dayOf: null, thankYou: '2027-05-21T08:00:00.000Z' },
    });
    await app.tickAt(THE_DAY);
    expect(await app.sends(eventId)).toEqual([]);
    await app.tickAt(DAY_AFTER);
    expect(await app.sends(eventId)).toMatchObject([{ templateName: 'rsvp_thank_you', rsvpIds: ids }]);
  });
  it('stays as it is when a change does not speak of it, and is planned again when it is switched on', async () => {
    await switched({ dayOf: false, thankYou: false });
    expect((await switched()).automaticMessages).toEqual({
      dayOf: false,
      thankYou: false,
      tables: false,
    });
    await switched({ dayOf: true, thankYou: false });
    await app.tickAt(THE_DAY);
    await app.tickAt(DAY_AFTER);
    expect(await app.sends(eventId)).toMatchObject([{ templateName: 'rsvp_day_of', rsvpIds: ids }]);
  });
  it('does not leave when it is switched off while it waits for its hour; then it may go by hand', async () => {
    await app.tickAt(DAY_AFTER);
    expect(await decided(ids[0]!, 'thank_you')).toBe('send');
    await switched({ dayOf: true, thankYou: false });
    expect(await decided(ids[0]!, 'thank_you')).toBe('withdraw');
    await withdrawn(ids[0]!, 'thank_you');
    await withdrawn(ids[0]!, 'thank_you');
    expect(await toThank()).toBe(1);
    expect(taken(await byHand('rsvp_thank_you'))).toMatchObject({
      accepted: 1,
      refused: [{ rsvpId: ids[1], code: 'already_in_flight' }],
    });
    expect((await app.sends(eventId)).at(-1)).toMatchObject({ round: 'thank_you:2', rsvpIds: [ids[0]] });
    expect(await decided(ids[0]!, 'thank_you:2', true)).toBe('send');
    // A repeated withdrawal of the first message does not withdraw the second.
    await withdrawn(ids[0]!, 'thank_you');
    expect(await toThank()).toBe(0);
  });
});

describe('thanks by hand', () => {
  it('are offered after the event to those who came and were not thanked, and go once', async () => {
    await switched({ dayOf: false, thankYou: false });
    expect(taken(await byHand('rsvp_thank_you')).refused).toMatchObject([
      { code: 'too_soon' },
      { code: 'too_soon' },
    ]);
    app.clock.moveTo(new Date('2027-05-20T18:00:00Z'));
    expect(await toThank()).toBe(2);
    expect(taken(await byHand('rsvp_thank_you', [ids[0]!]))).toMatchObject({ accepted: 1 });
    expect(await toThank()).toBe(1);
    expect(taken(await byHand('rsvp_thank_you'))).toMatchObject({
      accepted: 1,
      refused: [{ rsvpId: ids[0], code: 'already_in_flight' }],
    });
    expect(await toThank()).toBe(0);
  });
  it('and by themselves at the same moment thank everybody once', async () => {
    app.clock.moveTo(new Date(DAY_AFTER));
    await Promise.all([
      byHand('rsvp_thank_you'),
      byHand('rsvp_thank_you'),
      app.ticks.rounds(app.clock.now()),
      app.ticks.rounds(app.clock.now()),
    ]);
    const thanked = (await app.sends(eventId))
      .filter(({ templateName }) => templateName === 'rsvp_thank_you')
      .flatMap(({ rsvpIds }) => rsvpIds as string[]);
    expect(thanked.sort()).toEqual([...ids].sort());
  });
});
