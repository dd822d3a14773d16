import { tidy } from '@smachot/kernel';
import type { Attending } from './answers';
import { kindOf, numberOf, WISH, type WordKind, withPhrases, wordKey } from './chat-words';
import { asksOf, type GuestQuestion } from './guest-questions';

/**
 * Meaning of a short message. `attending`: stated explicitly. `plain`: a bare yes or no, whose meaning depends on the
 * question before it. `number` includes the writer. `vague`: a number that could be several ("3-4"). `wish`: a request to
 * the kitchen or the hall. `asks`: the writer's questions. `kind`: only greetings and thanks.
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
  kind?: true;
};

const MOST = 200;
const LETTERS: Record<WordKind, string> = {
  yes: 'Y',
  surely: 'S',
  no: 'N',
  coming: 'C',
  glad: 'P',
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
  who: 'q',
  be: 'b',
  filler: 'f',
};
/** Encodes a clause: one letter for each word's meaning, `?` for unknown words. */
const lettersOf = (clause: string): { letters: string; numbers: number[] } => {
  const words = withPhrases(clause).split(' ').filter(Boolean);
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
/** Patterns over the encoded clause, without politeness, pronouns and "to be". */
const PATTERNS: readonly [RegExp, Partial<Understood> | 'excuse'][] = [
  [/^[YSJP]*U+N*[CIA]+[CIAPJ]*$|^[CI]+U+$|^N+[KS]+[UICA]*[CIA]$/, { attending: 'maybe' }],
  [/^[YS]*U+[YSPJ]*$|^U+N+$|^N+[KS]+U*$/, { unsure: true }],
  [/^X*N*(?:N[CA]|B)[CAIJ]*X*$/, { attending: 'declined' }],
  [/^X*N+X*$/, { plain: 'no' }],
  [/^[YSJ]*(?:C+[CIJ]*|P+J*I+|A+I+)[YSJ]*$/, { attending: 'confirmed' }],
  [/^[YSJPD]*[YSJP][YSJPD]*$/, { plain: 'yes' }],
  [/^[YSJPD]*(?:D|P|Y)R+D*$|^R+D+$/, { ride: true }],
  [/^N+[DPR]*R$|^ZD*R$/, { ride: false }],
  [/^N+D+$/, { need: false }],
  [/^[YSJ]*(?:C+|P+J*I+)?V+$/, { ride: false, own: true }],
  [/^N*Z+$/, { nothing: true }],
  [/^D+$/, { need: true }],
  [/^X+$/, 'excuse'],
];

const isWish = (clause: string): boolean => WISH.test(clause) && !clause.endsWith('?');
const readAny = (clause: string): Understood | 'excuse' | undefined => {
  const asks = WISH.test(clause) ? [] : asksOf(clause);
  if (asks.length) return { asks };
  return clause.endsWith('?') ? undefined : readClause(clause);
};

const readClause = (clause: string): Understood | 'excuse' | undefined => {
  if (WISH.test(clause)) return { wish: true };
  const { letters, numbers } = lettersOf(clause);
  if (
    letters.includes('?') ||
    NOT_COMING.test(clause) ||
    DENIES_SOMETHING_ELSE.test(letters.replace(/b/g, ''))
  )
    return undefined;
  const told = letters.replace(/[fqb~#%]/g, '');
  const read = told === '' ? {} : PATTERNS.find(([known]) => known.test(told))?.[1];
  if (!/[#%]/.test(letters)) return told === '' ? { kind: true } : read;
  return read && read !== 'excuse' ? withNumber(read, letters, numbers) : undefined;
};

/** Adds a number to a clause that means only yes; doubtful when the number may mean something else. */
const withNumber = (read: Understood, letters: string, numbers: number[]): Understood | undefined => {
  if (read.attending === 'declined' || read.nothing || read.ride !== undefined || read.need !== undefined)
    return undefined;
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
    .split(/(?<=\s)|(?=\s)/)
    .map((word) => (/\p{Nd}/u.test(word) && !/^\(?\d{1,3}[.,!?;:)]*$/.test(word) ? ODD : word))
    .join('')
    .replace(/(?<=^|\s)[/+&](?=\s)/g, 'או');

const SIGNS = new Set(['👍', '👎', '✅', '❌']);
const clausesOf = (text: string): string[] =>
  withoutOddNumbers(tidy(text).replace(/[\p{Emoji_Modifier}\u200d\u20e3]/gu, ''))
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
  if (numbers === 2) {
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
  let excuses = false;
  const take = (read: Understood): boolean => {
    understood = understood ? both(understood, read) : read;
    return understood !== undefined;
  };
  for (const clause of clauses) {
    const read = readAny(clause);
    if (read === 'excuse') excuses = true;
    else if (!read || !take(read)) return clauses.some(isWish) ? { wish: true } : undefined;
  }
  if (excuses && understood?.attending !== 'declined' && understood?.plain !== 'no') return undefined;
  return understood && withoutKindness(understood);
};

const withoutKindness = ({ kind, ...said }: Understood): Understood =>
  kind && !Object.keys(said).length ? { kind } : said;

/** Whether a part of a text declines, even if the whole was not understood. */
export const mayDeny = (text: string): boolean =>
  clausesOf(text).some((clause) => /N(?:C|A+I)|B/.test(lettersOf(clause).letters));

const REQUESTS = new Set(
  'בקשות בקשה מיוחדות מיוחדת אלרגיות אלרגיה רגישויות רגישות requests request special allergies allergy'
    .split(' ')
    .map(wordKey),
);
const LONGEST_NOTHING = 5;
/** Whether a text means that there are no requests. */
export const saysNothing = (text: string): boolean => {
  const words = clausesOf(text).flatMap((clause) => clause.split(' '));
  const letters = words.map((word) => (REQUESTS.has(word) ? 'r' : LETTERS[kindOf(word) ?? 'able'])).join('');
  const told = letters.replace(/[fq]/g, '');
  return told.length <= LONGEST_NOTHING && /^(?:N*Z+|N+D*)(?:Z|r)*$/.test(told);
};
