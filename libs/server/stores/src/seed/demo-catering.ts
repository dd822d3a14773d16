import { always, dish, menu, simple, usual, weekdays } from './demo-words';
import type { DemoStore } from './demo-store';

export const catering: DemoStore[] = [
  {
    number: 1,
    owner: 'partner',
    username: 'savta-julie',
    businessName: 'המטבח של סבתא ג׳ולי',
    categories: ['catering'],
    city: 'תל אביב-יפו',
    address: 'רחוב העלייה 28, תל אביב-יפו',
    at: [32.0585, 34.7716],
    delivery: [12, 70, 6, 90],
    notice: 72,
    capacity: 2,
    slotsPerCustomer: 2,
    description: 'אוכל של שבת בכל יום: מפרום, קובה וסלטים טריים מאותו הבוקר. כשר בשרי.',
    about:
      'ג׳ולי התחילה לבשל לשכנים לפני שלושים שנה, והיום הנכדים מגיעים אליכם עם הכול: סירים, צלחות, מלצרים וניקיון. מבשלים ביום האירוע, בדיוק לפי מספר מאשרי ההגעה.',
    rules: weekdays,
    units: [
      menu(
        {
          name: 'תפריט חתונה בשרי',
          summary: 'שלוש מנות, שירות מלא, לחתונות ולחינות',
          description:
            'קבלת פנים, שולחן סלטים, עיקריות לבחירה וקינוח. המחיר כולל כלים, מלצרים (אחד ל־20 אורחים) ופינוי.',
          tags: ['כשר בשרי', 'מלצרים', 'חתונה'],
          durationHours: 7,
        },
        { basePrice: 3_500, perHead: 189, from: 50, to: 400 },
        [
          {
            name: 'על השולחן',
            type: 'small-section-item',
            dishes: [always('לחם שום ופוקצ׳ה'), always('זיתים וחמוצים', 'תוצרת בית')],
          },
          {
            name: 'סלטים',
            minSelection: 4,
            maxSelection: 8,
            type: 'selectible-item-chips',
            dishes: [
              usual('חומוס'),
              usual('מטבוחה'),
              usual('חציל בטחינה'),
              usual('סלט גזר מרוקאי'),
              dish('סלק וטחינה'),
              dish('כרוב אסייתי'),
              dish('טבולה', { pricePerParticipant: 3 }),
              dish('קרפצ׳יו סלק', { pricePerParticipant: 4.5 }),
            ],
          },
          {
            name: 'עיקריות',
            minSelection: 2,
            maxSelection: 4,
            dishes: [
              usual('מפרום', { description: 'תפוח אדמה ממולא בבשר ברוטב עגבניות' }),
              usual('פרגית על הגריל', { description: 'במרינדת סילאן' }),
              dish('קובה סלק', { pricePerParticipant: 9 }),
              dish('אסאדו בבישול ארוך', { pricePerParticipant: 24, description: '12 שעות בתנור' }),
              dish('קציצות דגים חריימה', { pricePerParticipant: 12 }),
              dish('ירקות ממולאים', { description: 'במילוי אורז ועשבי תיבול, טבעוני' }),
            ],
          },
          {
            name: 'תוספות',
            minSelection: 2,
            maxSelection: 3,
            dishes: [
              usual('אורז עם שקדים'),
              usual('תפוחי אדמה בתנור'),
              dish('קוסקוס ידני', { pricePerParticipant: 5 }),
              dish('ירקות שורש'),
            ],
          },
          {
            name: 'תוספות לאירוע',
            dishes: [
              dish('עמדת שווארמה', { additionalPrice: 1_800, description: 'כולל טבח' }),
              dish('בקבוקי יין', {
                additionalPrice: 65,
                isMultipleSelection: true,
                isMultipleSelectionLimited: true,
                minSelection: 5,
                maxSelection: 200,
              }),
            ],
          },
        ],
      ),
      simple(
        {
          name: 'מגשי אירוח לברית ולבת מצווה',
          summary: 'ארוחת בוקר עשירה במגשים, בלי מלצרים',
          description:
            'בורקסים במילוי תפוחי אדמה, פשטידות ירק, סלטים, דגים מעושנים ומתוקים. הכול פרווה, ומגיע ערוך במגשים יפים.',
          tags: ['פרווה', 'בוקר'],
          durationHours: 3,
        },
        { type: 'range', participants: { min: 20, max: 120 }, basePrice: 350, pricePerParticipant: 62 },
      ),
      simple(
        {
          name: 'ארוחה לפי סיפור המשפחה',
          summary: 'תפריט שנבנה איתכם מהמתכונים של הבית',
          description: 'יושבים עם ג׳ולי, מספרים מה סבתא שלכם הייתה מבשלת, ומקבלים הצעה.',
          tags: ['בהתאמה אישית'],
        },
        { type: 'personalized' },
      ),
    ],
  },
  {
    number: 2,
    owner: 'smoke',
    username: 'hameashna',
    businessName: 'המעשנה: בשרים על האש',
    categories: ['catering', 'bar'],
    city: 'ראשון לציון',
    address: 'רחוב לישנסקי 11, ראשון לציון',
    at: [31.9852, 34.7731],
    delivery: [20, 110, 5, 120],
    notice: 48,
    capacity: 1,
    description: 'מעשנה על גלגלים, בשר של 14 שעות ובר בירות מהחבית.',
    about: 'מגיעים עם המעשנה, מדליקים בבוקר ומגישים בערב. מתאים לחצר, לשדה ולגג.',
    units: [
      menu(
        {
          name: 'ערב מעושנים',
          summary: 'שלושה נתחים, תוספות ולחמים, בהגשה עצמית',
          description:
            'בריסקט, ספריבס טלה ופרגיות מעושנות, קולסלאו, תירס צלוי, לחמניות תפוחי אדמה ורטבים של הבית.',
          tags: ['בשרים', 'חצר'],
          durationHours: 5,
        },
        { basePrice: 1_900, perHead: 145, from: 30, to: 180 },
        [
          {
            name: 'מהמעשנה',
            minSelection: 2,
            maxSelection: 4,
            dishes: [
              usual('בריסקט'),
              usual('פרגיות מעושנות'),
              dish('ספריבס טלה', { pricePerParticipant: 18 }),
              dish('נקניקיות מרגז'),
              dish('פטריות ענק מעושנות', { description: 'במרינדה של הבית, טבעוני' }),
            ],
          },
          {
            name: 'לצד הבשר',
            dishes: [
              always('קולסלאו'),
              always('תירס צלוי'),
              usual('צ׳יפס'),
              dish('סלט עגבניות', { pricePerParticipant: 4 }),
            ],
          },
          {
            name: 'בר',
            maxSelection: 1,
            dishes: [
              dish('בירה מהחבית ללא הגבלה', { pricePerParticipant: 29 }),
              dish('חבית לימונדה', { additionalPrice: 240 }),
            ],
          },
        ],
      ),
      simple(
        {
          name: 'עמדת המבורגר',
          summary: 'המבורגר 220 גרם, תוספות וצ׳יפס',
          description: 'טבח ועמדה לשלוש שעות. עד 80 סועדים במחיר אחד.',
          tags: ['המבורגר'],
          durationHours: 3,
        },
        { type: 'fixed', participants: 80, price: 5_900 },
      ),
    ],
  },
];
