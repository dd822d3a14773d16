import { useFormat } from '@smachot/web-platform';
import { Button, Icon, type IconName } from '@smachot/web-ui';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ask, EventInfo } from '../event-info/event-info';
import styles from './browse.module.css';

type CellProps = {
  icon: IconName;
  question: string;
  answer: ReactNode;
  /** The text while there is no answer yet. */
  open: string;
  onPress: () => void;
};

function Cell({ icon, question, answer, open, onPress }: CellProps) {
  return (
    <button type="button" className={styles.finderCell} aria-haspopup="dialog" onClick={onPress}>
      <Icon name={icon} size={22} />
      <span className="grow">
        <small>{question}</small>
        {answer ? <b>{answer}</b> : <span className={styles.finderOpen}>{open}</span>}
      </span>
    </button>
  );
}

export type FinderProps = {
  event: EventInfo;
  onAsk: (ask: Ask) => void;
  onSearch: () => void;
  ref?: Ref<HTMLDivElement>;
};

/** The four questions of the search: occasion, time, place and number of guests. */
const useQuestions = ({ celebrating, datetime, location, participants }: EventInfo) => {
  const { t } = useTranslation('stores');
  const format = useFormat();
  const questions: readonly (Omit<CellProps, 'onPress'> & { ask: Ask })[] = [
    {
      ask: 'what',
      icon: 'sparkle',
      question: t('finder.what'),
      open: t('finder.addWhat'),
      answer: celebrating ? t(`event.types.${celebrating}`) : null,
    },
    {
      ask: 'when',
      icon: 'cal',
      question: t('finder.when'),
      open: t('finder.addWhen'),
      // the weekday's name makes the word "day" redundant
      answer: datetime ? format.dayAndDate(datetime).replace(/^יום /, '') : null,
    },
    {
      ask: 'where',
      icon: 'pin',
      question: t('finder.where'),
      open: t('finder.addWhere'),
      answer: location ? <bdi>{location.address}</bdi> : null,
    },
    {
      ask: 'who',
      icon: 'users',
      question: t('finder.who'),
      open: t('finder.addWho'),
      answer: participants ? t('event.guests', { count: participants }) : null,
    },
  ];
  return questions;
};

/** The questions as cells in a row, each with its answer, and the button to the results. */
export function Finder({ event, onAsk, onSearch, ref }: FinderProps) {
  const { t } = useTranslation('stores');
  const questions = useQuestions(event);
  return (
    <div className={styles.finder} ref={ref} role="group" aria-label={t('event.title')}>
      {questions.map(({ ask, ...cell }) => (
        <Cell key={ask} {...cell} onPress={() => onAsk(ask)} />
      ))}
      <Button size="large" icon="search" onClick={onSearch}>
        {t('finder.search')}
      </Button>
    </div>
  );
}
