import type { Language } from '@smachot/contracts';
import { useTranslation } from 'react-i18next';
import { spanOfMinutes } from './span';

/** Minutes in whole hours or days, rounded up: "an hour", "3 hours", "2 days". */
export const useSpan = () => {
  const { i18n } = useTranslation();
  return (minutes: number): string => spanOfMinutes(minutes, i18n.language as Language);
};
