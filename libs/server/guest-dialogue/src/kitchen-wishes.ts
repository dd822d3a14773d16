import { KitchenWish } from '@smachot/contracts';
import { searchKey, tidy } from '@smachot/kernel';
import { saysNothing } from './free-text';

/** One guest's request, in the guest's words, and the guest's own name. */
export type Wish = { text: string; name: string };
type Kind = KitchenWish['kind'];
type KnownKind = Exclude<Kind, 'other'>;

const WITHOUT = '(?:ללא|בלי|נטול|נטולי|נטולת|לא אוכל|לא אוכלת|לא אוכלים|without|no)';
const ALLERGIC =
  '(?:אלרגיה|אלרגיות|אלרגי|אלרגית|אלרגיים|רגישות|רגיש|רגישה|רגישים|allergy|allergies|allergic|intolerant|intolerance)';
const NUTS = '(?:אגוז|אגוזים|בוטן|בוטנים|שקדים|nut|nuts|peanut|peanuts|almonds)';
/** Names of each kind; `|` between alternatives, a space within one. The first match consumes the words. */
const NAMES: [KnownKind, string][] = [
  [
    'gluten_free',
    `${WITHOUT} (?:ה)?גלוטן|${ALLERGIC} ל?גלוטן|חולה צליאק|חולת צליאק|צליאקים|צליאק|gluten free|glutenfree|${ALLERGIC} to gluten|gluten ${ALLERGIC}|celiac|coeliac|${WITHOUT} gluten`,
  ],
  [
    'lactose_free',
    `${WITHOUT} (?:ה)?לקטוז|${WITHOUT} חלב|${ALLERGIC} ל?לקטוז|${ALLERGIC} ל?חלב|lactose free|lactosefree|dairy free|dairyfree|lactose ${ALLERGIC}|${ALLERGIC} to (?:lactose|milk|dairy)|${WITHOUT} (?:lactose|dairy|milk)`,
  ],
  [
    'nut_allergy',
    `${ALLERGIC} ל?${NUTS}(?: ו?ל?${NUTS})*|${WITHOUT} ${NUTS}(?: ו?${NUTS})*|${ALLERGIC} to ${NUTS}(?: and ${NUTS})*|${NUTS} ${ALLERGIC}|nut free|nutfree`,
  ],
  ['vegan', 'טבעוני|טבעונית|טבעונים|טבעוניים|טבעוניות|vegan|vegans'],
  ['vegetarian', 'צמחוני|צמחונית|צמחונים|צמחוניים|צמחוניות|vegetarian|vegetarians|veggie|veggies|veg'],
  ['diabetic', 'סכרת|סוכרת|סכרתי|סוכרתי|סכרתית|סוכרתית|סכרתיים|סוכרתיים|diabetic|diabetics|diabetes'],
  [
    'kosher_strict',
    'כשר למהדרין|כשרה למהדרין|למהדרין|מהדרין|גלאט כשר|גלאט|בדץ|כשרות מהודרת|glatt kosher|glatt|strictly kosher|mehadrin',
  ],
  ['wheelchair', 'כיסא גלגלים|כסא גלגלים|כיסאות גלגלים|כסאות גלגלים|wheelchair|wheelchairs|wheel chair'],
  ['child', 'ילד|ילדה|ילדים|ילדות|kid|kids|child|children'],
  ['allergy', ALLERGIC],
];

const key = (words: string): string => searchKey(words).replace(/\s+/g, ' ');
/** Pattern alternation in the form that texts are compared in: without quotes, hyphens and final letters. */
const compared = (pattern: string): string =>
  pattern
    .split(/([|() ?:*]+)/)
    .map((part, at) => (at % 2 ? part : searchKey(part)))
    .join('');
const KINDS = NAMES.map(
  ([kind, names]) =>
    [kind, new RegExp(`(?<![\\p{L}\\p{N}])ו?(?:${compared(names)})(?![\\p{L}\\p{N}])`, 'gu')] as const,
);

