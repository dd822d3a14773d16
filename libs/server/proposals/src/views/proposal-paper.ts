import type { Language, ProposalVat } from '@smachot/contracts';
import { formatDate, formatMoney, formatTime, formatUntil, plain } from '@smachot/i18n';
import { splitVat, toAgorot, vatPercentOn, wallTime } from '@smachot/kernel';
import { linesByMenu, proposalPrice, type PricedProposalLine } from '@smachot/pricing';
import type { Paper, PaperLine } from '@smachot/server-documents';
import type { ProposalState } from '../domain/proposal';
import { paperTexts } from '../texts/paper-texts';

const money = (agorot: number, language: Language): string => plain(formatMoney(agorot, language));
const when = (iso: string, language: Language): string => {
  const at = new Date(iso);
  return plain(`${formatDate(at, language)} ${formatTime(at, language)}`);
};

/** The line, with how much of it at which price, and what the store says of it. */
const paperLine = ({ line, quantity, amount }: PricedProposalLine, language: Language): PaperLine => {
  const optional = line.optional ? ` (${paperTexts[language].optional})` : '';
  const each = `${quantity} × ${money(toAgorot(line.unitPrice), language)}`;
  return [
    `${line.name}${optional}`,
    money(amount, language),
    [...(quantity === 1 ? [] : [each]), ...(line.description ? [line.description] : [])],
  ];
};

type Vat = { vat: ProposalVat; total: number; now: Date };
const vatLines = ({ vat, total, now }: Vat, language: Language): string[] => {
  const texts = paperTexts[language];
  if (vat === 'exempt' || vat === 'unstated') return [texts.vat[vat]];
  const percent = vatPercentOn(wallTime(now).day);
  return [texts.vatIncluded(percent, money(splitVat(total, percent).vat, language))];
};

/**
 * The page of a proposal; options stand on it with their prices, and are not in its total. `language`: of the frame, the sums and the dates; the
 * store's words are as it wrote them.
 */
export const proposalPaper = (
  { content, storeName, unitName, number }: ProposalState,
  { vat, now, language }: { vat: ProposalVat; now: Date; language: Language },
): Paper => {
  const texts = paperTexts[language];
  const { eventInfo, customerName, validUntil, remarks, terms } = content;
  const { total, lines } = proposalPrice(content.lines, eventInfo.participants);
  const place = eventInfo.location?.address;
  return {
    language,
    title: texts.title(storeName),
    letterhead: storeName,
    heading: number > 1 ? texts.version(number) : texts.heading,
    head: [
      texts.for(customerName),
      unitName,
      `${when(eventInfo.datetime, language)}, ${texts.participants(eventInfo.participants)}`,
      ...(place ? [place] : []),
      texts.validUntil(plain(formatUntil(new Date(validUntil), language, now))),
    ],
    lines: linesByMenu(lines).flatMap(({ menu, lines: group }) => [
      ...(menu === null ? [] : [[`${menu}:`, ''] satisfies PaperLine]),
      ...group.map((line) => paperLine(line, language)),
    ]),
    total: [
      lines.some(({ taken }) => !taken) ? texts.totalWithoutOptions : texts.total,
      money(total, language),
    ],
    foot: [
      ...vatLines({ vat, total, now }, language),
      ...(remarks ? ['', remarks] : []),
      ...terms.flatMap(({ name, description }) => ['', `${name}:`, description]),
    ],
  };
};
