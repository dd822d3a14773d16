import type { Language, TemplateName } from '@smachot/contracts';
import { templates } from './template-texts';

/** The number of variables of a template's body. */
export const variablesOf = (name: TemplateName): number =>
  Math.max(...[...templates[name].texts.he.body.matchAll(/\{\{(\d+)\}\}/g)].map((match) => Number(match[1])));

/** The message as the guest will read it: body and titles of the buttons. */
export const renderTemplate = (
  name: TemplateName,
  language: Language,
  variables: string[],
): { body: string; buttons: string[] } => {
  const { body, buttons } = templates[name].texts[language];
  return {
    body: body.replace(/\{\{(\d+)\}\}/g, (_, index: string) => variables[Number(index) - 1] ?? ''),
    buttons,
  };
};