const set = (words: string): Set<string> => new Set(words.split(' ').map(key));
const NUMBERS = new Map<string, number>(
  (
    [
      [1, 'אחד אחת one'],
      [2, 'שני שתי שניים שתיים שנים שתים שנינו זוג two both couple pair'],
      [3, 'שלוש שלושה three'],
      [4, 'ארבע ארבעה four'],
      [5, 'חמש חמישה five'],
      [6, 'שש שישה six'],
      [7, 'שבע שבעה seven'],
      [8, 'שמונה eight'],
      [9, 'תשע תשעה nine'],
      [10, 'עשר עשרה ten'],
      [11, 'eleven'],
      [12, 'twelve'],
      [15, 'fifteen'],
      [20, 'עשרים twenty'],
      [30, 'שלושים thirty'],
    ] as const
  ).flatMap(([value, words]) => words.split(' ').map((word): [string, number] => [key(word), value])),
);
/** In Hebrew these words turn the number before them into one of eleven to nineteen. */
const TEEN = set('עשר עשרה');
/** Words for "one"; in Hebrew they follow the counted noun. */
const ONE = set('אחד אחת');
const FILLERS = set(
  'ו עוד ועוד them additional another מנה מנות מנת ארוחה ארוחות אוכל תפריט אנחנו אני אנו אצלנו יש לנו לי איתנו מתוכנו מאיתנו מתוכם מבינינו בבקשה תודה נא אנשים איש אדם סועדים אורחים אורח עם של גם וגם את רוצה רוצים צריך צריכה צריכים נשמח אשמח לקבל עבור meal meals food menu portion portions dish dishes we i are is am have has a an the of us please thanks thank you and with for need needs people person guests guest plus x שולחן כיסא',
);
/** Words that request nothing when they stand alone. */
const POLITE = set('אנחנו אנו אני בבקשה תודה נא we i are am is please thanks thank you and ו גם');
/** Negations; before a name they reverse it. */
const NOT = set('לא אין בלי ללא no not without dont doesnt non isnt');
const MOST = 99;

/** Digit sequences that may be phone numbers, and mail addresses. */
const PHONES = /\+?\d(?:[\s().\-\u2010-\u2015]*\d){6,}/g;
const MAILS = /(?<!\S)\S[^\s@]*@\S+\.\S+/g;
const SIGN = '\u0001';

type Counts = Map<Kind, number>;
/** Token of a request. `joined`: connected by an "and" that is part of its word. */
type Token =
  | { kind: KnownKind; joined: boolean }
  | { number: number; one: boolean }
  | 'polite'
  | 'known'
  | 'unknown'
  | 'not';

const tokensOf = (part: string): Token[] => {
  let text = ` ${key(written(part))} `;
  const kinds: Extract<Token, { kind: KnownKind }>[] = [];
  for (const [kind, pattern] of KINDS)
    text = text.replace(
      pattern,
      (said) => ` ${SIGN}${kinds.push({ kind, joined: said.startsWith('ו') }) - 1} `,
    );
  const tokens: Token[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const before = tokens.at(-1);
    if (word.startsWith(SIGN)) tokens.push(kinds[Number(word.slice(1))]!);
    else if (TEEN.has(word) && typeof before === 'object' && 'number' in before && before.number < 10)
      tokens.splice(-1, 1, { number: before.number + 10, one: false });
    else tokens.push(tokenOf(word));
  }
  return tokens;
};

