import { tidy } from '@smachot/kernel';
import type { Attending } from './answers';
import { withPhrases } from './chat-phrases';
import { kindOf, numberOf, WISH, type WordKind, wordKey } from './chat-words';
import { asksOf, type GuestQuestion } from './guest-questions';

/**
 * Meaning of a short message. `attending`: stated explicitly. `plain`: a bare yes or no, whose meaning depends on the
 * question before it. `number` includes the writer. `vague`: a number that could be several ("3-4"). `wish`: a request to
 * the kitchen or the hall. `asks`: the writer's questions that the invitation answers. `open`: a question or remark for the
 * hosts, which changes no answer. `seats`: number of a ride's seats. `kind`: only greetings and thanks.
 */
export type Understood = {
  attending?: Attending;
  plain?: 'yes' | 'no';
  /** The writer is undecided; the question tells about which matter. */
  unsure?: true;
  number?: number;
  vague?: true;
  wish?: true;
  nothing?: true;
  ride?: boolean;
  /** "Yes please", "we need one": the question tells which thing is needed. */
  need?: boolean;
  /** Comes by own means: attends, and needs no ride. */
  own?: true;
  asks?: GuestQuestion[];
  open?: true;
  seats?: number;
  kind?: true;
};

const MOST = 200;
const LETTERS: Record<WordKind, string> = {
  yes: 'Y',
  surely: 'S',
  deal: 'G',
  no: 'N',
  coming: 'C',
  third: 'T',
  glad: 'P',
  happy: 'p',
  joy: 'J',
  able: 'A',
  to_come: 'I',
  cancel: 'B',
  unsure: 'U',
  knowing: 'K',
  need: 'D',
  ride: 'R',
  own_way: 'V',
  about: '~',
  nothing: 'Z',
  excuse: 'X',
  working: 'W',
  late: 'L',
  someone: 'H',
  beside: 'w',
  without: 'o',
  who: 'q',
  be: 'b',
  filler: 'f',
};
/** Words before a number that is an hour, or that of companions without the writer: "after 8", "with two". */
const NOT_OF_ALL = new Set(
  'עם שעה השעה בשעה לשעה חצי בחצי שם על ערב בוקר with after there at by с со к за еще مع بعد من حتى على'
    .split(' ')
    .map(wordKey),
);
/** Words after a number that is an hour: "8 in the evening", without the small words. */
const OF_HOURS = new Set('ערב בוקר חצי вечер'.split(' ').map(wordKey));
const withDoubtfulNumbers = (clause: string): string =>
  clause
    .split(' ')
    .map((word, at, words) => {
      const before = words[/^(?:the|my|all)$/.test(words[at - 1] ?? '') ? at - 2 : at - 1];
      const isDoubtful = NOT_OF_ALL.has(before ?? '') || OF_HOURS.has(words[at + 1] ?? '');
      return numberOf(word) !== undefined && isDoubtful ? ODD : word;
    })
    .join(' ');
/** Encodes a clause: one letter for each word's meaning, `?` for unknown words. */
const lettersOf = (clause: string): { letters: string; numbers: number[] } => {
  const words = withPhrases(withDoubtfulNumbers(clause)).split(' ').filter(Boolean);
  const numbers = words.map(numberOf).filter((number) => number !== undefined);
  const letters = words.map((word) => {
    if (word === ODD) return '%';
    if (numberOf(word) !== undefined) return '#';
    const kind = kindOf(word);
    return kind ? LETTERS[kind] : '?';
  });
  return { letters: letters.join(''), numbers };
};

