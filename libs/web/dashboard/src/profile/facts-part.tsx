import { Occasion, SpokenLanguage, StoreFacts, StoreSetting } from '@smachot/contracts';
import { CheckField } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Part } from '../shell/part';
import { ChipsField } from '../values/chips-field';
import type { PartProps } from './part-props';

/** Facts that customers search a business by besides its text: suitable occasions, settings, languages. */
export function FactsPart({ values, onChange }: PartProps) {
  const { t } = useTranslation('dashboard');
  const facts = values.facts ?? StoreFacts.parse({});
  const set = (change: Partial<StoreFacts>) => onChange({ facts: { ...facts, ...change } });
  return (
    <Part id="facts" headingId="pr-facts" title={t('facts.title')} hint={t('facts.hint')}>
      <ChipsField
        label={t('facts.occasions')}
        options={Occasion.options}
        name={(one) => t(`occasions.${one}`)}
        value={facts.occasions}
        onChange={(occasions) => set({ occasions })}
      />
      <ChipsField
        label={t('facts.settings')}
        options={StoreSetting.options}
        name={(one) => t(`facts.setting.${one}`)}
        value={facts.settings}
        onChange={(settings) => set({ settings })}
      />
      <ChipsField
        label={t('facts.languages')}
        options={SpokenLanguage.options}
        name={(one) => t(`facts.language.${one}`)}
        value={facts.languages}
        onChange={(languages) => set({ languages })}
      />
      <CheckField
        label={t('facts.accessible')}
        checked={facts.isAccessible}
        onChange={({ target }) => set({ isAccessible: target.checked })}
      />
    </Part>
  );
}
