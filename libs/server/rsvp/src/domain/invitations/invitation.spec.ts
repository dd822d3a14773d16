import { EventType, eventTypeOf, InvitationOccasion } from '@smachot/contracts';
import { atWallTime, isTooFarAhead, refuse } from '@smachot/kernel';
import { anInvitation, anInvitationForm } from '../../testing';
import { billingMoment, erasureMoment } from './event-times';
import { Invitation, occasionOf } from './invitation';

const now = atWallTime('2027-04-01', '12:00');
const refusedDate = refuse('invitation.date_passed', { fields: { date: 'invitation.date_passed' } });

describe('opening', () => {
  it('closes answers two days before when nothing is said', () =>
    expect(anInvitation().state.closingDate).toEqual(new Date('2027-05-18T16:30:00Z')));
  it('closes now when those two days have begun', () => {
    const opened = Invitation.open(anInvitationForm(), 'host', new Date('2027-05-20T08:00:00Z'));
    expect(opened.ok && opened.value.state.closingDate).toEqual(new Date('2027-05-20T08:00:00Z'));
  });
  it('refuses a date that has passed', () =>
    expect(Invitation.open(anInvitationForm({ date: '2027-03-31T09:00:00Z' }), 'host', now)).toEqual(
      refusedDate,
    ));
  it('refuses answers that close after the start', () =>
    expect(
      Invitation.open(anInvitationForm({ closingDate: '2027-05-20T16:30:01Z' }), 'host', now),
    ).toMatchObject({ code: 'invitation.closing_after_start' }));
  it('asks each question once', () =>
    expect(
      anInvitation({}, { rsvpConfig: { questions: ['headcount', 'headcount'] } }).state.questions,
    ).toEqual(['headcount']));
});

describe('changing', () => {
  it('keeps the closing date when only words change', () => {
    const invitation = anInvitation();
    const before = invitation.state.closingDate;
    expect(
      invitation.change(anInvitationForm({ title: 'חינה' }), new Date('2027-05-19T10:00:00Z')),
    ).toMatchObject({ ok: true });
    expect(invitation.state).toMatchObject({ title: 'חינה', closingDate: before });
  });
  it('moves closing, bill and erasure with the date', () => {
    const invitation = anInvitation();
    invitation.change(anInvitationForm({ date: '2027-06-10T16:30:00Z' }), now);
    expect(invitation.state).toMatchObject({
      closingDate: new Date('2027-06-08T16:30:00Z'),
      billingAt: atWallTime('2027-06-11', '10:00'),
      eraseAt: atWallTime('2028-06-10', '19:30'),
    });
  });
  const start = new Date('2027-05-20T16:30:00Z');
  const afterClosing = new Date('2027-05-18T17:00:00Z');
  it('gives up on the silent first at the closing date', () =>
    expect(anInvitation().state.lapseAt).toEqual(anInvitation().state.closingDate));
  it.each<[string, Parameters<typeof anInvitationForm>[0], string]>([
    [
      'at the closing date that moves ahead',
      { closingDate: '2027-05-19T10:00:00Z' },
      '2027-05-19T10:00:00.000Z',
    ],
    ['at once when it moves back', { closingDate: '2027-05-17T10:00:00Z' }, '2027-05-17T10:00:00.000Z'],
    ['at the start when only words change', { title: 'חינה' }, start.toISOString()],
    [
      'at the new start when only that moves',
      { date: '2027-05-20T18:00:00Z', closingDate: '2027-05-18T16:30:00Z' },
      '2027-05-20T18:00:00.000Z',
    ],
  ])('gives up on the silent %s', (_, form, expected) => {
    const invitation = anInvitation({ lapseAt: start });
    expect(invitation.change(anInvitationForm(form), afterClosing)).toMatchObject({ ok: true });
    expect(invitation.state.lapseAt?.toISOString()).toBe(expected);
  });
  it('refuses another date once billed, but not other words', () => {
    const invitation = anInvitation({ billedAt: now });
    expect(invitation.change(anInvitationForm({ date: '2027-06-10T16:30:00Z' }), now)).toMatchObject({
      code: 'invitation.already_billed',
    });
    expect(invitation.change(anInvitationForm({ title: 'תודה' }), now)).toMatchObject({ ok: true });
  });
  it('refuses another date once the event has begun, but not other words', () => {
    const invitation = anInvitation();
    const { date } = invitation.state;
    expect(invitation.change(anInvitationForm({ date: '2027-06-10T16:30:00Z' }), date)).toMatchObject({
      code: 'invitation.already_held',
    });
    expect(invitation.state.date).toEqual(date);
  });
  it.each([
    ['2029-03-31T22:00:00Z', 'invitation.date_too_far'],
    ['2027-03-31T16:30:00Z', 'invitation.date_passed'],
  ])('refuses to move to %s', (date, code) =>
    expect(anInvitation().change(anInvitationForm({ date }), new Date('2027-03-31T20:30:00Z'))).toMatchObject(
      {
        code,
        fields: { date: code },
      },
    ),
  );
  it('may lie 24 months ahead to the day, also from a leap day', () => {
    const leapDay = new Date('2028-02-29T10:00:00Z');
    expect(isTooFarAhead(new Date('2030-02-28T20:00:00Z'), leapDay)).toBe(false);
    expect(isTooFarAhead(new Date('2030-03-01T10:00:00Z'), leapDay)).toBe(true);
  });
  it('keeps a date that was too far when it was made', () =>
    expect(
      anInvitation({ date: new Date('2031-05-20T16:30:00Z') }).change(
        anInvitationForm({ date: '2031-05-20T16:30:00Z' }),
        now,
      ),
    ).toMatchObject({ ok: true }));
  it('may still change words after the event', () =>
    expect(
      anInvitation().change(anInvitationForm({ title: 'היה יפה' }), new Date('2027-05-22T10:00:00Z')),
    ).toMatchObject({ ok: true }));
});

