import type { Language } from '@smachot/contracts';
import { formatMoney } from '@smachot/i18n';
import { useTranslation } from 'react-i18next';
import { Ltr } from './ltr';

/** Whole agorot, in the reader's language. */
export function Money({ agorot, className }: { agorot: number; className?: string }) {
  const { i18n } = useTranslation();
  return <Ltr className={className}>{formatMoney(agorot, i18n.language as Language)}</Ltr>;
}
