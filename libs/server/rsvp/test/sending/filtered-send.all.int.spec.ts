import type { AnswerOf, listRsvpIds, listRsvps } from '@smachot/contracts';
import { ListRsvps, RsvpIds } from '../../src/use-cases/guests/list-rsvps';
import { PreviewSend } from '../../src/use-cases/sending/preview-send';
import { type RsvpApp, rsvpApp, taken, TUESDAY } from '../rsvp-app';

let app: RsvpApp;
let host: string;
let eventId: string;
let armyWithPhone: string[];
beforeAll(async () => {
  app = await rsvpApp();
});
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  host = await app.host();
  eventId = await app.event(host);
  const [maya, , ruth] = await app.guests(eventId, host, [
    { attendeeName: 'מאיה', side: 'bride', groupLabel: 'צבא' },
    { attendeeName: 'בלי טלפון', side: 'bride', groupLabel: 'צבא', attendeePhone: null },
    { attendeeName: 'רות', side: 'groom', groupLabel: 'צבא' },
    { attendeeName: 'דן', side: 'bride' },
    { attendeeName: 'סתם' },
  ]);
  armyWithPhone = [maya!, ruth!];
});
afterAll(() => app.close());

type Filter = Partial<ConstructorParameters<typeof ListRsvps>[2]>;
const matchingOf = async (filter: Filter): Promise<NonNullable<AnswerOf<typeof listRsvps>['matching']>> =>
  taken(
    await app.queries.execute(
      new ListRsvps(eventId, host, { cursor: undefined, limit: 1, counts: true, ...filter }),
    ),
  ).matching!;
/** Audience as the send dialog requests it: guests the filter matches among those the message is for. */
const audienceOf = async (filter: Filter): Promise<string[]> => {
  const found: AnswerOf<typeof listRsvpIds> = taken(
    await app.queries.execute(
      new RsvpIds(eventId, host, { cursor: undefined, limit: 1, ...filter, status: 'awaitingSend' }),
    ),
  );
  return found.rsvpIds;
};
const queuedIn = async (campaignId: string | null): Promise<unknown[]> =>
  (await app.outbox('messaging.create_messages'))
    .filter(({ payload }) => payload['campaignId'] === campaignId)
    .flatMap(({ payload }) => payload['rsvpIds'] as unknown[]);

it.each<[string, Filter, (ids: string[]) => string[]]>([
  ['own group', { groupLabel: 'צבא' }, (ids) => ids],
  ['own group and side', { groupLabel: 'צבא', side: 'groom' }, (ids) => ids.slice(1)],
])(
  'sends to those of the %s and to nobody else, as many as the desk and the dialog said',
  async (_, filter, of) => {
    const wanted = of(armyWithPhone);
    const rsvpIds = await audienceOf(filter);
    const request = { eventId, templateName: 'rsvp_invite_wedding' as const, rsvpIds, consent: true };
    const preview = taken(await app.queries.execute(new PreviewSend(request, host)));
    expect((await matchingOf(filter)).sendable).toBe(wanted.length);
    expect(preview.sendable).toEqual(wanted);
    expect(preview.refused).toHaveLength(rsvpIds.length - wanted.length);
    const sent = await app.invite(eventId, host, rsvpIds);
    expect(sent.accepted).toBe(wanted.length);
    expect(sent.refused).toEqual(preview.refused);
    expect(await queuedIn(sent.campaignId)).toEqual(wanted);
  },
);

it('offers nothing to whoever of the filter was invited already', async () => {
  const filter = { groupLabel: 'צבא' };
  await app.invite(eventId, host, armyWithPhone);
  expect((await matchingOf(filter)).sendable).toBe(0);
  const rsvpIds = await audienceOf(filter);
  const request = { eventId, templateName: 'rsvp_invite_wedding' as const, rsvpIds, consent: true };
  const preview = taken(await app.queries.execute(new PreviewSend(request, host)));
  expect(preview.sendable).toEqual([]);
  expect(preview.refused).toEqual(
    expect.arrayContaining(
      armyWithPhone.map((rsvpId) => expect.objectContaining({ rsvpId, code: 'already_in_flight' })),
    ),
  );
  expect(await app.invite(eventId, host, rsvpIds)).toMatchObject({ accepted: 0, refused: preview.refused });
  expect((await matchingOf({ search: 'דן' })).sendable).toBe(1);
});
