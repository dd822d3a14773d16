import type { DemoStore } from './demo-store';
import { dish, menu, simple, usual } from './demo-words';

export const services: DemoStore[] = [
  {
    number: 10,
    owner: 'lens',
    username: 'shtei-adashot',
    businessName: 'שתי עדשות: צילום אירועים',
    categories: ['photography'],
    city: 'מודיעין-מכבים-רעות',
    address: 'רחוב עמק דותן 12, מודיעין',
    at: [31.8993, 35.0077],
    delivery: [50, 200, 2.5, 50],
    notice: 48,
    capacity: 2,
    description: 'צלמת וצלם, תמונות למחרת בבוקר וסרט של חמש דקות.',
    about: 'לא מביימים. עומדים בצד, מכירים את השמות של כולם, ומוסרים 400 תמונות ערוכות תוך שבוע.',
    units: [
      simple(
        {
          name: 'צילום חתונה מלא',
          summary: 'שני צלמים, סטילס ווידאו, מהכנות עד הרחבה',
          description: 'עשר שעות, אלבום דיגיטלי, 20 תמונות למחרת וסרט קצר.',
          tags: ['חתונה', 'וידאו'],
          durationHours: 10,
        },
        { type: 'no_participants', price: 8_200 },
      ),
      menu(
        {
          name: 'צילום אירוע קטן',
          summary: 'צלמת אחת לשלוש שעות, עם תוספות לבחירה',
          description: 'ברית, חינה או הרמת כוסית עד 150 אורחים.',
          durationHours: 3,
        },
        { basePrice: 1_650, perHead: 0, from: 1, to: 150 },
        [
          {
            name: 'תוספות',
            dishes: [
              dish('סרטון של שתי דקות', { additionalPrice: 900 }),
              dish('עמדת מגנטים', { additionalPrice: 400, pricePerParticipant: 6 }),
              dish('אלבום מודפס', {
                additionalPrice: 520,
                isMultipleSelection: true,
                isMultipleSelectionLimited: true,
                minSelection: 1,
                maxSelection: 5,
              }),
            ],
          },
        ],
      ),
    ],
  },
  {
    number: 11,
    owner: 'lens',
    username: 'pirchei-hagalil',
    businessName: 'פרחי הגליל',
    categories: ['flowers'],
    city: 'כרמיאל',
    address: 'רחוב החרושת 9, כרמיאל',
    at: [32.9131, 35.2946],
    delivery: [20, 130, 3.5, 90],
    notice: 72,
    capacity: 2,
    description: 'פרחי שדה וענפי זית מהחממה שלנו, שזורים בבוקר האירוע.',
    about: 'אחרי האירוע הפרחים ממשיכים לבתי אבות בסביבה, אם תרצו.',
    units: [
      menu(
        {
          name: 'עיצוב חופה ושולחנות',
          summary: 'זר כלה, חופה ומרכזי שולחן',
          description: 'מרכז שולחן לכל עשרה אורחים, זר כלה ופרח דש לחתן, הקמה ופירוק.',
          tags: ['חתונה', 'חופה'],
          durationHours: 8,
        },
        { basePrice: 2_400, perHead: 14, from: 40, to: 500 },
        [
          {
            name: 'סגנון',
            minSelection: 1,
            maxSelection: 1,
            dishes: [
              usual('פרחי שדה'),
              dish('לבן וירוק'),
              dish('ורדים ואדמוניות', { pricePerParticipant: 9 }),
            ],
          },
          {
            name: 'תוספות לעיצוב',
            dishes: [
              dish('שביל לחופה', { additionalPrice: 950 }),
              dish('קשת כניסה', { additionalPrice: 1_200 }),
            ],
          },
        ],
      ),
      simple(
        {
          name: 'מרכזי שולחן בלבד',
          summary: 'עד 15 שולחנות',
          description: 'אגרטל, פרחים ונרות לכל שולחן.',
          durationHours: 6,
        },
        { type: 'fixed', participants: 150, price: 1_750 },
      ),
    ],
  },
  {
    number: 12,
    owner: 'wheels',
    username: 'hasaot-hadarom',
    businessName: 'הסעות הדרום',
    categories: ['transport'],
    city: 'באר שבע',
    address: 'דרך חברון 60, באר שבע',
    at: [31.2435, 34.8012],
    delivery: [60, 300, 4, 0],
    notice: 24,
    capacity: 8,
    description: 'אוטובוסים ומיניבוסים לאורחים, הלוך וחזור, עם שתי שעות חזרה לבחירה.',
    about: 'המסלול נשלח לכל הנוסעים, הנהגים ממתינים, ורכב נגיש מגיע בתיאום מראש.',
    units: [
      simple(
        {
          name: 'אוטובוס 50 מקומות',
          summary: 'איסוף משתי נקודות וחזרה בחצות',
          description: 'עד 50 נוסעים, נהג ממתין, מים על המושב.',
          tags: ['אוטובוס', 'נגיש'],
          durationHours: 8,
        },
        { type: 'fixed', participants: 50, price: 2_350 },
      ),
      simple(
        {
          name: 'צי שלם',
          summary: 'כמה אוטובוסים, לפי מספר הנוסעים',
          description: 'מ־51 עד 400 נוסעים, סדרן במקום.',
          durationHours: 8,
        },
        { type: 'range', participants: { min: 51, max: 400 }, basePrice: 900, pricePerParticipant: 38 },
      ),
    ],
  },
];
