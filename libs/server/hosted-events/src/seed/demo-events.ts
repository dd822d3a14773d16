import type { HostedEventType, Location, PublicEventCategory } from '@smachot/contracts';
import { addDays, atWallTime, wallTime } from '@smachot/kernel';

type Registered = { status: 'pending' | 'approved' | 'canceled'; participants: number; count: number };
export type DemoEvent = {
  id: string;
  slug: string;
  type: HostedEventType;
  category: PublicEventCategory;
  title: string;
  description: string;
  start: Date;
  end: Date;
  location: string;
  address: string;
  geocode: Location['geocode'];
  /** Anonymous registrations: how many registered alone, in twos, in threes. */
  registered: Registered[];
};

export const MONDAY = 1;
const TUESDAY = 2;
export const THURSDAY = 4;

/** The first day with this weekday that is at least `days` ahead: nobody celebrates the demo's events on Shabbat. */
export const dayAhead = (now: Date, days: number, weekday: number): string => {
  let day = addDays(wallTime(now).day, days);
  while (wallTime(atWallTime(day, '12:00')).weekday !== weekday) day = addDays(day, 1);
  return day;
};

const workshop = (now: Date): DemoEvent => {
  const day = dayAhead(now, 35, MONDAY);
  return {
    id: '0190a0a0-0000-7000-8000-00000000e101',
    slug: 'flowers-for-the-table',
    type: 'workshop',
    category: 'workshop',
    title: 'סדנת פרחים לשולחן האירוח',
    description:
      'ערב מעשי אחד שבו בונים שלושה סידורים לשולחן מפרחי העונה: זר מרכזי, כלי נמוך וסידור קטן לכניסה. הפרחים, הכלים והקפה עלינו, ואת הסידורים לוקחים הביתה. מתאים גם למי שלא החזיקו מעולם מספרי גינון.',
    start: atWallTime(day, '18:30'),
    end: atWallTime(day, '21:00'),
    location: 'סטודיו כלנית',
    address: 'נמל יפו, תל אביב-יפו',
    geocode: { lat: 32.0523, lng: 34.7503 },
    registered: [
      { status: 'approved', participants: 1, count: 11 },
      { status: 'approved', participants: 2, count: 4 },
      { status: 'pending', participants: 1, count: 2 },
      { status: 'canceled', participants: 1, count: 1 },
    ],
  };
};

/** Most of a year away, so that it is still to come on a clock that was moved. */
const conference = (now: Date): DemoEvent => {
  const day = dayAhead(now, 320, TUESDAY);
  return {
    id: '0190a0a0-0000-7000-8000-00000000e102',
    slug: 'celebrations-conference',
    type: 'conference',
    category: 'conference',
    title: 'הכנס השנתי לתכנון שמחות',
    description:
      'יום אחד למי שמתכננים חתונות, בריתות, בר ובת מצווה ואירועי חברה. בבוקר הרצאות על תקציב, אישורי הגעה וסידורי הושבה, אחר הצהריים שולחנות עגולים עם ספקים, ובסוף היום מפגש היכרות. ארוחת צהריים כלולה.',
    start: atWallTime(day, '09:00'),
    end: atWallTime(day, '16:30'),
    location: 'מרכז הכנסים האלון',
    address: 'פארק המדע, רחובות',
    geocode: { lat: 31.9116, lng: 34.8076 },
    registered: [
      { status: 'approved', participants: 1, count: 74 },
      { status: 'approved', participants: 2, count: 21 },
      { status: 'approved', participants: 3, count: 6 },
      { status: 'pending', participants: 1, count: 9 },
      { status: 'canceled', participants: 2, count: 3 },
    ],
  };
};

/** The two sample events of the specification's discover page. */
export const demoEvents = (now: Date): DemoEvent[] => [workshop(now), conference(now)];
