import { useFormat } from '@smachot/web-platform';
import { Icon } from '@smachot/web-ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ask, EventInfo } from '../event-info/event-info';
import { Finder } from './finder';
import { useAway } from './use-away';
import styles from './finder-bar.module.css';

/** Scroll distance in pixels after which the questions are folded. */
const SCROLLED_ON = 120;

/** The answers in one line. */
const useAnswers = ({ celebrating, datetime, location, participants }: EventInfo): string => {
  const { t } = useTranslation('stores');
  const format = useFormat();
  const [town] = location?.address.split(',') ?? [];
  const said = [
    celebrating && t(`event.types.${celebrating}`),
    datetime && format.dayAndDate(datetime).replace(/^יום /, ''),
    town,
    participants && t('event.guests', { count: participants }),
  ].filter(Boolean);
  return said.length ? said.join(' · ') : t('finder.ask');
};

/** Folds the questions again on scroll. */
const useFold = (open: boolean, fold: () => void) => {
  const folded = useRef(fold);
  useEffect(() => {
    folded.current = fold;
  });
  useEffect(() => {
    if (!open) return;
    const from = scrollY;
    const watch = () => Math.abs(scrollY - from) > SCROLLED_ON && folded.current();
    addEventListener('scroll', watch, { passive: true });
    return () => removeEventListener('scroll', watch);
  }, [open]);
};

/** Whether the questions are unfolded, and where the focus goes when they fold or the bar leaves. */
const useUnfolding = (finder: RefObject<HTMLElement | null>) => {
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isInside = () => bar.current?.contains(document.activeElement) ?? false;
  const fold = () => {
    if (isInside()) button.current?.focus({ preventScroll: true });
    setOpen(false);
  };
  useFold(open, fold);
  const away = useAway(finder, () => {
    // the focus would be lost with the bar: it moves to the finder itself
    if (isInside()) finder.current?.querySelector('button')?.focus({ preventScroll: true });
    setOpen(false);
  });
  const onKeyDown = (pressed: KeyboardEvent) => {
    if (pressed.key !== 'Escape' || !open) return;
    pressed.stopPropagation();
    fold();
  };
  return { away, open, bar, button, onKeyDown, fold, toggle: () => setOpen(!open) };
};

type FinderBarProps = {
  /** The finder that the bar replaces while it is out of sight. */
  finder: RefObject<HTMLElement | null>;
  event: EventInfo;
  onAsk: (ask: Ask) => void;
  onSearch: () => void;
};

/** The finder as a bar over the list; it overlays the page, so that its appearance shifts no layout. */
export function FinderBar({ finder, event, onAsk, onSearch }: FinderBarProps) {
  const { t } = useTranslation('stores');
  const id = useId();
  const answers = useAnswers(event);
  const { away, open, bar, button, onKeyDown, fold, toggle } = useUnfolding(finder);
  if (!away) return null;
  const search = () => {
    fold();
    onSearch();
  };
  return (
    <div className={styles.bar} ref={bar} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={styles.line}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        <Icon name="search" size={20} />
        <span className="grow ell">
          <span className="sr">{t('finder.change')}: </span>
          <bdi>{answers}</bdi>
        </span>
        <Icon name={open ? 'up' : 'down'} size={20} />
      </button>
      {open ? (
        <div id={id}>
          <Finder event={event} onAsk={onAsk} onSearch={search} />
        </div>
      ) : null}
    </div>
  );
}