/** Separates digits from words, including those joined to a word ("ו־1", "2צמחונים"). */
const written = (part: string): string =>
  part
    .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/(?<!\p{L})ו[\s\u05be\u2010-\u2015-]*(?=\d)/gu, 'ו ')
    .replace(/(\d)(?=[\u05d0-\u05ea])/g, '$1 ')
    .replace(/[^\p{L}\p{N}\s'"׳״’”־-]/gu, ' ');

const tokenOf = (word: string): Token => {
  const [, digits] = /^ו?x?(\d{1,2})x?$/.exec(word) ?? [];
  const number = digits ? Number(digits) : (NUMBERS.get(word) ?? NUMBERS.get(word.replace(/^ו/, '')));
  if (number) return { number, one: ONE.has(word) };
  if (NOT.has(word)) return 'not';
  if (POLITE.has(word)) return 'polite';
  return FILLERS.has(word) ? 'known' : 'unknown';
};

type Mark = Exclude<Token, string>;

/** "2 ילדים צמחונים", "two vegan kids": a kind beside children, without an "and" between them, describes the same children. */
const sameChildren = (tokens: Token[], mark: Mark): Mark | undefined => {
  const beside = tokens[tokens.indexOf(mark) - 1];
  if (!('kind' in mark) || mark.joined || typeof beside !== 'object' || !('kind' in beside)) return undefined;
  return (mark.kind === 'child') !== (beside.kind === 'child') ? beside : undefined;
};

/**
 * Counts kinds. A number belongs to the name after it; it belongs to the name before it at the end of the text, or when it
 * is "one" in Hebrew. If the first word is a name and the last a number, each number belongs to the name before it.
 */
const countsOf = (tokens: Token[]): Counts => {
  const marks = tokens.filter((token): token is Mark => typeof token === 'object');
  const counted = new Map<Mark, number>();
  const [first, last] = [marks[0], marks.at(-1)];
  const numbersAfter = first && last && 'kind' in first && 'number' in last;
  marks.forEach((mark, at) => {
    if (!('kind' in mark)) return;
    const [before, after, next] = [marks[at - 1], marks[at + 1], marks[at + 2]];
    const earlier =
      !numbersAfter && before && 'number' in before && !(before.one && marks[at - 2]) ? before.number : null;
    const later =
      after && 'number' in after && (numbersAfter || after.one || !next || 'number' in next)
        ? after.number
        : null;
    const same = sameChildren(tokens, mark);
    counted.set(mark, earlier ?? later ?? (same && counted.get(same)) ?? 1);
  });
  const counts: Counts = new Map();
  for (const [mark, count] of counted)
    if ('kind' in mark) counts.set(mark.kind, (counts.get(mark.kind) ?? 0) + Math.min(count, MOST));
  return counts;
};

const isKind = (token: Token): boolean => typeof token === 'object' && 'kind' in token;

/** Counts the kinds of wishes in one part of a request; `other` means that the part contains more than its kinds. */
const readPart = (part: string): Counts => {
  const tokens = tokensOf(part);
  if (!tokens.some((token) => typeof token === 'string' && token !== 'polite') && !tokens.some(isKind))
    return new Map();
  const kinds = countsOf(tokens);
  // A count cannot express "not vegan".
  if (!kinds.size || tokens.includes('not')) return new Map([['other', 1]]);
  // The hosts are notified of an allergy anyway.
  if (tokens.includes('unknown') && !kinds.has('allergy')) kinds.set('other', 1);
  return kinds;
};

const withoutName = (text: string, name: string): string => {
  const names = new Set(
    name
      .split(/\s+/)
      .map(key)
      .filter((word) => word.length > 1),
  );
  return text
    .split(/(\s+)/)
    .filter((word) => !names.has(key(word.replace(/[^\p{L}\p{N}'"׳״-]/gu, ''))))
    .join('');
};

const partsOf = ({ text, name }: Wish): string[] =>
  withoutName(text.replace(MAILS, ' ').replace(PHONES, ' '), name)
    .split(/[,;\n/•|]|\.(?!\d)/)
    .map((part) => tidy(part).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})"'״׳]+$/gu, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part) && !saysNothing(part));

/** Counts guests' requests: known ones by kind, all others together. The guests' words never leave this function. */
export const countWishes = (wishes: Wish[]): KitchenWish[] => {
  const counts: Counts = new Map();
  for (const part of wishes.flatMap(partsOf))
    for (const [kind, count] of readPart(part)) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return KitchenWish.shape.kind.options.flatMap((kind) => {
    const count = counts.get(kind);
    return count ? [{ kind, count }] : [];
  });
};
