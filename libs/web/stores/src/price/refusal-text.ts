import { useFieldText } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';

const WITH_NUMBERS = ['price.too_many', 'price.too_few', 'price.too_far'] as const;

/** The reason why there is no price, with its numbers; codes without numbers use the common texts. */
export const useRefusalText = () => {
  const { t } = useTranslation('stores');
  const say = useFieldText();
  return (code: string, values: Record<string, number | string> = {}): string => {
    const known = WITH_NUMBERS.find((one) => one === code);
    const count = Number(values['limit'] ?? values['km'] ?? 0);
    return known && count > 0
      ? t(`refused.${known.slice(6) as 'too_many' | 'too_few' | 'too_far'}`, { count })
      : (say(code) ?? '');
  };
};
