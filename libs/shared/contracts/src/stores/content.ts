import * as z from 'zod/mini';
import { Language, optionalLine, optionalParagraphs } from '../primitives';

export const POLICIES_MAX = 2_000;

/** Translations of texts into other languages; an empty text is not translated. */
const translationsOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.optional(z.partialRecord(Language, z.object(shape)));

/** The language texts are typed in; absent: Hebrew. */
export const contentLanguage = z.optional(Language);

export const StoreTranslations = translationsOf({
  description: optionalParagraphs(300),
  about: optionalParagraphs(5_000),
  policies: optionalParagraphs(POLICIES_MAX),
});
/** Names in other languages, as orders store them. */
export const NameTranslations = z.optional(z.partialRecord(Language, z.string()));

export const SectionTranslations = translationsOf({ name: optionalLine(120) });
export const ItemTranslations = translationsOf({
  name: optionalLine(120),
  description: z._default(optionalParagraphs(500), ''),
});
