import type { Language, OrderSummary } from '@smachot/contracts';
import { type ContentText, contentText } from '@smachot/i18n';

/** What an order says of the unit it is for, in the reader's language as far as it was translated on that day. */
export const orderText = (
  { pricingUnitName, pricingUnitSummary, translations, language }: OrderSummary,
  field: 'name' | 'summary',
  wanted: Language,
): ContentText =>
  contentText({ name: pricingUnitName, summary: pricingUnitSummary, translations }, field, wanted, language);
