import type { Language } from '@smachot/contracts';
import { formatShekels, formatShortDate, plain } from '@smachot/i18n';
import { type MessageContent, type NoticeName, noticeVariables } from '@smachot/server-messaging';
import type { Reader, Values } from './sms-text';
import { waitingWords } from './waiting-words';

/** Variables of the templates that are not about an order. */
const OTHERS: Partial<Record<NoticeName, (values: Values, language: Language) => string[]>> = {
  message_received: ({ store }) => [String(store ?? '')],
  store_waiting: (values, language) => {
    const { things, waited } = waitingWords(values, language);
    return [String(values['store'] ?? ''), things, waited];
  },
};

/**
 * The WhatsApp content of an order's status change, a message or what waits; the text itself is the registered template's.
 * @param values `side`, `store`, `menu` and `code` of the order, `startsAt` an instant, `amount` in shekels; `count` and `days` of what waits
 * @param href a path of ours
 */
export const noticeContent = (
  name: NoticeName,
  values: Values,
  href: string,
  { language, readAt }: Reader,
): MessageContent => {
  const { code, startsAt, amount, side, store, menu } = values;
  const ofOrder = [
    typeof startsAt === 'string' ? plain(formatShortDate(new Date(startsAt), language, readAt)) : '',
    // older notifications know its number alone
    String((side === 'partner' ? menu : store) || code || ''),
    plain(formatShekels(Number(amount ?? 0), language)),
  ];
  return {
    kind: 'template',
    name,
    language,
    variables: (OTHERS[name]?.(values, language) ?? ofOrder).slice(0, noticeVariables(name)),
    imageFileKey: null,
    payloads: [],
    linkSuffix: href.replace(/^\//, ''),
  };
};
