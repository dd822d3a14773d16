import type { Language } from '@smachot/contracts';
import { useProblemText } from '@smachot/web-platform';
import { Button, Note } from '@smachot/web-ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRateArticleMutation } from '../articles-api';
import styles from './help.module.css';

type Props = {
  slug: string;
  language: Language;
  /** Shown to those whom the article did not help. */
  contact: ReactNode;
};

/** "Was this helpful?". Answered once for each time the article is opened; nothing of the reader is sent. */
export function Helpful({ slug, language, contact }: Props) {
  const { t } = useTranslation('articles');
  const words = useProblemText();
  const [answer, setAnswer] = useState<'yes' | 'no'>();
  const [rate, { isLoading, error }] = useRateArticleMutation();
  const say = async (helpful: boolean) => {
    const sent = await rate({ params: { articleSlug: slug }, body: { language, helpful } });
    if (!sent.error) setAnswer(helpful ? 'yes' : 'no');
  };
  if (answer)
    return (
      <div role="status" className={styles.answer}>
        <span>{t(`article.thanks.${answer}`)}</span>
        {answer === 'no' ? contact : null}
      </div>
    );
  return (
    <>
      <div className={styles.answer}>
        <b className="grow">{t('article.helpful')}</b>
        <Button kind="line" disabled={isLoading} onClick={() => void say(true)}>
          {t('article.yes')}
        </Button>
        <Button kind="line" disabled={isLoading} onClick={() => void say(false)}>
          {t('article.no')}
        </Button>
      </div>
      {error ? <Note tone="bad">{words(error)}</Note> : null}
    </>
  );
}
