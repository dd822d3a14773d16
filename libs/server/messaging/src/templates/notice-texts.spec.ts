import { Language } from '@smachot/contracts';
import { isNotice, noticeButton, type NoticeName, noticeTexts, noticeVariables } from './notice-texts';

const names = Object.keys(noticeTexts) as NoticeName[];

it.each(names)('%s keeps to what a reviewer of the provider asks', (name) => {
  for (const language of Language.options) {
    const body = noticeTexts[name][language];
    const variables = [...body.matchAll(/\{\{(\d+)\}\}/g)].map((match) => Number(match[1]));
    // numbered in order, each once, none at an end, and with enough words around them
    expect(variables).toEqual(Array.from({ length: noticeVariables(name) }, (_, index) => index + 1));
    expect(body).not.toMatch(/^[^\p{L}]*\{\{|\}\}[^\p{L}]*$/u);
    expect(body.split(/\s+/).length).toBeGreaterThan(variables.length * 3);
    expect(body).not.toMatch(/https?:|www\.|\d{7}/);
    expect(body.length).toBeLessThan(300);
    expect(noticeButton[language].length).toBeLessThanOrEqual(20);
  }
});

it('a Hebrew day follows its letter as people write it: "ליום ה׳", "לשבת"', () => {
  for (const name of names) expect(noticeTexts[name].he).not.toContain('־{{1}}');
});

it('knows what it has a template for', () => {
  expect(isNotice('order_approved')).toBe(true);
  expect(isNotice('bill_due')).toBe(false);
  expect(isNotice('toString')).toBe(false);
});
