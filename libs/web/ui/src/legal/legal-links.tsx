import { useTranslation } from 'react-i18next';

const LABELS = { terms: 'legalTerms', privacy: 'legalPrivacy', cancellation: 'legalCancellation' } as const;
type LegalPage = keyof typeof LABELS;

/** Links to the legal pages a person agrees to, beside the consent; they open in a new tab, so that nothing typed is lost. */
export function LegalLinks({ pages }: { pages: readonly LegalPage[] }) {
  const { t } = useTranslation('ui');
  return (
    <p className="row wrap small" style={{ gap: 16, margin: 0 }}>
      {pages.map((page) => (
        <a
          key={page}
          href={`/${page}`}
          target="_blank"
          rel="noopener"
          style={{ display: 'inline-flex', alignItems: 'center', minInlineSize: 44, minBlockSize: 44 }}
        >
          {t(LABELS[page])}
          <span className="sr">{t('legalNewTab')}</span>
        </a>
      ))}
    </p>
  );
}
