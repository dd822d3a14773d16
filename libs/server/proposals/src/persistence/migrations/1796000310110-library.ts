import type { MigrationInterface, QueryRunner } from 'typeorm';

type Words = [name: string, description: string];
/** Hebrew, then English. Positions of the terms of a preset or category; of a term: none. */
type Entry = { type: 'term' | 'preset' | 'category'; he: Words; en: Words; members?: number[] };

const ENTRIES: Entry[] = [
  {
    type: 'term',
    he: [
      'מספר המשתתפים הסופי',
      'המספר הסופי נמסר בכתב עד שבעה ימים לפני האירוע. לפיו מכינים את האוכל, הציוד והצוות.',
    ],
    en: [
      'Final number of guests',
      'The final number is given in writing up to seven days before the event. Food, equipment and staff are prepared for it.',
    ],
  },
  {
    type: 'term',
    he: ['שעות נוספות', 'שעה נוספת מעבר לשעות שסוכמו תלויה בהסכמת הצוות באותו ערב, ומחירה נקבע מראש בהצעה.'],
    en: [
      'Extra hours',
      'An hour beyond the agreed ones depends on the staff that evening; its price is set in the proposal.',
    ],
  },
  {
    type: 'term',
    he: [
      'גישה וחניה',
      'המזמינים דואגים לגישה לרכב, לחניה סמוכה ולאפשרות לפרוק ציוד שעתיים לפני תחילת האירוע.',
    ],
    en: [
      'Access and parking',
      'The hosts provide access by car, parking close by and a way to unload equipment two hours before the event begins.',
    ],
  },
  {
    type: 'term',
    he: ['חשמל ומים', 'המזמינים דואגים לנקודת חשמל תקינה ולנקודת מים במרחק של עד עשרים מטר מהעמדה.'],
    en: [
      'Electricity and water',
      'The hosts provide a safe power outlet and a water tap within twenty metres of the station.',
    ],
  },
  {
    type: 'term',
    he: [
      'החזרת ציוד',
      'ציוד שהושאל מוחזר בסוף האירוע. ציוד שאבד או נשבר מחויב לפי מחיר הקנייה שלו, בצירוף קבלה.',
    ],
    en: [
      'Return of equipment',
      'Lent equipment is returned at the end of the event. What was lost or broken is charged at its purchase price, with the receipt.',
    ],
  },
  {
    type: 'term',
    he: [
      'רגישויות למזון',
      'רגישויות ומגבלות תזונה נמסרות בכתב עד שלושה ימים לפני האירוע. המטבח עובד גם עם אלרגנים, ולכן אין הבטחה למזון נקי מהם לגמרי.',
    ],
    en: [
      'Food allergies',
      'Allergies and dietary limits are given in writing up to three days before the event. The kitchen also handles allergens, so food entirely free of them is not promised.',
    ],
  },
  {
    type: 'term',
    he: [
      'מזג אוויר',
      'באירוע תחת כיפת השמיים המזמינים דואגים לקירוי או למקום חלופי. ההחלטה על מעבר מתקבלת עד שש שעות לפני האירוע.',
    ],
    en: [
      'Weather',
      'For an event outdoors the hosts provide a cover or another place. Whether to move is decided up to six hours before the event.',
    ],
  },
  {
    type: 'term',
    he: ['תמונות מהאירוע', 'תמונות מהאירוע שרואים בהן אורחים מתפרסמות רק באישור בכתב של המזמינים.'],
    en: [
      'Pictures of the event',
      'Pictures that show guests are published only with the written consent of the hosts.',
    ],
  },
  {
    type: 'term',
    he: ['ארוחה לצוות', 'צוות שעובד יותר מארבע שעות ברצף מקבל ארוחה חמה והפסקה של חצי שעה.'],
    en: [
      'Meal for the staff',
      'Staff who work more than four hours in a row get a hot meal and a break of half an hour.',
    ],
  },
  {
    type: 'preset',
    he: ['קייטרינג באירוע', 'התנאים הרגילים של ארוחה עם הגשה.'],
    en: ['Catering at an event', 'The usual terms of a served meal.'],
    members: [0, 2, 3, 4, 5, 8],
  },
  {
    type: 'preset',
    he: ['מוזיקה וצילום', 'התנאים הרגילים של תקליטנים, להקות וצלמים.'],
    en: ['Music and photography', 'The usual terms of DJs, bands and photographers.'],
    members: [1, 2, 3, 7, 8],
  },
  {
    type: 'preset',
    he: ['אירוע בחוץ', 'מה שמוסיפים להצעה לאירוע בגינה, בחוף או ביער.'],
    en: ['An event outdoors', 'What a proposal for a garden, a beach or a forest adds.'],
    members: [2, 3, 6],
  },
  {
    type: 'category',
    he: ['מקום וציוד', 'תנאים על המקום ועל מה שמביאים אליו.'],
    en: ['Place and equipment', 'Terms about the place and what is brought to it.'],
    members: [2, 3, 4, 6],
  },
  {
    type: 'category',
    he: ['אורחים ואוכל', 'תנאים על מספר האורחים ועל מה שהם אוכלים.'],
    en: ['Guests and food', 'Terms about the number of guests and what they eat.'],
    members: [0, 5],
  },
  {
    type: 'category',
    he: ['צוות ופרסום', 'תנאים על העובדים ועל תמונות מהאירוע.'],
    en: ['Staff and publicity', 'Terms about the staff and pictures of the event.'],
    members: [1, 7, 8],
  },
];

const idOf = (language: 'he' | 'en', position: number): string =>
  `01960000-0000-7000-8${language === 'he' ? '000' : '001'}-${String(position + 1).padStart(12, '0')}`;

/** The first entries of the library. */
export class Library1796000310110 implements MigrationInterface {
  name = 'Library1796000310110';

  async up(runner: QueryRunner): Promise<void> {
    for (const language of ['he', 'en'] as const)
      for (const [position, { type, members = [], ...words }] of ENTRIES.entries())
        await runner.query(
          `insert into proposals.library_terms (id, language, type, name, description, member_ids, position, pulls_count)
           values ($1, $2, $3, $4, $5, $6, $7, 0)`,
          [
            ...[idOf(language, position), language, type, ...words[language]],
            ...[members.map((member) => idOf(language, member)), position],
          ],
        );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
