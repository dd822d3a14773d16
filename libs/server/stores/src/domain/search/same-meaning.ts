import { folded, formsOf, withoutPrefixes, wordsIn } from '@smachot/kernel';

/**
 * Words of one meaning in either language, and expressions of several words. Each line is one meaning; the first word names
 * it. An expression is matched as a whole: a search for "bar mitzva" is not for a bar. A word with a question mark has the meaning in
 * a question alone: every business writes of a place, a team and its company.
 */
const LINES = `
wedding | חתונה | חתונות | חופה וקידושין | נישואין
henna | חינה | חינות | חנה
toast | הרמת כוסית | הרמות כוסית | לחיים | toasts
bar-mitzva | בר מצווה | בר מצוה | בר המצווה | בר מיצווה | bar mitzvah | bar mitzva | barmitzvah
bat-mitzva | בת מצווה | בת מצוה | בת המצווה | בת מיצווה | bat mitzvah | bat mitzva | batmitzvah
brit | ברית | בריתה | ברית מילה | בריתות | brit mila | bris
birthday | יום הולדת | ימי הולדת | יומולדת | birthday party
engagement | אירוסין | אירוסים | הצעת נישואין | engaged
shabbat | שבת | שבת חתן | שבתות | shabbos
corporate | חברה? | חברות? | אירוע חברה | אירועי חברה | עסקי? | כנס | company? | business? | office? | משרד? | צוות? | צוותים? | team?
memorial | אזכרה | אזכרות | שבעה
catering | קייטרינג | קיטרינג | הסעדה | אוכל | food | קייטרינג ביתי
venue | אולם | אולמות | גן אירועים | גני אירועים | אולם אירועים | אולמי | venues | hall | מקום?
garden | גן | גנים | גינה | חצר
loft | לופט
roof | גג | rooftop
music | מוזיקה | מוסיקה | מוזיקאים
dj | תקליטן | תקליטנים | תקליטנית | דיגיי | די גיי | דיג׳יי | disc jockey
band | להקה | להקות | להקת | נגנים | הרכב | live music | musicians
singer | זמר | זמרת | זמרים | vocalist
photography | צילום | צלם | צלמת | צלמים | photographer | photographers | photo | photos | צלמי | תמונות | סטילס | pictures
video | וידאו | וידיאו | סרט | סרטון | videographer | film
magnets | מגנטים | מגנט | magnet
album | אלבום | אלבומים
bar | בר אלכוהול | בר נייד | בר משקאות | mobile bar | open bar | בר פתוח | drinks | משקאות
bartender | ברמן | ברמנים | ברמנית | barman
cocktails | קוקטיילים | קוקטייל | cocktail
beer | בירה | בירות
wine | יין | יינות
alcohol | אלכוהול
desserts | קינוחים | קינוח | dessert | sweets | מתוקים | מתוק | sweet
cake | עוגה | עוגות | עוגת | cakes
ice-cream | גלידה | גלידות | ice cream | גלידריה | gelato
flowers | פרחים | פרח | flower | שזירה | זר | זרים | bouquet | florist | עיצוב פרחים
canopy | חופה | חופות | chuppah | huppah | chupa
design | עיצוב | מעצב | מעצבת | decoration | decor
transport | הסעה | הסעות | transportation | shuttle | רכב
bus | אוטובוס | אוטובוסים | buses
minibus | מיניבוס | מיניבוסים
meat | בשרי | בשר | בשרים | meats | bbq | barbecue | ברביקיו
smoked | מעושן | מעושנים | מעושנת | מעשנה | עישון | smoker
grill | גריל | על האש
dairy | חלבי | חלבית
pareve | פרווה | parve
fish | דגים | דג
vegan | טבעוני | טבעונים | טבעונית | טבעוניים
vegetarian | צמחוני | צמחונים | צמחונית | veggie
gluten-free | ללא גלוטן | בלי גלוטן | gluten free | glutenfree
kosher | כשר | כשרה | כשרות
hamburger | המבורגר | המבורגרים | burger | burgers
sushi | סושי
pasta | פסטה
hummus | חומוס | humus
couscous | קוסקוס
salad | סלט | סלטים | salads
breakfast | ארוחת בוקר | בוקר | brunch | בראנץ
buffet | מגשי אירוח | מגשים | trays | platters | בופה
waiters | מלצרים | מלצר | מלצרית | waiter | waitress
accessible | נגיש | נגישות | נגישים | wheelchair
mojito | מוחיטו
jerusalem | ירושלים
tel-aviv | תל אביב | tel aviv | tlv | תא
petah-tikva | פתח תקווה | petah tikva | petach tikva | petach tiqwa
haifa | חיפה
beer-sheva | באר שבע | beer sheva | beersheba | beersheva
netanya | נתניה | natanya
kfar-saba | כפר סבא | kfar saba
bat-yam | בת ים | bat yam
bnei-brak | בני ברק | bnei brak
ramat-gan | רמת גן | ramat gan
rishon | ראשון לציון | rishon lezion | rishon letzion | ראשלצ
ness-ziona | נס ציונה | ness ziona | nes ziona
eilat | אילת
tiberias | טבריה | tveria
safed | צפת | tzfat | zfat
nazareth | נצרת
acre | עכו | akko
caesarea | קיסריה
modiin | מודיעין
south | דרום | negev | נגב
galilee | גליל | galil | צפון | north
jazz | גז
piyut | פיוטים
lights | תאורה | lighting
sound | הגברה | amplification
grandma | סבתא | סבתות | grandmother | savta
children | ילדים | kids
shawarma | שווארמה
macarons | מקרונים
home-cooking | אוכל ביתי | אוכל בית | home cooking | בישול ביתי
`;

