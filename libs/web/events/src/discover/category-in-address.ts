import { PublicEventCategory } from '@smachot/contracts';
import { useAddress } from '@smachot/web-platform';

type SetCategory = (category: PublicEventCategory | null) => void;

/** `?category=`: the filter of the list; null for all, also for an unknown category. */
export const useCategory = (): [PublicEventCategory | null, SetCategory] => {
  const [word, set] = useAddress('category', 'all');
  const known = PublicEventCategory.safeParse(word);
  return [known.success ? known.data : null, (category) => set(category)];
};
