import { OTHER_SCRIPTS } from './search-table-of-other-scripts';

/** Searches, and the store that has to be among the first five of the demo data. */
const TABLE = `
סבתא ג׳ולי | savta-julie
סבתא גולי | savta-julie
סבתא ג'ולי | savta-julie
לסבתא | savta-julie
גולי | savta-julie
המטבח של סבתא | savta-julie
מטבח סבתא ג׳ולי | savta-julie
julie | savta-julie
savta julie | savta-julie
Savta | savta-julie
juli | savta-julie
מפרום | savta-julie
קובה | savta-julie
קובה סלק | savta-julie
מטבוחה | savta-julie
לקוסקוס | savta-julie
couscous | savta-julie
אסאדו | savta-julie
asado | savta-julie
חריימה | savta-julie
קציצות דגים | savta-julie
שווארמה | savta-julie
עמדת שווארמה | savta-julie
shawarma | savta-julie
כשר | savta-julie
כשר בשרי | savta-julie
kosher | savta-julie
קייטרינג כשר | savta-julie
קייטרינג לחתונה | savta-julie gan-haela
קייטרינג בתל אביב | savta-julie
קיטרינג | savta-julie hameashna gan-haela
קייטרי | savta-julie hameashna gan-haela
קייטרינק | savta-julie hameashna
catering | savta-julie hameashna gan-haela
catering tel aviv | savta-julie
אוכל לחתונה | savta-julie
מגשי אירוח | savta-julie
מגשים לברית | savta-julie
ארוחת בוקר | savta-julie
בוקר פרווה | savta-julie
בורקסים | savta-julie
פשטידות | savta-julie
חלבי | mika-cakes
dairy | mika-cakes
מלצרים | savta-julie
waiters | savta-julie
ברית | savta-julie shtei-adashot
לברית | savta-julie shtei-adashot
brit | savta-julie shtei-adashot
בת מצווה | savta-julie
לבת מצווה | savta-julie
לבת־המצווה | savta-julie
bat mitzvah | savta-julie
חינה | savta-julie lahakat-knafayim shtei-adashot
לחינה | savta-julie lahakat-knafayim shtei-adashot
לחינות | savta-julie lahakat-knafayim
henna | savta-julie lahakat-knafayim
שבת | savta-julie
חתונה | savta-julie gan-haela shtei-adashot
ולחתונה | savta-julie gan-haela
שלחתונה | savta-julie gan-haela
חתונות | savta-julie gan-haela
wedding | savta-julie gan-haela
weddings | savta-julie gan-haela
wedding catering | savta-julie gan-haela
המעשנה | hameashna
מעשנה | hameashna
מעשנת בשר | hameashna
בשרים על האש | hameashna
בשרים מעושנים | hameashna
meat | hameashna savta-julie
smoked meat | hameashna
bbq | hameashna
בריסקט | hameashna
brisket | hameashna
המבורגר | hameashna
המבורגרים | hameashna gan-haela
hamburger | hameashna
burgers | hameashna
עמדת המבורגר | hameashna
צ׳יפס | hameashna
קולסלאו | hameashna
בירה מהחבית | hameashna
בירה | hameashna bar-kobi
beer | hameashna bar-kobi
ראשון לציון | hameashna
rishon lezion | hameashna
טבעוני | savta-julie hameashna glida-baderech
vegan | savta-julie hameashna glida-baderech
העוגות של מיקה | mika-cakes
עוגה | mika-cakes
עוגות | mika-cakes
עוגת חתונה | mika-cakes
לעוגה | mika-cakes
cake | mika-cakes
wedding cake | mika-cakes
mika | mika-cakes
עוגת קומות | mika-cakes
מקרונים | mika-cakes
macarons | mika-cakes
טירמיסו | mika-cakes
tiramisu | mika-cakes
ללא גלוטן | mika-cakes
gluten free | mika-cakes
שולחן מתוקים | mika-cakes
שולחנות מתוקים | mika-cakes
קינוחים | mika-cakes glida-baderech
desserts | mika-cakes glida-baderech
כפר סבא | mika-cakes
kfar saba | mika-cakes
גלידה | glida-baderech
עגלת גלידה | glida-baderech
גלידות | glida-baderech
ice cream | glida-baderech
גלידה חיפה | glida-baderech
גלידה בחיפה | glida-baderech
haifa | glida-baderech
סורבה | glida-baderech
glida | glida-baderech
קוקטיילים | bar-kobi
קוקטייל | bar-kobi
cocktails | bar-kobi
בר נייד | bar-kobi
הבר הנייד | bar-kobi
הבר של קובי | bar-kobi
kobi | bar-kobi
ברמן | bar-kobi
ברמנים | bar-kobi
bartender | bar-kobi
בר פתוח | bar-kobi
בר אלכוהול | bar-kobi
מוחיטו | bar-kobi
mojito | bar-kobi
הרצליה | bar-kobi
herzliya | bar-kobi
גן האלה | gan-haela
גן אירועים | gan-haela
בגן | gan-haela
garden | gan-haela
חופה תחת האלה | gan-haela
אולם אירועים | gan-haela loft-24
אולמות | gan-haela loft-24
venue | gan-haela loft-24
נגיש | gan-haela
accessible | gan-haela
סושי | gan-haela
sushi | gan-haela
לופט | loft-24
לופט בתל אביב | loft-24
loft | loft-24
הרמת כוסית | loft-24 shtei-adashot
להרמת כוסית | loft-24
toast | loft-24
יום הולדת | loft-24
לימי הולדת | loft-24
birthday | loft-24
אירוע חברה | loft-24
גג | loft-24
rooftop | loft-24
די ג״יי | dj-roi
די־ג׳יי | dj-roi
דיג׳יי | dj-roi
dj | dj-roi
dj roi | dj-roi
תקליטן | dj-roi
תקליטנים לחתונה | dj-roi
רועי לוי | dj-roi
הגברה ותאורה | dj-roi
רמת גן | dj-roi
להקה | lahakat-knafayim
להקת כנפיים | lahakat-knafayim
להקות | lahakat-knafayim
band | lahakat-knafayim
ג׳ז | lahakat-knafayim
jazz | lahakat-knafayim
זמרת | lahakat-knafayim
טריו | lahakat-knafayim
ירושלים | lahakat-knafayim
jerusalem | lahakat-knafayim
נגנים בירושלים | lahakat-knafayim
מוזיקה | lahakat-knafayim dj-roi
מוסיקה | lahakat-knafayim dj-roi
צלם | shtei-adashot
צלמת | shtei-adashot
צלמים לחתונה | shtei-adashot
צילום אירועים | shtei-adashot
photographer | shtei-adashot
photography | shtei-adashot
wedding photographer | shtei-adashot
וידאו | shtei-adashot
מגנטים | shtei-adashot
אלבום | shtei-adashot
מודיעין | shtei-adashot
פרחים | pirchei-hagalil
בפרחים | pirchei-hagalil
פרכים | pirchei-hagalil
פרחי הגליל | pirchei-hagalil
flowers | pirchei-hagalil
זר כלה | pirchei-hagalil
חופה | pirchei-hagalil gan-haela
chuppah | pirchei-hagalil
כרמיאל | pirchei-hagalil
karmiel | pirchei-hagalil
הסעות | hasaot-hadarom
הסעה | hasaot-hadarom
אוטובוסימ | hasaot-hadarom
bus | hasaot-hadarom
transportation | hasaot-hadarom
מיניבוס | hasaot-hadarom
באר שבע | hasaot-hadarom
beer sheva | hasaot-hadarom
`;

export const questions = `${TABLE.trim()}\n${OTHER_SCRIPTS.trim()}`
  .split('\n')
  .map((line): [question: string, first: string[]] => {
    const [question = '', stores = ''] = line.split(' | ');
    return [question, stores.split(' ')];
  });
