import { formsOf } from '@smachot/kernel';
import { soundsOfLatin } from './sounds';

/**
 * Russian and Arabic words for the meanings of `same-meaning`. A Russian word stands here by its beginning, since its endings change; with a dot
 * at the end it is whole. An Arabic word stands without article and prefixes.
 */
const LINES = `
wedding | свадьб | свадеб | زفاف | عرس | اعراس | افراح | فرح
henna | хина | хину. | хины. | хна. | хной. | хенн | حنة | حناء
toast | тост. | тосты. | поднять бокал | نخب
bar-mitzva | бар мицв | بار متسفا | بار ميتسفا
bat-mitzva | бат мицв | بات متسفا | بات ميتسفا
brit | брит. | брит мил | обрезани | ختان | طهور
birthday | день рождени | дня рождени | дню рождени | днем рождени | юбиле | عيد ميلاد | ميلاد
engagement | помолвк | خطوبة | خطبة
corporate | корпоратив | شركة | شركات
memorial | поминк | азкар | تأبين
catering | кейтеринг | еда. | еду. | еды. | едой. | банкет | كيترينج | كيترينغ | ضيافة | طعام | أكل
venue | зал. | зала. | зале. | залы. | залов. | площадк | помещени | قاعة | قاعات | صالة | صالات | مكان
garden | сад. | сада. | саду. | сады. | حديقة | حدائق
loft | лофт | لوفت
roof | крыш | سطح
music | музык | موسيقى | موسيقا
dj | диджей | диджея | ди джей | دي جي | ديجي
band | живая музыка | живую музыку | живой музык | оркестр | ансамбл | музыкант | музыкальная групп | музыкальную групп | فرقة | فرق | عازف | عازفين
singer | певец | певц | певиц | مغني | مغنية | مطرب
photography | фотограф | фотосъемк | фотосесси | фото. | تصوير | مصور | صور
video | видео | فيديو
magnets | магнит | مغناطيس
album | альбом | ألبوم
bar | бар. | бара. | бару. | баром. | بار
bartender | бармен | بارمان | بارتندر
cocktails | коктейл | كوكتيل
beer | пиво | пива. | بيرة
wine | вино | вина. | نبيذ
alcohol | алкогол | спиртн | كحول
desserts | десерт | сладост | сладк | кондитер | حلويات | حلوى
cake | торт | пирожн | كعكة | كعك | تورتة | كيك
ice-cream | морожен | بوظة | مثلجات | آيس كريم
flowers | цветы. | цветов. | цветами. | букет | флорист | زهور | ورود | ورد | باقة
canopy | хупа. | хупу. | хупы. | хупой. | حوبا
design | декор | дизайн | оформлени | تصميم | ديكور | تزيين
transport | транспорт | трансфер | перевозк | подвозк | نقل | مواصلات | سفريات
bus | автобус | باص | باصات | حافلة | حافلات
minibus | микроавтобус | минибус | ميني باص
meat | мясо | мяса. | мясн | барбекю | шашлык | لحم | لحوم
smoked | копчен | مدخن
grill | гриль. | гриля. | мангал | مشاوي | شواء
dairy | молочн | حليبي | ألبان
fish | рыба. | рыбу. | рыбы. | рыбн | سمك | أسماك
vegan | веган | نباتي صرف | فيجان
vegetarian | вегетариан | نباتي
gluten-free | без глютен | безглютен | بدون جلوتين | بدون غلوتين | خالي من الجلوتين | خالي من الغلوتين
kosher | кошер | كوشر | كاشير
hamburger | гамбургер | бургер | همبرغر | همبرجر | برغر | برجر
sushi | суши | سوشي
pasta | паста. | пасту. | пасты. | باستا | معكرونة
hummus | хумус | حمص
couscous | кускус | كسكس
salad | салат | سلطة | سلطات
breakfast | завтрак | бранч | فطور | إفطار
buffet | фуршет | шведский стол | بوفيه
waiters | официант | نادل | نوادل
accessible | доступн | для инвалидов | كرسي متحرك | ذوي الاحتياجات
jerusalem | иерусалим | القدس
tel-aviv | тель авив | تل أبيب
petah-tikva | петах тикв | بيتح تكفا | بتاح تكفا
haifa | хайф | حيفا
beer-sheva | беэр шев | беер шев | بئر السبع
netanya | нетани | نتانيا
kfar-saba | кфар саб | كفار سابا
bat-yam | бат ям | بات يام
bnei-brak | бней брак | بني براك
ramat-gan | рамат ган | رمات غان
rishon | ришон | ريشون
ness-ziona | нес цион | نس تسيونا
eilat | эйлат | إيلات
tiberias | твери | тибериа | طبريا
safed | цфат | صفد
nazareth | назарет | الناصرة
acre | акко. | عكا
caesarea | кесари | قيسارية
modiin | модиин | موديعين
south | юг. | юге. | негев | جنوب | النقب
galilee | галиле | север. | севере. | جليل | شمال
jazz | джаз | جاز
lights | освещени | إضاءة
sound | звук | озвучи | صوتيات
grandma | бабушк | جدة
children | детск | детей. | дети. | أطفال
shawarma | шаурм | шаварм | شاورما
macarons | макарун | макаронс | ماكرون
home-cooking | домашн | بيتي | بيتية
`;

