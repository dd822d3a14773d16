import type { GuestPage } from '@smachot/contracts';
import { calendarFile } from './calendar-file';
import { cursorId } from './cursor';
import { guestFilter } from './guest-filter';
import { wazeLink } from './waze-link';

describe('the way there', () => {
  it('goes by coordinates', () =>
    expect(wazeLink({ address: 'תל אביב', geocode: { lat: 32.0775, lng: 34.7743 } })).toBe(
      'https://waze.com/ul?ll=32.0775%2C34.7743&zoom=17&navigate=yes&utm_source=smachot',
    ));
  it('goes by a search when the place is not known', () =>
    expect(wazeLink({ address: 'דיזנגוף 50 & more' })).toBe(
      `https://waze.com/ul?q=${encodeURIComponent('דיזנגוף 50 & more')}&navigate=yes&utm_source=smachot`,
    ));
});

describe('the calendar file', () => {
  const page = {
    eventId: '0190a0a0-0000-7000-8000-00000000e001',
    title: 'החתונה של נועה ואיתי; סוף סוף, חוגגים',
    hostName: 'נועה ואיתי',
    date: '2027-05-20T16:30:00.000Z',
    location: {
      address: 'גן האירועים השקמה, שדרות ירושלים 120, ראשון לציון, ישראל',
      geocode: { lat: 31.96, lng: 34.8 },
    },
    wazeLink: 'https://waze.com/ul?ll=31.96%2C34.8',
  } as GuestPage;
  const file = calendarFile(page, 'https://app.smachot.example/rsvp/x', new Date('2027-04-01T09:00:00Z'));
  it('has lines of at most 75 octets, ended as the standard wants', () => {
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
  it('says what, when and where', () => {
    const unfolded = file.replaceAll('\r\n ', '');
    expect(unfolded).toContain('DTSTART:20270520T163000Z');
    expect(unfolded).toContain('SUMMARY:החתונה של נועה ואיתי\\; סוף סוף\\, חוגגים');
    expect(unfolded).toContain('GEO:31.96;34.8');
  });
});

describe('the filter of a list', () => {
  const last = (search: string) => guestFilter('e', { cursor: undefined, search }).parameters.at(-1);
  it.each([
    ['כהן', '%כהנ%'],
    ['050-234', '%050234%'],
    ['+972 50-2345678', '%0502345678%'],
    ['502345678', '%0502345678%'],
    ['100%_\\', '%100\\%\\_\\\\%'],
  ])('looks for %s as %s', (search, term) => expect(last(search)).toBe(term));
  it('says each thing once', () => {
    const { condition, parameters } = guestFilter('e', {
      cursor: undefined,
      group: 'family',
      status: 'attending',
      table: '4',
      withoutTable: false,
    });
    expect(condition).toBe(
      'g.event_id = $1 and g.deleted_at is null and g.guest_group = $2 and g.status = any($3) and g.table_name = $4',
    );
    expect(parameters).toEqual(['e', 'family', ['confirmed'], '4']);
  });
  it('starts over for a cursor that is not ours', () => {
    expect(cursorId("'; drop table")).toBeNull();
    expect(cursorId(undefined)).toBeNull();
    expect(cursorId('0190a0a0-0000-7000-8000-00000000e001')).not.toBeNull();
  });
});
