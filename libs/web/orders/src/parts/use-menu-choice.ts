import type { AnswerOf, Language, orderMenu, PricingUnitRequest } from '@smachot/contracts';
import { sectionsIn } from '@smachot/i18n';
import { firstMissing, fitRequest } from '@smachot/web-ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A choice from a menu, compared with the earlier one. Undefined while the menu is loading. */
export const useMenuChoice = (known: AnswerOf<typeof orderMenu> | undefined) => {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  const unit = known?.pricingUnit;
  const sections = useMemo(
    () => (unit?.type === 'compound' ? sectionsIn(unit.sections, language, unit.language) : []),
    [unit, language],
  );
  const agreed = useMemo(() => fitRequest(sections, known?.request ?? null), [sections, known]);
  const [chosen, choose] = useState<PricingUnitRequest>();
  const request = chosen ?? agreed;
  const missing = firstMissing(sections, request);
  const changed = JSON.stringify(request) !== JSON.stringify(agreed);
  return { sections, request, choose, missing, changed, ready: changed && !missing };
};
export type MenuChoice = ReturnType<typeof useMenuChoice>;
