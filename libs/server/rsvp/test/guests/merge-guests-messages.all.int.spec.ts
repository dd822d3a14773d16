import type { TemplateName } from '@smachot/contracts';
import { MINUTE_MS, newId } from '@smachot/kernel';
import { MessageContentProvider } from '@smachot/server-messaging';
import { anInvitationForm } from '../../src/testing';
import { ChangeInvitation } from '../../src/use-cases/invitations/change-invitation';
import { SendInvites } from '../../src/use-cases/sending/send-invites';
import { PendingChange, TellChange } from '../../src/use-cases/sending/tell-change';
import { rsvpApp, type RsvpApp, taken, TUESDAY } from '../rsvp-app';
import { anEventWithDuplicates, E164 } from './duplicates-app';

let app: RsvpApp;
let duplicates: Awaited<ReturnType<typeof anEventWithDuplicates>>;
beforeAll(async () => {
  app = await rsvpApp();
});
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  duplicates = await anEventWithDuplicates(app);
});
afterAll(() => app.close());

const letPass = (minutes: number) =>
  app.clock.moveTo(new Date(app.clock.now().getTime() + minutes * MINUTE_MS));
const invite = (ids: string[]) => app.invite(duplicates.eventId, duplicates.host, ids);
const sendDayOf = async (rsvpIds: string[]) => {
  app.clock.moveTo(new Date('2027-05-20T07:00:00Z'));
  const request = { eventId: duplicates.eventId, templateName: 'rsvp_day_of' as TemplateName, rsvpIds };
  const command = new SendInvites({ ...request, consent: true }, duplicates.host, newId());
  return taken(await app.commands.execute(command));
};
/** Tells the invited guests of a change; answers its id, which is that of its campaign. */
const tellChange = async (): Promise<string> => {
  const { eventId, host } = duplicates;
  const form = anInvitationForm({ location: { address: 'גן אחר, חיפה' } });
  taken(await app.commands.execute(new ChangeInvitation(eventId, form, host)));
  const { change } = taken(await app.queries.execute(new PendingChange(eventId, host)));
  taken(await app.commands.execute(new TellChange(eventId, change!._id, host)));
  return change!._id;
};
/** Recipients of the messages to these records, as decided just before they are sent; null: withdrawn. */
const recipients = async (ids: string[], round: string, campaignId: string | null) => {
  const decisions = await app
    .get(MessageContentProvider)
    .contents(ids.map((refId) => ({ messageId: refId, refId, round, campaignId })));
  return ids.map((id) => {
    const decision = decisions.get(id);
    return decision?.kind === 'send' ? decision.to : null;
  });
};
const withdrawn = (refId: string, round: string) =>
  app.outcomes([
    { refId, messageId: newId(), round, outcome: 'withdrawn', at: app.clock.now().toISOString() },
  ]);
/** Two records that answered; the first was invited and therefore survives. */
const answered = async () => {
  const [a, b] = (await duplicates.pair({}, { attendeePhone: '053-4100012' })) as [string, string];
  await invite([a]);
  for (const id of [a, b]) taken(await duplicates.answer(id, 'confirmed', 2));
  return [a, b] as const;
};

describe('a change that a merged record was to be told of', () => {
  it('is told to the survivor, once, also of several records', async () => {
    const [a, b] = (await duplicates.pair({}, { attendeePhone: '053-4100010' })) as [string, string];
    const [c] = (await app.guests(duplicates.eventId, duplicates.host, [
      { attendeeName: 'דנה', attendeePhone: '053-4100011' },
    ])) as [string];
    await invite([b, c]);
    letPass(120);
    const changeId = await tellChange();
    taken(await duplicates.answer(a, 'confirmed', 2));
    for (const other of [b, c]) expect(taken(await duplicates.merge([a, other]))._id).toBe(a);
    const told = await recipients([b, c], `update:${changeId}`, changeId);
    expect(told.filter((to) => to !== null)).toEqual([E164]);
  });

  it('is told to the survivor by its own message, if there is one', async () => {
    const [a, b] = (await duplicates.pair({}, { attendeePhone: '053-4100013' })) as [string, string];
    await invite([a, b]);
    letPass(120);
    const changeId = await tellChange();
    taken(await duplicates.answer(a, 'confirmed', 2));
    taken(await duplicates.merge([a, b]));
    expect(await recipients([a, b], `update:${changeId}`, changeId)).toEqual([E164, null]);
  });
});

describe('a day-of message of a merged record', () => {
  it('goes to the survivor; withdrawn, it may be sent again', async () => {
    const [a, b] = await answered();
    const { campaignId } = await sendDayOf([b]);
    expect(taken(await duplicates.merge([a, b]))._id).toBe(a);
    expect(await recipients([b], 'day_of', campaignId)).toEqual([E164]);
    expect((await app.guest(a))['day_of_at']).not.toBeNull();
    await withdrawn(b, 'day_of');
    expect((await app.guest(a))['day_of_at']).toBeNull();
    const again = await sendDayOf([a]);
    expect(await recipients([a], 'day_of', again.campaignId)).toEqual([E164]);
  });

  it('gives way to the survivor’s own, which then goes no second time', async () => {
    const [a, b] = await answered();
    const { campaignId } = await sendDayOf([a, b]);
    taken(await duplicates.merge([a, b]));
    expect(await recipients([a, b], 'day_of', campaignId)).toEqual([E164, null]);
    await withdrawn(b, 'day_of');
    expect((await app.guest(a))['day_of_at']).not.toBeNull();
  });
});
