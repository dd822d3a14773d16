/** Stars in all, for quality and for punctuality; the text; the store's reply. */
export type DemoReview = readonly [
  rating: number,
  quality: number,
  punctuality: number | null,
  text: string,
  reply: string | null,
];

/** By the store's username, for its newest done orders, the newest first; null: its customer has not reviewed it. */
export const DEMO_REVIEWS: Record<string, readonly (DemoReview | null)[]> = {
  'savta-julie': [
    null,
    [5, 5, 5, 'הגיעו בזמן, הכול היה חם וטרי, והאורחים עוד מדברים על הקובה.', 'איזה כיף לשמוע, תודה!'],
    [4, 5, 4, 'אוכל מצוין ומנות נדיבות. רק הקינוחים נגמרו מהר.', null],
    [5, 5, null, 'צוות מקסים, עזר לנו גם כשהגיעו עוד עשרה אורחים ברגע האחרון.', null],
    null,
    [3, 4, 2, 'טעים, אבל חיכינו חצי שעה למנה העיקרית.', 'סליחה על ההמתנה. הוספנו מאז עוד מלצר לכל אירוע.'],
    [
      5,
      5,
      5,
      'Everything was fresh and on time, and the staff spoke to our guests from abroad in English.',
      null,
    ],
    [5, 4, 5, 'הזמנו בפעם השנייה, ושוב היה בדיוק לפי מה שסיכמנו.', 'תמיד שמחים לחזור אליכם.'],
    [4, 4, 5, 'המגשים יפים ומסודרים. היינו שמחים לעוד אפשרויות טבעוניות.', null],
    [5, 5, 5, 'ג׳ולי התקשרה יום לפני לוודא הכול. שירות של פעם.', null],
  ],
  'mika-cakes': [[5, 5, 5, 'שולחן מתוקים שכולם צילמו. טעים כמו שהוא נראה.', 'תודה! כיף היה לאפות לכם.']],
  'dj-roi': [[4, 4, 5, 'הרחבה הייתה מלאה עד הסוף, ועצמת המוזיקה בארוחה הייתה נעימה.', null]],
  'hasaot-hadarom': [[4, 4, 3, 'הנהג אדיב. יצאנו עשר דקות באיחור.', 'תודה על הסבלנות, היה פקק בכניסה לעיר.']],
  'shtei-adashot': [[5, 5, 5, 'קיבלנו תמונות אחרי שבועיים, וכל משפחה יצאה עם תמונה.', null]],
  hameashna: [[2, 3, 1, 'הבשר היה טוב, אבל הגיעו אחרי שהאורחים כבר ישבו.', null]],
};
/** The text of the review that a reader reported, and why. */
export const REPORTED = {
  store: 'hameashna',
  reason: 'other',
  note: 'הם הגיעו בזמן, הייתי שם',
} as const;
