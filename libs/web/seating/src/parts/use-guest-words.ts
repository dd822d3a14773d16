import { useTranslation } from 'react-i18next';
import type { Guest } from '../plan/base';

/** What is said of a guest beside the name: group, side, and an answer that is not a yes. */
export const useGuestWords = () => {
  const { t } = useTranslation('seating');
  const answer = ({ rsvpStatus }: Guest): string | null => {
    if (rsvpStatus === 'confirmed') return null;
    if (rsvpStatus === 'maybe') return t('answer.maybe');
    return rsvpStatus === 'declined' ? t('answer.declined') : t('answer.none');
  };
  const kin = ({ groupLabel, group, side }: Guest): string =>
    [groupLabel ?? t(`group.${group}`), side && t(`side.${side}`)].filter(Boolean).join(' · ');
  return { answer, kin };
};
