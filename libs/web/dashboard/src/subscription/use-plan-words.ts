import type { Language, PlanId } from '@smachot/contracts';
import { planTexts } from '@smachot/i18n';
import { useTranslation } from 'react-i18next';

/** Name and description of a plan in the person's language, also right after it was changed. */
export const usePlanWords = () => {
  const language = useTranslation().i18n.language as Language;
  return (planId: PlanId) => planTexts(planId, language);
};
