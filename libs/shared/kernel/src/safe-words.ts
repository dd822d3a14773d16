import { tidy } from './text';

/** Normalizes look-alike letters as a phone's screen shows them: full-width, circled and mathematical ones. */
const unmasked = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\uFE0E\uFE0F\u20E3]/gu, '')
    .replace(/[。．｡․‧•∙⋅・]/gu, '.')
    .replace(/[∕⁄／]/gu, '/')
    .normalize('NFC');

/** Digits of any script, and single characters that are numbers. */
const DIGIT = '[\\p{Nd}\\p{No}]';
const PHONE_LIKE = new RegExp(`\\+?${DIGIT}(?:[\\s().,/_\\-–—־*]{0,3}${DIGIT}){6,}`, 'gu');
// Each of the three begins only where a word does: searches from all its letters would take the square of its length. A lookbehind
// that may be long stands behind the letter which it is about, so that it is not tried everywhere.
/** Scheme-like prefix with any text right before it: phones make `1https://` and `anythinghttps://` tappable as well. */
const SCHEME_LIKE = /(?:(?<!\S)\S*:\/{2,}|(?<![a-z])[a-z][a-z0-9+.-]{1,9}:\/|www\s*\.)\s*\S*/giu;
const MAIL_LIKE = /(?<!\S)\S+@\S+/gu;
/** Dot as a word, or in brackets. */
const DOT =
  '(?:\\s*(?:\\[\\s*\\.\\s*\\]|\\(\\s*\\.\\s*\\)|[[(]\\s*(?:dot|נקודה)\\s*[\\])]|\\bdot\\b)\\s*|\\.|\\s?\\.\\s?(?=(?:com|net|org|xyz|io|co|il|me|ly|gl|shop|site|info|biz|app|link|top)\\b))';
/**
 * All top-level domains of other letters (https://data.iana.org/TLD/tlds-alpha-by-domain.txt, November 2026). In their scripts any
 * other word behind a full stop is the next sentence, whose space was forgotten or is never written.
 */
const OTHER_ENDINGS =
  'קום|ישראל|рф|рус|сайт|онлайн|москва|дети|католик|орг|ком|укр|бел|срб|мкд|бг|қаз|мон|ею|ελ|ευ|հայ|გე|' +
  'ابوظبي|ارامكو|الاردن|البحرين|الجزائر|السعودية|العليان|المغرب|امارات|ایران|بارت|بازار|بيتك|بھارت|تونس|سودان|سورية|' +
  'شبكة|عراق|عرب|عمان|فلسطين|قطر|كاثوليك|كوم|مصر|مليسيا|موريتانيا|موقع|همراه|پاکستان|ڀارت|' +
  'कॉम|नेट|भारत|भारतम्|भारोत|संगठन|বাংলা|ভারত|ভাৰত|ਭਾਰਤ|ભારત|ଭାରତ|இந்தியா|இலங்கை|சிங்கப்பூர்|భారత్|ಭಾರತ|ഭാരതം|ලංකා|คอม|ไทย|ລາວ|' +
  '世界|中信|中国|中國|中文网|亚马逊|企业|佛山|信息|健康|八卦|公司|公益|台湾|台灣|商城|商店|商标|嘉里|嘉里大酒店|在线|大拿|天主教|' +
  '娱乐|家電|广东|微博|慈善|我爱你|手机|招聘|政务|政府|新加坡|新闻|时尚|書籍|机构|淡马锡|游戏|澳門|点看|移动|组织机构|网址|网店|' +
  '网站|网络|联通|谷歌|购物|通販|集团|電訊盈科|飞利浦|食品|餐厅|香格里拉|香港|みんな|アマゾン|クラウド|グーグル|コム|ストア|セール|' +
  'ファッション|ポイント|닷넷|닷컴|삼성|한국|vermögensberater|vermögensberatung';
/**
 * Top-level domain of two Latin letters or more, a known one of other letters, or any other word before a path, which is captured.
 * A Hebrew word is none: "תודה.אבא/אמא" is prose.
 */
