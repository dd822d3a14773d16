import { TERMS_VERSION } from '@smachot/contracts';

export type LegalSection = { id: string; title: string; paragraphs: string[] };
export type LegalText = { title: string; lead: string; sections: LegalSection[] };
export type LegalPageName = 'terms' | 'privacy' | 'cancellation';
export type LegalTexts = Record<LegalPageName, LegalText>;

/** The day the wording last changed, which is the version that people accept. */
export const LEGAL_UPDATED = TERMS_VERSION;
