import { type Language, TERMS_VERSION } from '@smachot/contracts';
import { markdownOf, plainTextOf } from '@smachot/kernel';

export type LegalSection = { id: string; title: string; paragraphs: string[] };
export type LegalText = { title: string; lead: string; sections: LegalSection[] };
export type LegalPageName = 'terms' | 'privacy' | 'cancellation';
export const LEGAL_LANGUAGES = ['he', 'en', 'ru', 'ar'] as const satisfies Language[];
export type LegalLanguage = (typeof LEGAL_LANGUAGES)[number];

/** The day the wording last changed, which is the version that people accept. */
export const LEGAL_UPDATED = TERMS_VERSION;

/** `## Title {#id}`: the id is the section's address within the page. */
const HEADING = /^(.*?) \{#([a-z-]+)\}$/;

/** A legal text as it is written: a title, a lead, and sections of paragraphs, each with its id. */
export const legalTextOf = (source: string): LegalText => {
  const text: LegalText = { title: '', lead: '', sections: [] };
  for (const block of markdownOf(source)) {
    const words = plainTextOf([block]);
    if (block.type === 'heading') {
      const [, title, id] = HEADING.exec(words) ?? [];
      if (title && id) text.sections.push({ id, title, paragraphs: [] });
      else text.title = words;
    } else if (text.sections.length) text.sections.at(-1)!.paragraphs.push(words);
    else text.lead = words;
  }
  return text;
};
