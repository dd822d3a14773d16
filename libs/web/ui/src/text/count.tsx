import { useTranslation } from 'react-i18next';

/** A whole number, with its thousands apart, in the reader's language. */
export function Count({ of }: { of: number }) {
  const { i18n } = useTranslation();
  return new Intl.NumberFormat(i18n.language).format(of);
}