describe('the occasion', () => {
  const mismatch = refuse('invitation.occasion_mismatch', {
    fields: { occasion: 'invitation.occasion_mismatch' },
  });
  const aBarMitzva = () => anInvitation({}, { eventType: 'toast', occasion: 'bar-mitzva' });

  it('is the event type when none is given', () => {
    for (const eventType of EventType.options)
      expect(occasionOf(anInvitation({}, { eventType }).state)).toBe(eventType);
  });
  it('has the event type of the form, in a new event and in a changed one', () => {
    for (const occasion of InvitationOccasion.options)
      for (const eventType of EventType.options) {
        const form = anInvitationForm({ eventType, occasion, title: 'שם אחר' });
        const fits = eventTypeOf(occasion) === eventType;
        const opened = Invitation.open(form, 'host', now);
        expect(opened.ok ? occasionOf(opened.value.state) : opened).toEqual(fits ? occasion : mismatch);
        const changed = aBarMitzva();
        const before = { ...changed.state };
        expect(changed.change(form, now).ok).toBe(fits);
        expect(fits ? occasionOf(changed.state) : changed.state).toEqual(fits ? occasion : before);
      }
  });
  it('stays through a change that does not name it, as long as it fits', () => {
    const invitation = aBarMitzva();
    invitation.change(anInvitationForm({ eventType: 'toast', title: 'שם אחר' }), now);
    expect(occasionOf(invitation.state)).toBe('bar-mitzva');
    invitation.change(anInvitationForm({ eventType: 'henna' }), now);
    expect(occasionOf(invitation.state)).toBe('henna');
    invitation.change(anInvitationForm({ eventType: 'toast' }), now);
    expect(occasionOf(invitation.state)).toBe('toast');
  });
});

describe('answers', () => {
  const start = new Date('2027-05-20T16:30:00Z');
  it('are taken until the start', () => {
    expect(anInvitation().takesAnswersAt(new Date(start.getTime() - 1))).toBe(true);
    expect(anInvitation().takesAnswersAt(start)).toBe(false);
  });
  it('are not taken once the host closes or deletes', () => {
    expect(anInvitation({ isRegistrationOpen: false }).takesAnswersAt(now)).toBe(false);
    const deleted = anInvitation();
    deleted.remove(now);
    expect(deleted.takesAnswersAt(now)).toBe(false);
  });
});

describe('the bill', () => {
  const evening = atWallTime('2027-05-20', '19:30');
  it('is due at ten the day after the event', () =>
    expect(billingMoment(evening, null)).toEqual(atWallTime('2027-05-21', '10:00')));
  it('is due the day after a deletion that comes first', () =>
    expect(billingMoment(evening, atWallTime('2027-04-03', '23:30'))).toEqual(
      atWallTime('2027-04-04', '10:00'),
    ));
  it('does not wait for a deletion that comes later', () =>
    expect(billingMoment(evening, atWallTime('2027-06-01', '10:00'))).toEqual(
      atWallTime('2027-05-21', '10:00'),
    ));
  it('keeps to the wall clock over the autumn night', () =>
    expect(billingMoment(atWallTime('2027-10-30', '22:00'), null)).toEqual(
      atWallTime('2027-10-31', '10:00'),
    ));
  it('stays where it was when a billed event is deleted', () => {
    const billed = anInvitation({ billedAt: now });
    const { billingAt } = billed.state;
    billed.remove(now);
    expect(billed.state.billingAt).toEqual(billingAt);
  });
});

it('forgets guests a year later, also on a leap day', () =>
  expect(erasureMoment(atWallTime('2028-02-29', '19:30'))).toEqual(atWallTime('2029-03-01', '19:30')));
