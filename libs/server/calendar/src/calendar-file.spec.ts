import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { type CalendarEntry, calendarFile, calendarOf } from './calendar-file';

const entry: CalendarEntry = {
  id: '0190a0a0-0000-7000-8000-00000000e001',
  title: 'החתונה של נועה ואיתי; סוף סוף, חוגגים',
  description: 'נועה ואיתי\nhttps://waze.com/ul?ll=31.96%2C34.8',
  starts: new Date('2027-05-20T16:30:00.000Z'),
  location: {
    address: 'גן האירועים השקמה, שדרות ירושלים 120, ראשון לציון, ישראל',
    geocode: { lat: 31.96, lng: 34.8 },
  },
  link: 'https://app.smachot.example/rsvp/x',
  sequence: 0,
};
const fileOf = (more: Partial<CalendarEntry> = {}) =>
  calendarFile({ ...entry, ...more }, new Date('2027-04-01T09:00:00Z'));
const unfolded = (file: string) => file.replaceAll('\r\n ', '');

describe('the calendar file', () => {
  it('has lines of at most 75 octets, ended as the standard wants', () => {
    expect(fileOf().endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of fileOf().split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
  it('says what, when and where', () => {
    const text = unfolded(fileOf());
    expect(text).toContain('DTSTART:20270520T163000Z\r\nDURATION:PT5H');
    expect(text).toContain('SUMMARY:החתונה של נועה ואיתי\\; סוף סוף\\, חוגגים');
    expect(text).toContain('GEO:31.96;34.8');
  });
  it('says when it ends where that is known, and no place where there is none', () => {
    const text = unfolded(fileOf({ ends: new Date('2027-05-20T20:00:00.000Z'), location: undefined }));
    expect(text).toContain('DTEND:20270520T200000Z');
    expect(text).not.toMatch(/DURATION|LOCATION|GEO/);
  });
  it('lets no words of a person begin a line of their own', () => {
    for (const end of ['\n', '\r\n', '\r'])
      expect(unfolded(fileOf({ title: `a${end}STATUS:CANCELLED` }))).toContain(
        'SUMMARY:a\\nSTATUS:CANCELLED',
      );
  });
  it('tells a newer entry from an older one, and one that is over', () => {
    expect(fileOf()).toContain('METHOD:PUBLISH\r\n');
    const [calledOff, wanted] = [
      fileOf({ sequence: 3, standing: 'CANCELLED' }),
      'SEQUENCE:3\r\nSTATUS:CANCELLED\r\n',
    ];
    expect(calledOff).toContain(wanted);
    expect(calledOff).toContain('METHOD:CANCEL\r\n');
  });
  it('keeps a feed published when one of its events is called off', () => {
    const feed = calendarOf('x', [{ ...entry, standing: 'CANCELLED' }], new Date('2027-04-01T09:00:00Z'));
    expect(feed).toContain('METHOD:PUBLISH\r\n');
    expect(feed).toContain('STATUS:CANCELLED\r\n');
  });
  it('holds many under one name', () => {
    const text = calendarOf('הזמנות; שלנו', [entry, { ...entry, id: 'x' }], new Date('2027-04-01T09:00:00Z'));
    expect(text).toContain('X-WR-CALNAME:הזמנות\\; שלנו\r\n');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text.match(/BEGIN:VCALENDAR/g)).toHaveLength(1);
  });

  it('is read back by a calendar as it was written, whatever people typed', () => {
    const typed = fc.string({
      unit: fc.constantFrom(...'אבגשת a,;:\\"\r\n\t', 'NAME', 'END:VEVENT', 'ּ', '\u200f', '😀', '👨‍👩‍👧'),
      maxLength: 120,
    });
    const asRead = (text: string) => text.replace(/\r\n|[\r\n]/g, '\n');
    fc.assert(
      fc.property(typed, typed, typed, typed, (name, title, description, address) => {
        const [now, location] = [new Date('2027-04-01T09:00:00Z'), { address }];
        const parsed = new ICAL.Component(
          ICAL.parse(calendarOf(name, [{ ...entry, title, description, location }], now)) as unknown[],
        );
        const [event, ...others] = parsed.getAllSubcomponents('vevent');
        expect(others).toEqual([]);
        expect(parsed.getAllProperties()).toHaveLength(7);
        expect(
          ['summary', 'description', 'location'].map((field) => event!.getFirstPropertyValue(field)),
        ).toEqual([title, description, address].map(asRead));
        expect(String(event!.getFirstPropertyValue('dtstart'))).toBe('2027-05-20T16:30:00Z');
        expect(event!.getAllProperties()).toHaveLength(9);
      }),
    );
  });
});
