import type { Language } from '@smachot/contracts';
import { contentText } from '@smachot/i18n';
import { Card, Paragraph, ShownIn } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { Store } from '../store';
import styles from '../store.module.css';

/** The house rules of a store, in its own words. */
export function HouseRules({ store }: { store: Store }) {
  const { t, i18n } = useTranslation('stores');
  const rules = contentText(store, 'policies', i18n.language as Language, store.language);
  if (!rules.text) return null;
  return (
    <Card component="section" className={styles.part} aria-labelledby="sp-rules">
      <h2 id="sp-rules">{t('houseRules')}</h2>
      <ShownIn languages={[rules.language]} />
      <Paragraph of={rules} className={styles.text} />
    </Card>
  );
}
