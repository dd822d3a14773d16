import { dish, menu, simple, usual } from './demo-words';
import type { DemoStore } from './demo-store';

export const sweetsAndBars: DemoStore[] = [
  {
    number: 3,
    owner: 'sweet',
    username: 'mika-cakes',
    businessName: 'העוגות של מיקה',
    categories: ['desserts'],
    city: 'כפר סבא',
    address: 'רחוב ויצמן 62, כפר סבא',
    at: [32.1761, 34.9043],
    delivery: [15, 60, 4, 60],
    notice: 96,
    capacity: 3,
    description: 'עוגות קומות, מגדלי מקרונים ושולחנות מתוקים. גם ללא גלוטן.',
    about: 'קונדיטורית אחת, תנור אחד, ואף פעם לא יותר משלושה אירועים ביום.',
    units: [
      menu(
        {
          name: 'שולחן מתוקים',
          summary: 'מבחר קינוחים אישיים, מעוצב בצבעי האירוע',
          description: 'שש יחידות לאורח, כולל הקמה, כלים וקישוט.',
          tags: ['חלבי', 'פרווה'],
          durationHours: 4,
        },
        { basePrice: 600, perHead: 34, from: 30, to: 350 },
        [
          {
            name: 'קינוחים',
            minSelection: 4,
            maxSelection: 7,
            type: 'selectible-item-chips',
            dishes: [
              usual('מקרונים'),
              usual('טארט לימון'),
              usual('כדורי שוקולד'),
              usual('פבלובה אישית'),
              dish('בייגלה קרמל'),
              dish('כוסות טירמיסו', { pricePerParticipant: 3 }),
              dish('קינוח ללא גלוטן', { pricePerParticipant: 2.5 }),
            ],
          },
          {
            name: 'עוגת האירוע',
            maxSelection: 1,
            dishes: [
              dish('שתי קומות', { additionalPrice: 780 }),
              dish('שלוש קומות', { additionalPrice: 1_350 }),
            ],
          },
        ],
      ),
      simple(
        {
          name: 'עוגת קומות',
          summary: 'שלוש קומות, מילוי לבחירה, עד 60 פרוסות',
          description: 'ציפוי קרם חמאה או בצק סוכר, פרחים טריים. משלוח והעמדה במקום.',
          tags: ['חתונה'],
          durationHours: 1,
        },
        { type: 'fixed', participants: 60, price: 1_480 },
      ),
    ],
  },
  {
    number: 4,
    owner: 'sweet',
    username: 'glida-baderech',
    businessName: 'גלידה בדרך',
    categories: ['desserts'],
    city: 'חיפה',
    address: 'שדרות הנשיא 124, חיפה',
    at: [32.8059, 34.9867],
    delivery: [25, 90, 4.5, 70],
    notice: 24,
    capacity: 2,
    description: 'עגלת גלידה איטלקית עם שמונה טעמים, מגיעה לכל מקום בצפון.',
    about: 'הגלידה נעשית בחיפה בכל בוקר, מחלב של רפת אחת בעמק. העגלה פועלת על סוללה, בלי רעש.',
    units: [
      simple(
        {
          name: 'עגלת גלידה',
          summary: 'שעתיים, כדורים ללא הגבלה',
          description: 'שישה טעמים, שניים מהם סורבה טבעוני, גביעים וקישוטים.',
          tags: ['קיץ', 'טבעוני'],
          durationHours: 2,
        },
        { type: 'range', participants: { min: 40, max: 300 }, basePrice: 700, pricePerParticipant: 16.5 },
      ),
    ],
  },
  {
    number: 5,
    owner: 'smoke',
    username: 'bar-kobi',
    businessName: 'הבר הנייד של קובי',
    categories: ['bar'],
    city: 'הרצליה',
    address: 'רחוב סוקולוב 40, הרצליה',
    at: [32.1656, 34.8436],
    delivery: [30, 150, 4, 100],
    notice: 48,
    capacity: 3,
    description: 'בר עץ מואר, ברמנים וקוקטיילים על שם החתן והכלה.',
    about: 'כל האלכוהול, הקרח, הכוסות והברמנים. על מה שלא נפתח לא משלמים.',
    units: [
      menu(
        {
          name: 'בר קוקטיילים',
          summary: 'חמש שעות בר פתוח עם שני ברמנים',
          description: 'ארבעה קוקטיילים לבחירה, בירה, יין ומשקאות קלים.',
          tags: ['בר פתוח', 'קוקטיילים'],
          durationHours: 6,
        },
        { basePrice: 2_200, perHead: 58, from: 50, to: 500 },
        [
          {
            name: 'קוקטיילים',
            minSelection: 3,
            maxSelection: 4,
            type: 'selectible-item-chips',
            dishes: [
              usual('ג׳ין באזיל'),
              usual('מוחיטו'),
              usual('ערק אשכוליות'),
              dish('אספרסו מרטיני', { pricePerParticipant: 4 }),
              dish('ספריץ פסיפלורה', { pricePerParticipant: 3 }),
              dish('קוקטייל ללא אלכוהול'),
            ],
          },
          {
            name: 'שדרוגים',
            dishes: [
              dish('וויסקי סינגל מאלט', { pricePerParticipant: 14 }),
              dish('ברמן נוסף', {
                additionalPrice: 650,
                isMultipleSelection: true,
                isMultipleSelectionLimited: true,
                minSelection: 1,
                maxSelection: 4,
              }),
            ],
          },
        ],
      ),
      simple(
        {
          name: 'ברמן לערב אחד',
          summary: 'ברמן וציוד, האלכוהול שלכם',
          description: 'חמש שעות, עד 100 אורחים.',
          durationHours: 5,
        },
        { type: 'fixed', participants: 100, price: 1_350 },
      ),
    ],
  },
];
