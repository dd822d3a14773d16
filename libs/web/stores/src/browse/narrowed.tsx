import { useFormat } from '@smachot/web-platform';
import { Icon } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { BrowseSearch } from './browse-search';
import type { ChangeSearch } from './use-browse-search';
import styles from './results.module.css';

type Taken = [text: string, without: Partial<BrowseSearch>];

const useTaken = (search: BrowseSearch): Taken[] => {
  const { t } = useTranslation('stores');
  const format = useFormat();
  const { q, budget, rating, kosher, food, accessible, setting, seats, notice, language, perGuest } = search;
  const taken: (Taken | false | '' | null)[] = [
    search.area !== null && [t('map.area'), { area: null }],
    q && [t('browse.text', { text: q }), { q: '' }],
    budget !== null && [t('browse.upTo', { sum: format.shekels(budget) }), { budget: null }],
    perGuest !== null && [t('filters.upToPerGuest', { sum: format.shekels(perGuest) }), { perGuest: null }],
    rating !== null && [t('filters.ratingFrom', { rating: format.number(rating) }), { rating: null }],
    kosher && [t(`filters.kosher.${kosher}`), { kosher: null }],
    food && [t(`filters.food.${food}`), { food: null }],
    accessible && [t('filters.accessible'), { accessible: null }],
    setting && [t(`filters.setting.${setting}`), { setting: null }],
    seats !== null && [t('filters.seatsFrom', { count: seats }), { seats: null }],
    notice && [t(`filters.notice.${notice}`), { notice: null }],
    language && [t(`filters.language.${language}`), { language: null }],
  ];
  return taken.filter((one): one is Taken => Boolean(one));
};

/** The active filters, each removable with one press. */
export function Narrowed({ search, onChange }: { search: BrowseSearch; onChange: ChangeSearch }) {
  const { t } = useTranslation('stores');
  const taken = useTaken(search);
  if (taken.length === 0) return null;
  return (
    <ul className={styles.narrowed} aria-label={t('browse.narrowed')}>
      {taken.map(([text, without]) => (
        <li key={text}>
          <button
            type="button"
            className="chip"
            aria-label={t('browse.takeBack', { what: text })}
            onClick={() => onChange(without, { push: true })}
          >
            {text}
            <Icon name="x" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