/** Filler words of a search, which no store's own words contain. */
const UNSAID = new Set(
  [
    'של עם על את או גם אני אנחנו מחפש מחפשת מחפשים רוצה רוצים צריך צריכה צריכים לי לנו אחד אחת יש מה איפה אירוע אירועים אירועי לאירוע בשביל עבור אורחים איש אנשים באזור אזור',
    'for the a an of in at with and to my our we i need want looking event events guests people near',
  ].flatMap((line) => wordsIn(line).map(folded)),
);
export const isUnsaid = (word: string): boolean => UNSAID.has(folded(word)) || /^\d+$/.test(word);

type Expression = { meaning: string; words: string[] };
const single = new Map<string, Set<string>>();
const ofQuestions = new Set<string>();
const expressions: Expression[] = [];
for (const line of LINES.trim().split('\n')) {
  const [meaning = '', ...others] = line.split('|').map((part) => part.trim());
  for (const said of [meaning, ...others]) {
    const words = wordsIn(said).map(folded);
    if (said.endsWith('?')) for (const word of words) ofQuestions.add(word);
    if (words.length > 1) expressions.push({ meaning, words });
    else for (const word of words) single.set(word, (single.get(word) ?? new Set<string>()).add(meaning));
  }
}
expressions.sort((a, b) => b.words.length - a.words.length);

const asWritten = (word: string): string[] => [folded(word), ...withoutPrefixes(folded(word))];

/** The meanings of a word, with prefixes or without; a word known as it is written is not taken apart. */
export const meaningsOf = (word: string): string[] => {
  for (const form of [...asWritten(word), ...formsOf(word)]) {
    const known = single.get(form);
    if (known) return [...known];
  }
  return [];
};

/** All meanings that a stored word may have. */
export const allMeaningsOf = (word: string): string[] => {
  const forms = [...asWritten(word), ...formsOf(word)].filter((form) => !ofQuestions.has(form));
  return [...new Set(forms.flatMap((form) => [...(single.get(form) ?? [])]))];
};

/** The expression that begins at a word, prefixes of which are its first word's. */
export const expressionAt = (words: readonly string[], at: number): Expression | undefined =>
  expressions.find((one) =>
    one.words.every((word, next) => {
      const said = words[at + next];
      if (said === undefined) return false;
      return next === 0
        ? asWritten(said).includes(word)
        : folded(said) === word || folded(said) === `ה${word}`;
    }),
  );
