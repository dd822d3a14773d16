import { MenuSectionCard } from '@smachot/web-ui';
import type { MenuChoice } from './use-menu-choice';

/** The sections of a menu, to choose from. */
export function MenuSections({ choice: { sections, request, choose } }: { choice: MenuChoice }) {
  return sections.map((section) => (
    <MenuSectionCard
      key={section.index}
      heading="h3"
      section={section}
      sections={sections}
      request={request}
      category={undefined}
      onChange={choose}
    />
  ));
}
