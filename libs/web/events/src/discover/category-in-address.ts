import { PublicEventCategory } from '@smachot/contracts';
import { useAddress } from '@smachot/web-platform';

type SetCategory = (category: PublicEventCategory | null) => void;

/** `?category=`: what the list is filtered by; null, all, also for a word that is no category. */
export const useCategory = (): [PublicEventCategory | null, SetCategory] => {
  const [word, set] = useAddress('category', 'all');
  const known = PublicEventCategory.safeParse(word);
  return [known.success ? known.data : null, (category) => set(category)];
};
