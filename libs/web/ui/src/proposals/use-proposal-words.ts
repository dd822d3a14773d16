import type { ProposalLine, ProposalTerm, ProposalVersion } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import type { ProposalField } from '@smachot/pricing';
import { useFormat, useUntil } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import './texts';

/** What is shown of a version; a draft has none of the rest. */
export type ShownVersion = Pick<ProposalVersion, 'content' | 'unitName'>;

/** The facts, lines and terms of a proposal as words of the reader's language; what was typed stays as it was typed. */
export const useProposalWords = () => {
  const { t } = useTranslation('proposals');
  const format = useFormat();
  const until = useUntil();
  const typed = (text: string) => text || t('none');
  const fact: Record<ProposalField, (version: ShownVersion) => string> = {
    unit: ({ unitName }) => typed(unitName ?? ''),
    customerName: ({ content }) => content.customerName,
    participants: ({ content }) => t('participants', { count: content.eventInfo.participants }),
    datetime: ({ content }) => format.dateTime(content.eventInfo.datetime),
    location: ({ content }) => typed(content.eventInfo.location?.address ?? ''),
    remarks: ({ content }) => typed(content.remarks),
    validUntil: ({ content }) => until(content.validUntil),
  };
  const ofLine: Record<keyof ProposalLine, (line: ProposalLine) => string> = {
    name: ({ name }) => name,
    description: ({ description }) => typed(description),
    per: ({ per }) => t(`per.${per}`),
    quantity: ({ quantity }) => format.number(quantity),
    unitPrice: ({ unitPrice }) => format.shekels(unitPrice),
    optional: ({ optional }) => t(optional ? 'optional.yes' : 'optional.no'),
    dish: ({ dish }) => (dish ? `${dish.menu} · ${dish.name}` : t('none')),
  };
  const ofTerm: Record<keyof ProposalTerm, (term: ProposalTerm) => string> = {
    name: ({ name }) => name,
    description: ({ description }) => description,
  };
  return {
    fact,
    ofLine,
    ofTerm,
    /** How much of it at which price, and whether it is the customer's choice. */
    sum: ({ quantity, unitPrice, per, optional }: ProposalLine): string => {
      const words = t(per === 'participant' ? 'perGuest' : 'times', {
        quantity: format.number(quantity),
        each: isolate(format.shekels(unitPrice)),
      });
      return optional ? `${words} · ${t('optional.yes')}` : words;
    },
  };
};
