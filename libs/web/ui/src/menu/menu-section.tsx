import type { BusinessCategory, MenuSection, PricingUnitRequest } from '@smachot/contracts';
import type { SectionInLanguage } from '@smachot/i18n';
import { useTranslation } from 'react-i18next';
import { Words } from '../content/content';
import { useLive } from '../feedback/use-live';
import { Icon } from '../icon/icon';
import { Card } from '../layout/card';
import { limitOf, stateOf, toggled, withQuantity, type SectionState } from './menu-choice';
import { MenuItems } from './menu-items';
import styles from './menu.module.css';

export const menuSectionId = ({ index }: Pick<MenuSection, 'index'>): string => `menu-${index}`;

/** "Choose 3 of 8, one left": the rule and the state of the choice, in one sentence. */
function useLimitWords() {
  const { t } = useTranslation('ui');
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

/** The rule and the state of the choice, announced when it changes. */
function Limit({ state }: { state: SectionState }) {
  const words = useLimitWords();
  const live = useLive();
  const tone = state.missing > 0 ? 'need' : state.min > 0 ? 'ok' : 'free';
  return (
    <p className={styles.limit} data-tone={tone} aria-live={live}>
      {tone === 'ok' ? <Icon name="check" size={16} /> : null}
      {words(state)}
    </p>
  );
}

const DOTS = 8;

function Dots({ state: { chosen, min, max } }: { state: SectionState }) {
  if (min !== max || max < 2 || max > DOTS) return null;
  return (
    <span className={styles.dots} aria-hidden>
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
  /** One level below the surrounding heading. */
  heading?: 'h2' | 'h3';
  onChange: (request: PricingUnitRequest) => void;
};

type SectionHeadProps = Pick<SectionProps, 'section' | 'heading'> & { state: SectionState };

function SectionHead({ section, heading: Heading = 'h2', state }: SectionHeadProps) {
  return (
    <div className={styles.sectionHead}>
      <div className="grow">
        <Heading id={`${menuSectionId(section)}-t`}>
          <Words of={{ text: section.name, language: section.shownIn }} />
        </Heading>
        <Limit state={state} />
      </div>
      <Dots state={state} />
    </div>
  );
}

/** One section of a menu: its rule, the state of the choice, and its items. */
export function MenuSectionCard({ section, sections, request, category, heading, onChange }: SectionProps) {
  const state = stateOf(section, request);
  const id = menuSectionId(section);
  return (
    <Card
      component="section"
      pad="none"
      id={id}
      className={styles.section}
      aria-labelledby={`${id}-t`}
      tabIndex={-1}
    >
      <SectionHead section={section} heading={heading} state={state} />
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
