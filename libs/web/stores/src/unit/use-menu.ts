import type { PricingUnit, PricingUnitRequest } from '@smachot/contracts';
import { useRequestedUnit, useRequestUnit } from '@smachot/web-platform';
import { useMemo } from 'react';
import { firstRequest, fitRequest, sectionsOf } from './configurator';

/**
 * What is chosen from a menu. It lives where the checkout finds it: in memory, until the page is loaded anew; coming back from the
 * checkout shows what was chosen.
 */
export const useMenu = (unit: PricingUnit) => {
  const requested = useRequestedUnit();
  const keep = useRequestUnit();
  const sections = useMemo(() => sectionsOf(unit), [unit]);
  const known = requested?.pricingUnitId === unit.pricingUnitId ? requested.request : null;
  const request = useMemo(
    () => (known ? fitRequest(sections, known) : firstRequest(sections)),
    [sections, known],
  );
  const { pricingUnitId, partnerUsername } = unit;
  return {
    sections,
    request: unit.type === 'compound' ? request : null,
    choose: (next: PricingUnitRequest | null) => keep({ pricingUnitId, partnerUsername, request: next }),
  };
};
