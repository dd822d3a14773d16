import type { Language } from '@smachot/contracts';
import { type ContentText, directionOf } from '@smachot/i18n';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../food/food.module.css';

/** Words of a business among ours, in their own language and direction. */
export function Words({ of: { text, language } }: { of: ContentText }) {
  return (
    <bdi lang={language} dir={directionOf(language)}>
      {text}
    </bdi>
  );
}

/** A paragraph of a business, in its own language and direction. */
export function Paragraph({
  of: { text, language },
  className,
}: {
  of: ContentText;
  className?: string | undefined;
}) {
  return (
    <p lang={language} dir={directionOf(language)} className={clsx('lines', className)}>
      {text}
    </p>
  );
}

/** The name of a language in the reader's language. */
export const useLanguageName = () => {
  const { i18n } = useTranslation('ui');
  return (language: Language): string =>
    new Intl.DisplayNames([i18n.language], { type: 'language' }).of(language) ?? language;
};

/** A note that texts are not in the reader's language, with their language; renders nothing when they are. */
export function ShownIn({
  languages,
  partly = false,
}: {
  languages: readonly Language[];
  partly?: boolean;
}): ReactNode {
  const { t, i18n } = useTranslation('ui');
  const nameOf = useLanguageName();
  const other = languages.find((language) => language !== i18n.language);
  if (!other) return null;
  return (
    <span className={styles.shownIn}>
      {t(partly ? 'partlyShownIn' : 'shownIn', { language: nameOf(other) })}
    </span>
  );
}
