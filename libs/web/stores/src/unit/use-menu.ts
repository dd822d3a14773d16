import type { Language, PricingUnit, PricingUnitRequest } from '@smachot/contracts';
import { sectionsIn } from '@smachot/i18n';
import { useRequestedUnit, useRequestUnit } from '@smachot/web-platform';
import { firstRequest, fitRequest } from '@smachot/web-ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { sectionsOf } from './configurator';

/**
 * The choices from a menu. They are stored where the checkout reads them: in memory, until the page is reloaded; a return from the
 * checkout restores them.
 */
export const useMenu = (unit: PricingUnit) => {
  const requested = useRequestedUnit();
  const keep = useRequestUnit();
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  const sections = useMemo(() => sectionsIn(sectionsOf(unit), language, unit.language), [unit, language]);
  const known = requested?.pricingUnitId === unit.pricingUnitId ? requested.request : null;
  const request = useMemo(
    () => (known ? fitRequest(sections, known) : firstRequest(sections)),
    [sections, known],
  );
  const { pricingUnitId, partnerUsername } = unit;
  return {
    sections,
    request: unit.type === 'compound' ? request : null,
    /** Whether something was chosen from it, here or before. */
    isChosen: known !== null,
    choose: (next: PricingUnitRequest | null) => keep({ pricingUnitId, partnerUsername, request: next }),
  };
};
