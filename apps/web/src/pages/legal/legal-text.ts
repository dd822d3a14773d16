export type LegalSection = { id: string; title: string; paragraphs: string[] };
export type LegalText = { title: string; lead: string; sections: LegalSection[] };
export type LegalPageName = 'terms' | 'privacy' | 'cancellation';
export type LegalTexts = Record<LegalPageName, LegalText>;

/** The day the wording last changed. */
export const LEGAL_UPDATED = '2026-11-23';
