import { nationalPhone } from '@smachot/kernel';
import {
  formatDate,
  formatLongDate,
  formatMoney,
  formatShekels,
  formatShortDate,
  formatTime,
} from '@smachot/i18n';
import { useTranslation } from 'react-i18next';
import type { Language } from '@smachot/contracts';
import { now } from '../config/product-clock';
import { relativeTo } from './relative';

type When = Date | string | number;
const at = (when: When) => new Date(when);

const formatters = (language: Language) => {
  const numbers = new Intl.NumberFormat(language);
  const dayAndDate = (when: When) => formatShortDate(at(when), language, now());
  return {
    /** Whole agorot. */
    money: (agorot: number) => formatMoney(agorot, language),
    /** Decimal shekels, as the specification's fields carry them. */
    shekels: (shekels: number) => formatShekels(shekels, language),
    number: (value: number) => numbers.format(value),
    /** 17.12.2026 */
    date: (when: When) => formatDate(at(when), language),
    /** יום ה׳, 17 בדצמבר; with its year where it is far from today */
    dayAndDate,
    /** יום חמישי, 17 בדצמבר 2026 */
    longDate: (when: When) => formatLongDate(at(when), language),
    /** 19:30, in Israel */
    time: (when: When) => formatTime(at(when), language),
    dateTime: (when: When) =>
      `${dayAndDate(when)}${language === 'ar' ? '،' : ','} ${formatTime(at(when), language)}`,
    /** "now", "yesterday", "in 3 days", by the product's clock. */
    relative: (when: When) => relativeTo(at(when), now(), language),
    phone: nationalPhone,
  };
};

const made = new Map<Language, ReturnType<typeof formatters>>();

/** Everything that differs between languages, in the chosen one. */
export const useFormat = () => {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  const format = made.get(language) ?? formatters(language);
  made.set(language, format);
  return format;
};
