import { GuestGroup } from '@smachot/contracts';
import { useTranslation } from 'react-i18next';

/** The group of a guest at the door: one of ours, or as the host wrote it. */
export const useGroupText = () => {
  const { t } = useTranslation('rsvp');
  return (group: string): string => {
    const known = GuestGroup.safeParse(group);
    return known.success ? t(`group.${known.data}`) : group;
  };
};
