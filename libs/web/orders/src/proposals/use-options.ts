import type { OfferedProposal } from '@smachot/contracts';
import { orderLinesOf, proposalPrice } from '@smachot/pricing';
import { useAddress } from '@smachot/web-platform';

/** The options that the customer ticked, kept in the address, and the price with them. Sums in agorot. */
export const useOptions = ({ content }: OfferedProposal) => {
  const [typed, setTyped] = useAddress('options', '');
  const { lines, eventInfo } = content;
  const ticked = typed.split('.').filter(Boolean).map(Number);
  const options = [...new Set(ticked)].filter((at) => lines[at]?.optional);
  const price = proposalPrice(lines, eventInfo.participants, options);
  const tick = (at: number, ticked: boolean) => {
    const next = ticked ? [...options, at] : options.filter((one) => one !== at);
    setTyped(next.length ? next.sort((a, b) => a - b).join('.') : null);
  };
  return { options, price, orderLines: orderLinesOf(price), tick };
};
export type Options = ReturnType<typeof useOptions>;