/** Filler words of a question. */
const UNSAID = new Set(
  (
    'для на в во с со и или мне нам нужен нужна нужно нужны ищу ищем хочу хотим наш наша нашу мой моя мою у к о от до по праздник праздника мероприятие мероприятия гостей человек рядом около ' +
    'في من على الى عن مع و او انا نحن اريد نريد ابحث نبحث احتاج نحتاج مناسبه مناسبات حفل حفله حفلات ضيوف ضيف شخص اشخاص قرب'
  ).split(' '),
);

/** Letters as they are compared: without marks, Arabic ones without their variants. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\u064B-\u0652\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىئ]/g, 'ي')
    .replace(/ؤ/g, 'و')
    .replace(/ة/g, 'ه')
    .replace(/ё/g, 'е')
    .replace(/[-־–]/g, ' ');

const BEFORE_ARABIC = '[وف]?[بلك]?(?:ال|ل)?';
const AFTER_ARABIC = '(?:ات|ون|ين|ان|يه|نا|كم|ه|ي)?';
const whole = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'u');
const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);
const patternOf = (said: string): RegExp => {
  const words = plain(said).replace(/ /g, '\\s+');
  if (isArabic(said)) return whole(`${BEFORE_ARABIC}${words}${AFTER_ARABIC}`);
  return whole(words.endsWith('.') ? words.slice(0, -1) : `${words}\\p{L}*`);
};
const ARABIC_PREFIX = new RegExp(`^${BEFORE_ARABIC}`, 'u');
const isUnsaid = (word: string): boolean => UNSAID.has(word) || UNSAID.has(word.replace(ARABIC_PREFIX, ''));
/** The longest first: an expression is no sum of its words. */
const MEANINGS = LINES.trim()
  .split('\n')
  .flatMap((line) => {
    const [meaning = '', ...said] = line.split('|').map((part) => part.trim());
    return said.map((words) => ({ meaning, length: words.length, pattern: patternOf(words) }));
  })
  .sort((one, other) => other.length - one.length);

const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'а:a б:b в:v г:g д:d е:e ж:j з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:sh ы:i э:e ю:u я:a ' +
    'ا:a ب:b ت:t ث:t ج:j ح:kh خ:kh د:d ذ:d ر:r ز:z س:s ش:sh ص:s ض:d ط:t ظ:z ع:a غ:g ف:f ق:k ك:k ل:l م:m ن:n ه:h و:o ي:i'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const inLatin = (word: string): string =>
  [...word.replace(/дж/g, 'ж')].map((letter) => LATIN[letter] ?? '').join('');
/** Arabic has one letter for f and v, and one for b and p. */
const spoken = (word: string): string[] => {
  const latin = inLatin(word);
  return isArabic(word) ? [latin, latin.replace(/f/g, 'v'), latin.replace(/b/g, 'p')] : [latin];
};

const OTHER_LETTERS = /[\p{Script=Cyrillic}\p{Script=Arabic}]+/u;

/** A word of another script: by what it means, or, a name, by its letters and its sounds; neither: no store has it. */
export type OtherWord = { meaning: string } | { forms: string[]; sounds: string[] };

/** The words of a question that are in Cyrillic or Arabic letters, without filler words unless that is all there is. */
export const otherWordsIn = (question: string): OtherWord[] => {
  if (!OTHER_LETTERS.test(question)) return [];
  let rest = plain(question);
  const found: OtherWord[] = [];
  for (const { meaning, pattern } of MEANINGS)
    if (pattern.test(rest)) {
      rest = rest.replace(pattern, ' ');
      found.push({ meaning });
    }
  const words = rest.match(new RegExp(OTHER_LETTERS, 'gu')) ?? [];
  const said = words.filter((word) => !isUnsaid(word));
  const left = found.length + said.length > 0 ? said : words;
  return [
    ...found,
    ...left.map((word) => {
      const latin = inLatin(word);
      return {
        forms: latin.length > 2 ? formsOf(latin) : [],
        sounds: spoken(word)
          .flatMap(soundsOfLatin)
          .filter((sound) => sound.length > 1),
      };
    }),
  ];
};