const ENDING = `(?:[a-z]{2,24}|xn--[a-z0-9-]+|${OTHER_ENDINGS}|((?:(?!\\p{Script=Hebrew})[\\p{L}\\p{M}]){2,24})(?=/\\S))`;
const LETTER = '\\p{L}\\p{M}\\p{N}';
const DOMAIN_LIKE = new RegExp(
  `[\\p{L}\\p{N}](?<![${LETTER}][_-]*.)[${LETTER}_-]*(?:\\.[${LETTER}_-]+){0,9}${DOT}${ENDING}(?![\\p{L}\\p{N}])(?:[/?#:]\\S*)?`,
  'giu',
);
const OCTET = '(?:25[0-5]|2[0-4]\\d|[01]?\\d?\\d)';
/** Four numbers are an IP address; a date and a price have three at most. */
const IP_LIKE = new RegExp(`(?<!\\d\\.?)${OCTET}(?:\\.${OCTET}){3}(?!\\.?\\d)(?:[/?#:]\\S*)?`, 'gu');
/** Whether the text is an abbreviation like `U.S.A`, `ת.ד` or `г.Москва`: single letters with dots between them, or the city. */
const isAbbreviation = (found: string): boolean => /^(?:(?:\p{L}\.)+\p{L}?|г\.москва)$/iu.test(found);
/** Whether the text is the end of one sentence and the beginning of the next, like `торт.Чай/кофе`. */
const isProse = (found: string): boolean => /^[\p{L}\p{M}]+\.\p{Lu}\p{Ll}+\/\p{L}+[.,!?]*$/u.test(found);

const withoutPlainLinks = (text: string): string =>
  text
    .replace(SCHEME_LIKE, ' ')
    .replace(MAIL_LIKE, ' ')
    .replace(IP_LIKE, ' ')
    .replace(DOMAIN_LIKE, (found, word?: string) =>
      isAbbreviation(found) || (word && isProse(found)) ? found : ' ',
    );
const without = (text: string): string => withoutPlainLinks(text).replace(PHONE_LIKE, ' ');

const MAPS =
  /(?:https?:\/\/)?(?:(?:www\.|ul\.)?waze\.com\/(?:ul|live-map)|maps\.app\.goo\.gl\/|(?:www\.)?google\.(?:com|co\.il)\/maps[/?@])[\w\-./?=&%+,:@!~]*/giu;

/** Whether a guest's phone might turn a part of this text into a link or mail address. Links to Waze and Google Maps are allowed. */
export const readsAsLink = (text: string): boolean => {
  const bare = unmasked(text.replace(/\n/g, ' '))
    .replace(/\p{Cf}/gu, '')
    .replace(MAPS, ' ');
  return withoutPlainLinks(bare) !== bare;
};

/** Whether a guest's phone might turn a part of this text into a link or a number to dial. */
export const readsAsAddressOrNumber = (text: string): boolean => {
  const bare = unmasked(tidy(text)).replace(/\p{Cf}/gu, '');
  return without(bare) !== bare;
};

/** The remaining text may read as an address again after a part was removed from its middle. */
const withoutAny = (text: string, remove: (bare: string) => string): string => {
  let bare = unmasked(text).replace(/\p{Cf}/gu, '');
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = remove(bare);
  }
  return bare;
};

/** Removes everything that reads as an address or a number from a host's text. Harmless text stays as it was typed. */
export const safeWords = (text: string): string => {
  const typed = tidy(text);
  return readsAsAddressOrNumber(typed) ? withoutAny(typed, (bare) => tidy(without(bare))) : typed;
};

/** Removes what a phone makes tappable, and leaves lines, dates and sums. Harmless text stays as it is. */
export const withoutLinks = (text: string): string => {
  const bare = unmasked(text).replace(/\p{Cf}/gu, '');
  if (withoutPlainLinks(bare) === bare) return text;
  return withoutAny(text, (rest) => withoutPlainLinks(rest).replace(/ {2,}/g, ' '));
};

/**
 * A text message of ours with the words of people in it: the only links left are those of our own site.
 * @param publicUrl our site's address
 */
export const withoutForeignLinks = (text: string, publicUrl: string): string => {
  const { origin, hostname } = new URL(publicUrl);
  const [site, host] = [origin, hostname].map((plain) => plain.replaceAll('.', '\\.'));
  // the last line of a code's text names the host alone
  const own = new RegExp(`((?<!\\S)${site}(?:/\\S*)?(?!\\S)|^@${host} #\\d+$)`, 'gmu');
  return text
    .split(own)
    .map((part, at) => (at % 2 === 0 ? withoutLinks(part) : part))
    .join('');
};

const LONGEST_NAME = 40;
const MOST_WORDS = 6;
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} '’׳״"&\-־]*$/u;

/** Returns a name fit for an SMS to a recipient who did not ask the host for it: letters and spaces only. */
export const nameForSms = (text: string): string | undefined => {
  const name = tidy(text);
  const fits = name.length >= 2 && name.length <= LONGEST_NAME && name.split(' ').length <= MOST_WORDS;
  return fits && NAME.test(name) && !readsAsAddressOrNumber(name) ? name : undefined;
};
