import type { BusinessCategory, MenuSection, PricingUnitRequest } from '@smachot/contracts';
import type { SectionInLanguage } from '@smachot/i18n';
import { Card, Icon, Words } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { limitOf, stateOf, toggled, withQuantity, type SectionState } from './configurator';
import { MenuItems } from './menu-items';

export const sectionId = ({ index }: Pick<MenuSection, 'index'>): string => `menu-${index}`;

/** "Choose 3 of 8, one left": the rule and where one stands, in one sentence. */
export function useLimitWords() {
  const { t } = useTranslation('stores');
  return (state: SectionState): string => {
    const { key, min, max, of } = limitOf(state);
    const { chosen, missing } = state;
    if (key === 'nothing') return t('limit.nothing');
    const rule = t(`limit.${key}`, { min, max, of });
    const where =
      missing > 0 && chosen > 0
        ? t('limit.left', { count: missing })
        : chosen > 0
          ? t('limit.chosen', { count: chosen })
          : null;
    return where ? `${rule} · ${where}` : rule;
  };
}

const DOTS = 8;

function Dots({ state: { chosen, min, max } }: { state: SectionState }) {
  if (min !== max || max < 2 || max > DOTS) return null;
  return (
    <span className="un-dots" aria-hidden>
      {Array.from({ length: max }, (_, index) => (
        <i key={index} data-on={index < chosen || undefined} />
      ))}
    </span>
  );
}

type SectionProps = {
  section: SectionInLanguage;
  sections: readonly MenuSection[];
  request: PricingUnitRequest | null;
  category: BusinessCategory | undefined;
  onChange: (request: PricingUnitRequest) => void;
};

export function MenuSectionCard({ section, sections, request, category, onChange }: SectionProps) {
  const words = useLimitWords();
  const state = stateOf(section, request);
  const tone = state.missing > 0 ? 'need' : state.min > 0 ? 'ok' : 'free';
  const id = sectionId(section);
  return (
    <Card component="section" pad="none" id={id} className="un-sec" aria-labelledby={`${id}-t`} tabIndex={-1}>
      <div className="un-sec-h">
        <div className="grow">
          <h2 id={`${id}-t`}>
            <Words of={{ text: section.name, language: section.shownIn }} />
          </h2>
          <p className="un-lim" data-tone={tone} aria-live="polite">
            {tone === 'ok' ? <Icon name="check" size={16} /> : null}
            {words(state)}
          </p>
        </div>
        <Dots state={state} />
      </div>
      <MenuItems
        section={section}
        request={request}
        state={state}
        category={category}
        onToggle={(item) => onChange(toggled(sections, request, section, item))}
        onQuantity={(item, quantity) =>
          onChange(withQuantity(sections, request, { section, item, quantity }))
        }
      />
    </Card>
  );
}
