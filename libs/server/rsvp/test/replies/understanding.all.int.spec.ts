import { newId } from '@smachot/kernel';
import { GuestTokens } from '../../src/persistence/guests/guest-tokens';
import { Tx } from '@smachot/server-platform';
import { ChangeGuest } from '../../src/use-cases/guests/change-guest';
import { EraseGuests } from '../../src/use-cases/guests/erase-guests';
import { GuestHistory } from '../../src/use-cases/guests/guest-history';
import { openConversation } from './open-conversation';
import { type RsvpApp, rsvpApp } from '../rsvp-app';

let app: RsvpApp;
let host: string;
let eventId: string;
let dana: string;
beforeAll(async () => {
  app = await rsvpApp();
});
beforeEach(async () => {
  ({ host, eventId, dana } = await openConversation(app));
});
afterAll(() => app.close());

const at = (seconds: number) => new Date(app.clock.now().getTime() + seconds * 1000).toISOString();
const yes = async () =>
  app.replies([
    { refs: [dana], payload: await app.button(dana, 'attending', 'yes'), text: 'כן, מגיעים', at: at(1) },
  ]);
const bodyOf = async () => ((await app.lastTurn(dana))!.content as { body: string }).body;

describe('what a guest asks', () => {
  it('is answered with the place and the way there, and the open question stays open', async () => {
    await yes();
    await app.replies([{ refs: [dana], text: 'איפה זה?', at: at(5) }]);
    expect(await app.said(dana)).toEqual(['ask_headcount', 'tell_place']);
    expect(await bodyOf()).toMatch(/📍 .*\n.*https:\/\/waze\.com\/ul\?/);
    await app.replies([{ refs: [dana], text: '3', at: at(9) }]);
    expect(await app.guest(dana)).toMatchObject({ number: 3 });
  });
  it('is answered beside the yes it came with', async () => {
    await app.replies([{ refs: [dana], text: 'כן! איפה ומתי?', at: at(5) }]);
    expect(await app.guest(dana)).toMatchObject({ status: 'confirmed' });
    expect(await app.said(dana)).toEqual(['tell_place_and_time', 'ask_headcount']);
  });
});

describe('what has no words', () => {
  it.each(['audio', 'sticker', 'image', 'location', 'unsupported'])(
    'messages of the kind %s are answered, change nothing and are shown to the host as what they are',
    async (kind) => {
      await app.replies([{ refs: [dana], kind, at: at(2) }]);
      await app.replies([{ refs: [dana], kind, at: at(4) }]);
      expect(await app.said(dana)).toEqual(['tell_only_text', 'tell_passed_on']);
      expect(await app.guest(dana)).toMatchObject({ status: 'received', billable: false });
      const history = await app.queries.execute(new GuestHistory(eventId, dana, host));
      const wrote = history.ok ? history.value.entries.filter((one) => one.kind === 'wrote') : [];
      expect(wrote.map(({ details }) => details['kind'])).toEqual([kind, kind]);
    },
  );
  it('a picture with words is those words', async () => {
    await app.replies([{ refs: [dana], kind: 'image', text: 'נשמח להגיע!', at: at(2) }]);
    expect(await app.guest(dana)).toMatchObject({ status: 'confirmed' });
  });
});

it('a bare no after the end is asked back', async () => {
  const other = await app.event(host);
  await app.source.query(`update rsvp.invitations set questions = '{}' where id = $1`, [other]);
  const [lea] = (await app.guests(other, host, [{ attendeeName: 'לאה' }])) as [string];
  await app.replies([{ refs: [lea], text: 'נשמח להגיע', at: at(1) }]);
  await app.replies([{ refs: [lea], text: 'לא', at: at(60) }]);
  expect(await app.guest(lea)).toMatchObject({ status: 'confirmed' });
  expect(await app.lastTurn(lea)).toMatchObject({ say: 'ask_meaning', content: { kind: 'buttons' } });
  await app.replies([{ refs: [lea], text: 'לא', at: at(90) }]);
  expect(await app.guest(lea)).toMatchObject({ status: 'declined' });
});

describe('a message the guest changed afterwards', () => {
  const first = () => ({ refs: [dana], text: '4', at: at(5), wamid: `wamid.${newId()}` });
  it('replaces the answer it was', async () => {
    await yes();
    const four = first();
    await app.replies([four]);
    expect(await app.guest(dana)).toMatchObject({ number: 4 });
    // Another question is open by now, but the edited text still answers the first one.
    await app.replies([{ refs: [dana], text: '5', at: at(60), edits: four.wamid }]);
    expect(await app.guest(dana)).toMatchObject({ number: 5, special_requests: null });
  });
  it('does not replace what was said after it, in whatever order they come, and however often', async () => {
    await yes();
    const four = first();
    const change = { refs: [dana], text: '5', at: at(60), edits: four.wamid, wamid: `wamid.${newId()}` };
    const six = { refs: [dana], payload: await app.button(dana, 'headcount', '6'), text: '6', at: at(20) };
    await app.replies([six]);
    await app.replies([change, four]);
    await app.replies([change]);
    expect(await app.guest(dana)).toMatchObject({ number: 6 });
  });
});

describe('a guest who took another number', () => {
  const to = '+972538889990';
  const token = () =>
    app.source.transaction((manager) => app.get(GuestTokens).issue(new Tx(manager), dana, app.clock.now()));

  it('keeps record, conversation, link and the buttons in the chat', async () => {
    const old = await app.button(dana, 'attending', 'yes');
    const link = await token();
    await app.moves(dana, to, at(1));
    expect(await app.guest(dana)).toMatchObject({ phone: to, mobile: true, status: 'received' });
    await app.replies([{ refs: [dana], payload: old, text: 'כן, מגיעים', at: at(2) }]);
    expect(await app.guest(dana)).toMatchObject({ status: 'confirmed', billable: true });
    expect(await app.get(GuestTokens).authenticate(link, eventId)).toBeDefined();
    await app.replies([{ refs: [dana], text: '3', at: at(4) }]);
    expect(await app.guest(dana)).toMatchObject({ number: 3 });
    const history = await app.queries.execute(new GuestHistory(eventId, dana, host));
    expect(history.ok && history.value.entries.map(({ kind }) => kind)).toContain('number_changed');
  });
  it('does not move what the host has given another phone meanwhile, and later buttons of before are nobody’s', async () => {
    const old = await app.button(dana, 'attending', 'no');
    await app.moves(dana, to, at(1));
    await app.commands.execute(new ChangeGuest(eventId, dana, { attendeePhone: '053-8887771' }, host));
    await app.replies([{ refs: [dana], payload: old, text: 'לא', at: at(3) }]);
    expect(await app.guest(dana)).toMatchObject({ phone: '+972538887771', status: 'received' });
  });
  it('is told of once, however often it is delivered', async () => {
    await app.moves(dana, to, at(1));
    await app.moves(dana, to, at(1));
    const notes = await app.source.query(
      `select 1 from rsvp.history where rsvp_id = $1 and kind = 'number_changed'`,
      [dana],
    );
    expect(notes).toHaveLength(1);
  });
  it('is forgotten with both numbers', async () => {
    const { phone } = (await app.guest(dana)) as { phone: string };
    await app.moves(dana, to, at(1));
    await app.source.query(`update rsvp.guests set deleted_at = '2020-01-01' where id = $1`, [dana]);
    await app.commands.execute(new EraseGuests(app.clock.now()));
    const left = await app.source.query('select phone from rsvp.earlier_phones where phone = $1', [phone]);
    expect(left).toEqual([]);
  });
});
