import { eventTypeOf, InvitationOccasion } from '@smachot/contracts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@smachot/kernel';
import fc from 'fast-check';
import { anInvitation } from '../../testing/a-guest';
import { invitationResolver } from './invitation-resolver';
import { closingShown, emptyInvitation, valuesOf, wireOf, type InvitationValues } from './invitation-values';

const now = () => new Date('2026-11-21T10:00:00Z');
const filled = (overrides: Partial<InvitationValues> = {}): InvitationValues => ({
  ...emptyInvitation('he'),
  title: 'החתונה של נועה ואיתי',
  hostName: 'נועה ואיתי',
  day: '2026-12-17',
  time: '19:30',
  address: 'גן האלה, שדה ורבורג',
  ...overrides,
});
const validate = async (values: InvitationValues, before = null as ReturnType<typeof anInvitation> | null) =>
  invitationResolver({ before, now })(values, undefined, { fields: {}, shouldUseNativeValidation: false });
const codes = async (values: InvitationValues, before = null as ReturnType<typeof anInvitation> | null) =>
  Object.fromEntries(
    Object.entries((await validate(values, before)).errors).map(([field, error]) => [field, error?.message]),
  );

describe('the invitation form', () => {
  it('turns the wall clock of Israel into an instant, winter and summer', async () => {
    expect((await validate(filled())).values).toMatchObject({ date: '2026-12-17T17:30:00.000Z' });
    expect((await validate(filled({ day: '2027-07-01' }))).values).toMatchObject({
      date: '2027-07-01T16:30:00.000Z',
    });
  });

  it('says what is missing, below the field where it is missing', async () => {
    expect(await codes(emptyInvitation('he'))).toEqual({
      title: 'field.required',
      hostName: 'field.required',
      day: 'field.required',
      address: 'field.required',
    });
    expect(await codes(filled({ time: '' }))).toEqual({ time: 'field.required', day: expect.any(String) });
  });

  it('refuses a date that has passed, but leaves one that was there already alone', async () => {
    const past = filled({ day: '2026-11-20' });
    expect(await codes(past)).toEqual({ day: 'invitation.date_passed' });
    const before = anInvitation({ date: '2026-11-20T17:30:00.000Z' });
    expect(await codes(past, before)).toEqual({});
  });

  it('refuses a closing date after the start', async () => {
    expect(await codes(filled({ closing: 'own', closingDay: '2026-12-18' }))).toEqual({
      closingDay: 'invitation.closing_after_start',
    });
    expect(await codes(filled({ closing: 'own', closingDay: '' }))).toMatchObject({
      closingDay: 'field.required',
    });
    expect((await validate(filled({ closing: 'own', closingDay: '2026-12-10' }))).values).toMatchObject({
      closingDate: '2026-12-10T18:00:00.000Z',
    });
  });

  it('leaves the usual closing date to the server and shows when it is', async () => {
    expect((await validate(filled())).values).toMatchObject({ closingDate: null });
    expect(closingShown(filled())).toBe('2026-12-15T17:30:00.000Z');
  });

  it('shows a stored invitation and sends the same back', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        fc.boolean(),
        (moment, usual) => {
          const date = new Date(Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS);
          const closingDate = new Date(date.getTime() - (usual ? 2 : 5) * DAY_MS).toISOString();
          const stored = anInvitation({ date: date.toISOString(), closingDate });
          const values = valuesOf(stored);
          const wire = wireOf(values);
          // one hour of the autumn night is on the clock twice; the form can only mean one of the two
          expect(Math.abs(Date.parse(wire.date!) - date.getTime())).toBeLessThanOrEqual(HOUR_MS);
          expect(values.closing).toBe(usual ? 'usual' : 'own');
        },
      ),
    );
  });

  it('keeps the coordinates of a place only while its words stay', () => {
    const stored = anInvitation({ location: { address: 'גן האלה', geocode: { lat: 32.2, lng: 34.9 } } });
    expect(wireOf(valuesOf(stored)).location).toEqual(stored.location);
    expect(wireOf({ ...valuesOf(stored), address: 'אולם אחר' }).location).toEqual({
      address: 'אולם אחר',
    });
  });

  it('sends each occasion with its event type, and shows it again', async () => {
    for (const occasion of InvitationOccasion.options) {
      const eventType = eventTypeOf(occasion);
      expect((await validate(filled({ occasion }))).values).toMatchObject({ occasion, eventType });
      expect(valuesOf(anInvitation({ occasion, eventType })).occasion).toBe(occasion);
    }
  });

  it('sends each reminder once, the earliest first', () => {
    expect(wireOf(filled({ reminders: [2, 14, 2, 7] })).reminderRounds).toEqual([
      { daysBeforeClosing: 14 },
      { daysBeforeClosing: 7 },
      { daysBeforeClosing: 2 },
    ]);
  });
});
