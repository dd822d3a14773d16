import { PublicEventCategory } from '@smachot/contracts';
import { useProblemText } from '@smachot/web-platform';
import { Button, ChipRow, EmptyState, FilterChip, Note, QueryStatus, SkeletonCards } from '@smachot/web-ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CATEGORY_ICON } from '../cover/category-badge';
import { usePublicEventsInfiniteQuery } from '../events-api';
import { useCategory } from './category-in-address';
import { EventCard } from './event-card';
import styles from './discover.module.css';

type Choose = (category: PublicEventCategory | null) => void;

function Filter({ chosen, onChoose }: { chosen: PublicEventCategory | null; onChoose: Choose }) {
  const { t } = useTranslation('events');
  const row = useRef<HTMLDivElement>(null);
  // On a phone the chosen category may be scrolled out of the row.
  useEffect(() => {
    const pressed = row.current?.querySelector('[aria-pressed="true"]');
    pressed?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [chosen]);
  return (
    <div ref={row}>
      <ChipRow label={t('filter')}>
        <FilterChip on={chosen === null} onClick={() => onChoose(null)}>
          {t('category.all')}
        </FilterChip>
        {PublicEventCategory.options.map((category) => (
          <FilterChip
            key={category}
            icon={CATEGORY_ICON[category]}
            on={chosen === category}
            onClick={() => onChoose(category)}
          >
            {t(`category.${category}`)}
          </FilterChip>
        ))}
      </ChipRow>
    </div>
  );
}

function Nothing({ chosen, onChoose }: { chosen: PublicEventCategory | null; onChoose: Choose }) {
  const { t } = useTranslation('events');
  if (chosen === null) return <EmptyState art="event-toast" title={t('none')} text={t('noneText')} />;
  return (
    <EmptyState
      art="empty-search"
      title={t('noneOf', { category: t(`category.${chosen}`) })}
      text={t('noneOfText')}
      action={
        <Button kind="soft" onClick={() => onChoose(null)}>
          {t('showAll')}
        </Button>
      }
    />
  );
}

function Events({ chosen, onChoose }: { chosen: PublicEventCategory | null; onChoose: Choose }) {
  const { t } = useTranslation('events');
  const say = useProblemText();
  const query = usePublicEventsInfiniteQuery(chosen);
  // Only pages of this category: another category's events must not appear under its name.
  const pages = query.currentData?.pages;
  if (!pages) return <QueryStatus query={query} skeleton={<SkeletonCards />} />;
  const events = pages.flatMap((page) => page.events);
  if (events.length === 0) return <Nothing chosen={chosen} onChoose={onChoose} />;
  return (
    <>
      <p className="sr" role="status">
        {t('shown', { count: events.length })}
      </p>
      <ul className={styles.grid}>
        {events.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
      </ul>
      {query.isFetchNextPageError ? <Note tone="bad">{say(query.error)}</Note> : null}
      {query.hasNextPage ? (
        <div className={styles.more}>
          <Button kind="line" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Public events, the next one first; `?category=` shows those of one category. */
export function EventList() {
  const [category, choose] = useCategory();
  return (
    <>
      <Filter chosen={category} onChoose={choose} />
      <Events chosen={category} onChoose={choose} />
    </>
  );
}
