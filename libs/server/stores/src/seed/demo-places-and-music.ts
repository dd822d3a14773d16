import type { DemoStore } from './demo-store';
import { always, dish, evenings, menu, simple, usual } from './demo-words';

export const placesAndMusic: DemoStore[] = [
  {
    number: 6,
    owner: 'admin',
    username: 'gan-haela',
    businessName: 'גן האלה',
    categories: ['venue', 'catering'],
    city: 'שדה ורבורג',
    address: 'דרך הפרדסים 4, שדה ורבורג',
    at: [32.2056, 34.9094],
    notice: 168,
    capacity: 1,
    description: 'גן אירועים בין פרדסים: דשא, אולם זכוכית לחורף וחניה ל־200 מכוניות. כשר בשרי.',
    about: 'אירוע אחד ביום, תמיד. חופה תחת אלה בת שמונים שנה, וחדר שקט לתינוקות ולסבתות.',
    rules: evenings,
    units: [
      menu(
        {
          name: 'חתונה בגן',
          summary: 'הגן, אוכל, בר ועיצוב בסיסי במחיר אחד',
          description: 'שמונה שעות במקום, קבלת פנים, ארוחה מלאה, בר בסיסי, מפות ומרכזי שולחן.',
          tags: ['חתונה', 'הכול כלול', 'נגיש'],
          durationHours: 8,
        },
        { basePrice: 9_000, perHead: 265, from: 120, to: 450 },
        [
          {
            name: 'תמיד כלול',
            type: 'small-section-item',
            dishes: [always('חניה ומאבטחים'), always('חדר התארגנות'), always('גנרטור גיבוי')],
          },
          {
            name: 'קבלת פנים',
            minSelection: 3,
            maxSelection: 5,
            dishes: [
              usual('סושי צמחוני'),
              usual('מיני המבורגר'),
              usual('טאקו דג'),
              dish('עמדת פסטה', { pricePerParticipant: 7, description: 'ברוטב עגבניות או פטריות, פרווה' }),
              dish('פינת ג׳חנון', { pricePerParticipant: 5 }),
            ],
          },
          {
            name: 'חופה',
            minSelection: 1,
            maxSelection: 1,
            dishes: [usual('חופה תחת האלה'), dish('חופה על המים', { additionalPrice: 2_400 })],
          },
          {
            name: 'אל תוך הלילה',
            dishes: [
              dish('שעתיים נוספות', { additionalPrice: 6_500 }),
              dish('ארוחת חצות', { pricePerParticipant: 19, description: 'נקניקיות בלחמנייה וצ׳יפס' }),
            ],
          },
        ],
      ),
      simple(
        {
          name: 'השכרת הגן ליום חול',
          summary: 'המקום בלבד, עד חצות',
          description: 'ימים ראשון עד רביעי. שולחנות, כיסאות, תאורה והגברה כלולים.',
          durationHours: 8,
        },
        { type: 'no_participants', price: 24_000 },
      ),
    ],
  },
  {
    number: 7,
    owner: 'stage',
    username: 'loft-24',
    businessName: 'לופט 24',
    categories: ['venue'],
    city: 'תל אביב-יפו',
    address: 'רחוב שוקן 24, תל אביב-יפו',
    at: [32.0521, 34.7702],
    notice: 48,
    capacity: 2,
    paymentTerms: { depositPercent: 30, restDaysBefore: 14, cardPayments: 6 },
    description: 'לופט תעשייתי עם גג פתוח לשקיעה. להרמות כוסית, ימי הולדת וחתונות קטנות.',
    about: 'היה בית דפוס, ונשארו החלונות הגבוהים ורצפת הבטון. מגיעים יום קודם לסיור, ומקבלים מפתח.',
    units: [
      simple(
        {
          name: 'הלופט לערב',
          summary: 'עד 120 אורחים, שש שעות',
          description: 'חלל, גג, מטבח מאובזר, הגברה ומקרן.',
          tags: ['גג', 'תל אביב'],
          durationHours: 6,
        },
        { type: 'fixed', participants: 120, price: 8_900 },
      ),
      simple(
        {
          name: 'הרמת כוסית',
          summary: 'שלוש שעות עם כיבוד קל ויין',
          description: 'לצוותים ולמשפחות: כריכונים, גבינות, יין, בירה ומלצר.',
          tags: ['הרמת כוסית', 'חברות'],
          durationHours: 3,
        },
        { type: 'range', participants: { min: 25, max: 90 }, basePrice: 1_900, pricePerParticipant: 78 },
      ),
    ],
  },
  {
    number: 8,
    owner: 'stage',
    username: 'dj-roi',
    businessName: 'די־ג׳יי רועי לוי',
    categories: ['music'],
    city: 'רמת גן',
    address: 'רחוב ביאליק 88, רמת גן',
    at: [32.0823, 34.8141],
    delivery: [40, 250, 3, 80],
    notice: 24,
    capacity: 1,
    description: 'תקליטן לחתונות שלא מפסיקות לרקוד. מזרחית, היפ הופ, שנות ה־80 ומה שהדודה ביקשה.',
    about: 'פגישה לפני, רשימת שירים משותפת, והגברה עד 500 איש.',
    units: [
      simple(
        {
          name: 'ערב שלם',
          summary: 'תקליטן, הגברה ותאורה',
          description: 'קבלת פנים, חופה ורחבה. כולל מיקרופונים ומסך לד.',
          tags: ['חתונה', 'הגברה'],
          durationHours: 7,
        },
        { type: 'no_participants', price: 6_800 },
      ),
      simple(
        {
          name: 'מסיבה קטנה',
          summary: 'שלוש שעות, עד 80 איש',
          description: 'רמקולים, תקליטן ותאורת צבע.',
          durationHours: 3,
        },
        { type: 'fixed', participants: 80, price: 2_400 },
      ),
    ],
  },
  {
    number: 9,
    owner: 'stage',
    username: 'lahakat-knafayim',
    businessName: 'להקת כנפיים',
    categories: ['music'],
    city: 'ירושלים',
    address: 'רחוב אגריפס 55, ירושלים',
    at: [31.7841, 35.2113],
    delivery: [30, 200, 5, 150],
    notice: 120,
    capacity: 1,
    description: 'שבעה נגנים וזמרת: פיוטים לחינה, ג׳ז לקבלת פנים, רוק לרחבה.',
    about: 'כל אירוע מתחיל בשיחה, ולכן כל הצעה נכתבת במיוחד.',
    units: [
      simple(
        {
          name: 'הופעה לאירוע',
          summary: 'הרכב לפי האירוע, הצעה אישית',
          description: 'ספרו לנו על האירוע, ונחזור עם הרכב, רשימת שירים ומחיר.',
          tags: ['להקה', 'חינה'],
          startingFromPrice: 9_500,
          durationHours: 5,
        },
        { type: 'personalized' },
      ),
      simple(
        {
          name: 'טריו לקבלת פנים',
          summary: 'כינור, גיטרה וקונטרבס, שעתיים',
          description: 'ג׳ז ומוזיקה ישראלית שקטה.',
          durationHours: 2,
        },
        { type: 'no_participants', price: 3_600 },
      ),
    ],
  },
];
