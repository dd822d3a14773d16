import type { ProposalVat } from '@smachot/contracts';
import { formatDate, formatMoney, formatTime, plain } from '@smachot/i18n';
import { splitVat, toAgorot, vatPercentOn, wallTime } from '@smachot/kernel';
import { proposalPrice, type PricedProposalLine } from '@smachot/pricing';
import type { Paper } from '@smachot/server-documents';
import type { ProposalState } from '../domain/proposal';

const money = (agorot: number): string => plain(formatMoney(agorot, 'he'));
const when = (iso: string): string => {
  const at = new Date(iso);
  return plain(`${formatDate(at, 'he')} ${formatTime(at, 'he')}`);
};

/** Letters that fit a line of the page, and beside a sum. */
const LINE_ROOM = 84;
const LABEL_ROOM = 56;

/** Breaks text into lines of at most `room` letters; longer words are cut. */
export const wrapped = (text: string, room = LINE_ROOM): string[] =>
  text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of paragraph
      .split(' ')
      .flatMap((one) => one.match(new RegExp(`.{1,${room}}`, 'gu')) ?? [])) {
      const last = lines.at(-1);
      if (last !== undefined && last.length + 1 + word.length <= room)
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  });

const labelOf = ({ line, quantity }: PricedProposalLine): string => {
  const each = `${quantity} × ${money(toAgorot(line.unitPrice))}`;
  const optional = line.optional ? ' (לבחירתכם)' : '';
  const [name = '', more] = wrapped(line.name, LABEL_ROOM - optional.length);
  return `${name}${more ? '…' : ''}${optional}${quantity === 1 ? '' : `, ${each}`}`;
};

const vatLines = (vat: ProposalVat, total: number, now: Date): string[] => {
  if (vat === 'exempt') return ['בית העסק אינו גובה מע״מ.'];
  if (vat === 'unstated') return ['מעמד בית העסק במע״מ: לא נמסר. המחירים כוללים מע״מ, אם הוא חל.'];
  const percent = vatPercentOn(wallTime(now).day);
  return [`המחירים כוללים מע״מ ${percent}%: ${money(splitVat(total, percent).vat)} מתוך הסכום.`];
};

/** The page of a proposal; options stand on it with their prices, and are not in its total. */
export const proposalPaper = (
  { content, storeName, unitName, number }: ProposalState,
  vat: ProposalVat,
  now: Date,
): Paper => {
  const { eventInfo, customerName, validUntil, remarks, terms } = content;
  const { total, lines } = proposalPrice(content.lines, eventInfo.participants);
  const place = eventInfo.location?.address;
  return {
    title: `הצעת מחיר, ${storeName}`,
    letterhead: storeName,
    heading: number > 1 ? `הצעת מחיר, גרסה ${number}` : 'הצעת מחיר',
    head: [
      `עבור: ${customerName}`,
      ...wrapped(unitName),
      `${when(eventInfo.datetime)}, ${eventInfo.participants} משתתפים`,
      ...(place ? wrapped(place) : []),
      `בתוקף עד ${when(validUntil)}`,
    ],
    lines: lines.map((line) => [labelOf(line), money(line.amount)]),
    total: [lines.some(({ taken }) => !taken) ? 'סך הכול בלי מה שלבחירתכם' : 'סך הכול', money(total)],
    foot: [
      ...vatLines(vat, total, now),
      ...(remarks ? ['', ...wrapped(remarks)] : []),
      ...terms.flatMap(({ name, description }) => ['', ...wrapped(`${name}:`), ...wrapped(description)]),
    ],
  };
};