/** "Not all of us", "not only": the denial does not concern attendance. */
const DENIES_SOMETHING_ELSE = /N[f~]*q|Nf+[CA]/;
/** "I feel like it", "you deserve it": phrases that contain the same words as coming. */
const NOT_COMING = /(?:^| )(?:בא|באה|מגיע|מגיעה) ל(?:י|נו|ו|ה|כ|כמ|המ)(?: |$)/u;
/** "Not cancelling", "it does not work", "I cannot now": the denial may be that of a button, or of a moment. */
const DENIES_NO_COMING = /N[fbq]*[BW]/;
const NOT_NOW = /(?:^| )(?:עכשיו|עדיינ|שוב|כרגע|now|yet)(?: |$)|מצליח/u;
const isDoubtfulDenial = (clause: string, letters: string): boolean =>
  DENIES_NO_COMING.test(letters) ||
  (/N[fbq]*A/.test(letters) && !letters.includes('I') && NOT_NOW.test(clause));
/** "What a couple", "congratulations to both": a number in a compliment is not one of guests; nor is the weekday. */
const COMPLIMENT =
  /(?:^| )(?:זוג|couple|מזל|mazal|mazel|congrats|congratulations|поздравляем|поздравляю|مبروك)(?: |$)/u;
const countsNobody = (clause: string, letters: string): boolean =>
  /^(?:שני|שתי)$/.test(clause) ||
  (/^[f#]*f[f#]*$/.test(letters) && letters.includes('#') && COMPLIMENT.test(clause));
/** Meaning of a clause. `excuse` belongs to a no, `pending` to a maybe, `aside` and `without` ("without the kids") to a
 * yes: alone they are no answer. */
type Read = Understood | 'excuse' | 'pending' | 'aside' | 'without';
/** A longer clause is no answer. The patterns would take the cube of its words. */
const MOST_WORDS = 40;
/** Patterns over the encoded clause, without politeness, pronouns and "to be". */
const PATTERNS: readonly [RegExp, Read][] = [
  [/^[YSJP]*U+N*[CIA]+[CIAPJ]*$|^[CI]+U+$|^N+[KG]+[UICA]*[CIA]$/, { attending: 'maybe' }],
  [/^[YS]*U+[YSPJ]*$|^U+N+$|^N+[KG]+U*$/, { unsure: true }],
  [/^X*(?:N+[CA]|B)[CAIJ]*X*$/, { attending: 'declined' }],
  [/^X*N+X*$/, { plain: 'no' }],
  [/^[YSJG]*(?:C+P?[CIJ]*|P+J*I+|A+I+)[YSJ]*$/, { attending: 'confirmed' }],
  [/^[YSJPD]*[YSJP][YSJPD]*$|^G$/, { plain: 'yes' }],
  [/^[YSJ]*C+L+$/, { attending: 'confirmed', open: true }],
  [/^H+N+[AT]+[IT]*$|^U*L+$/, 'aside'],
  [/^[YSJPD]*(?:D|P|Y)R+D*$|^R+D+$/, { ride: true }],
  [/^N+[DPR]*R$|^ZD*R$/, { ride: false }],
  [/^N+D+$/, { need: false }],
  [/^[YSJ]*(?:C+|P+J*I+)?V+$/, { ride: false, own: true }],
  [/^N*Z+$/, { nothing: true }],
  [/^D+$/, { need: true }],
  [/^X+$/, 'excuse'],
];

const isWish = (clause: string): boolean => WISH.test(clause) && !clause.endsWith('?');
/** Beginnings of "we will tell you later" and "it depends on the babysitter". */
const PENDING =
  /^(?:תלוי|תלויה|תלויימ|תלויים|נעדכנ|אעדכנ|נודיע|אודיע|depends|it depends|will let you know|ill let you know|зависит)(?: |$)/u;
/** A question that is not about attendance: none of its words would answer whether the guest comes. */
const isOpenQuestion = (clause: string): boolean => !/[YSGNCTPJAIBUK#%]/.test(lettersOf(clause).letters);
const readAny = (clause: string): Read | undefined => {
  const asks = WISH.test(clause) ? [] : asksOf(clause);
  if (asks.length) return { asks };
  if (clause.endsWith('?')) return isOpenQuestion(clause.slice(0, -1)) ? { open: true } : undefined;
  return PENDING.test(clause) && !/[NC]/.test(lettersOf(clause).letters) ? 'pending' : readClause(clause);
};

const readClause = (clause: string): Read | undefined => {
  if (WISH.test(clause)) return { wish: true };
  const { letters: written, numbers } = lettersOf(clause);
  // "so happy" is joy, "happy to come" an answer
  const letters = written.replace(/p(?=[fbqA]*I)/g, 'P').replace(/p/g, 'f');
  if (
    letters.length > MOST_WORDS ||
    letters.includes('?') ||
    (/[wo]/.test(letters) && letters.includes('N')) ||
    NOT_COMING.test(clause) ||
    isDoubtfulDenial(clause, letters) ||
    countsNobody(clause, letters) ||
    DENIES_SOMETHING_ELSE.test(letters.replace(/b/g, ''))
  )
    return undefined;
  const told = letters.replace(/[fqbwo~#%]/g, '').replace(/W/g, 'X');
  const read = told === '' ? {} : PATTERNS.find(([known]) => known.test(told))?.[1];
  if (!/[#%]/.test(letters)) return told === '' ? (letters.includes('o') ? 'without' : { kind: true }) : read;
  return typeof read === 'object' ? withNumber(read, letters, numbers) : undefined;
};

/** Adds a number to a clause that means only yes; doubtful when the number may mean something else. */
const withNumber = (read: Understood, letters: string, numbers: number[]): Understood | undefined => {
  if (read.attending === 'declined' || read.nothing || read.ride === false || read.need !== undefined)
    return undefined;
  if (read.ride)
    return numbers.length === 1 && /^[^%~]*$/.test(letters) ? { ride: true, seats: numbers[0]! } : undefined;
  const { attending } = read;
  const [number] = numbers;
  if (letters.includes('%') || numbers.length !== 1 || number! > MOST || /[~NU]/.test(letters))
    return attending === 'confirmed' ? { attending, vague: true } : { vague: true };
  if (number === 0) return attending || read.plain ? undefined : { plain: 'no' };
  return { ...read, number: number! };
};

/** Digits that are not simply one number: "3-4", "-2", "1e2", "20:30". Their placeholder is read as a doubtful number. */
const ODD = '§';
const withoutOddNumbers = (text: string): string =>
  text
    .replace(/(?<=^|\s)ל-?(?=\d{1,3}(?:[\s.,!]|$))/g, '')
    .split(/(?<=\s)|(?=\s)/)
    .map((word) => (/\p{Nd}/u.test(word) && !/^\(?\d{1,3}[.,!?;:)]*$/.test(word) ? ODD : word))
    .join('')
    .replace(/(?<=^|\s)[/+&](?=\s)/g, 'או');

/** Digits of other scripts as our own, and their marks of questions and lists. */
const withOurDigits = (text: string): string =>
  text
    .replace(/\p{Nd}/gu, (digit) => digit.normalize('NFKC'))
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[؟？]/g, '?')
    .replace(/[،؛]/g, ',');

const SIGNS = new Set(['👍', '👎', '✅', '❌']);
const clausesOf = (text: string): string[] =>
  withoutOddNumbers(withOurDigits(tidy(text)).replace(/[\p{Emoji_Modifier}\u200d\u20e3\ufe0f]/gu, ''))
    .replace(/\p{Extended_Pictographic}/gu, (sign) => (SIGNS.has(sign) ? ` ${sign} ` : ' , '))
    .replace(/[~*_]/g, '')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .split(/[.,!;:()…]+|(?<=\?)|(?:^|\s)(?:אבל|אך|but)(?=\s)/u)
    .map((clause) => `${wordKey(clause.replaceAll('?', ' '))}${clause.includes('?') ? ' ?' : ''}`)
    .filter((clause) => clause !== '' && clause !== ' ?');

/** Combines two clauses; undefined when they contradict each other. */
const both = (one: Understood, other: Understood): Understood | undefined => {
  const saysNo = [one, other].some(({ attending, plain }) => attending === 'declined' || plain === 'no');
  const saysYes = [one, other].some(({ attending, plain }) => attending === 'confirmed' || plain === 'yes');
  const isUnsure = ({ attending, unsure }: Understood): boolean => unsure === true || attending === 'maybe';
  const unsure = [one, other].some(isUnsure);
  const decided = [one, other].some(({ attending, plain }) => (attending && attending !== 'maybe') || plain);
  if ((saysNo && saysYes) || (unsure && decided)) return undefined;
  const numbers = [one, other].filter(({ number, vague }) => number !== undefined || vague).length;
  const asks = [...(one.asks ?? []), ...(other.asks ?? [])];
  const merged: Understood = { ...one, ...other, ...(asks.length ? { asks } : {}) };
  if (numbers === 2 && one.number !== other.number) {
    delete merged.number;
    merged.vague = true;
  }
  return saysNo && (merged.number !== undefined || merged.vague) ? undefined : merged;
};

/**
 * Reads plain yes, no, maybe, numbers, rides, wishes and a few questions in Hebrew and English. Undefined for a text with an
 * unknown word or a contradiction, because a wrong guess here changes seats and money.
 */
export const readFreeText = (text: string): Understood | undefined => {
  const clauses = clausesOf(text);
  let understood: Understood | undefined;
  const partly = new Set<string>();
  const take = (read: Understood): boolean => {
    understood = understood ? both(understood, read) : read;
    return understood !== undefined;
  };
  for (const clause of clauses) {
    const read = readAny(clause);
    if (typeof read === 'string') partly.add(read);
    else if (!read || !take(read)) return clauses.some(isWish) ? { wish: true } : undefined;
  }
  if (!understood || [...partly].some((part) => !BELONGS[part]!(understood!))) return undefined;
  return withoutKindness(partly.has('aside') ? { ...understood, open: true } : understood);
};

const saysComing = ({ attending, plain, number }: Understood): boolean =>
  attending === 'confirmed' || (plain !== 'no' && (plain === 'yes' || number !== undefined));
/** What must be said beside a clause that is no answer by itself. */
const BELONGS: Record<string, (said: Understood) => boolean> = {
  excuse: ({ attending, plain }) => attending === 'declined' || plain === 'no',
  pending: ({ attending, unsure }) => attending === 'maybe' || unsure === true,
  aside: saysComing,
  without: saysComing,
};

const withoutKindness = ({ kind, ...said }: Understood): Understood =>
  kind && !Object.keys(said).length ? { kind } : said;

/** Whether a part of a text declines, even if the whole was not understood. */
export const mayDeny = (text: string): boolean =>
  clausesOf(text).some((clause) => /N(?:C|A+I)|B/.test(lettersOf(clause).letters));

/** Whether a part of a text says how many come, even if the whole was not understood. */
export const mayCount = (text: string): boolean =>
  clausesOf(text).some((clause) => {
    const read = readAny(clause);
    return typeof read === 'object' && read.number !== undefined && /[qC]/.test(lettersOf(clause).letters);
  });

const REQUESTS = new Set(
  'בקשות בקשה מיוחדות מיוחדת אלרגיות אלרגיה רגישויות רגישות requests request special allergies allergy'
    .split(' ')
    .map(wordKey),
);
const LONGEST_NOTHING = 5;
/** Whether a text means that there are no requests. */
export const saysNothing = (text: string): boolean => {
  const words = clausesOf(text).flatMap((clause) => withPhrases(clause).split(' '));
  const letters = words.map((word) => (REQUESTS.has(word) ? 'r' : LETTERS[kindOf(word) ?? 'able'])).join('');
  const told = letters.replace(/[fq]/g, '');
  return told.length <= LONGEST_NOTHING && /^(?:N*Z+|N+D*)(?:Z|r)*$/.test(told);
};
