import type { Language, OrderSummary } from '@smachot/contracts';
import { type ContentText, contentText } from '@smachot/i18n';

/** The texts of an order's unit in the reader's language, as far as they were translated on the day of the order. */
export const orderText = (
  { pricingUnitName, pricingUnitSummary, translations, language }: OrderSummary,
  field: 'name' | 'summary',
  wanted: Language,
): ContentText =>
  contentText({ name: pricingUnitName, summary: pricingUnitSummary, translations }, field, wanted, language);
