import { expect, type Locator } from '@playwright/test';

type Sample = {
  keys: string;
  /** The expected value after typing. */
  value: string;
};

/** Day and month are the same number, and the hour is before noon: no order of a date and no clock of a system changes them. */
const samples: Record<string, Sample> = {
  date: { keys: '12122027', value: '2027-12-12' },
  // ours, on wide screens
  day: { keys: '12.12.2027', value: '12.12.2027' },
  time: { keys: '1130AM', value: '11:30' },
  email: { keys: 'dana@example.com', value: 'dana@example.com' },
  tel: { keys: '0501234567', value: '0501234567' },
  digits: { keys: '73', value: '73' },
  words: { keys: 'רחוב הגפן 7', value: 'רחוב הגפן 7' },
};

async function sampleOf(field: Locator): Promise<Sample> {
  const { type, mode, isDay } = await field.evaluate((element) => {
    const { type, inputMode, placeholder } = element as HTMLInputElement;
    return { type, mode: inputMode, isDay: /^(יום\.חודש\.שנה|day\.month\.year)$/.test(placeholder) };
  });
  const kind = isDay ? 'day' : mode === 'numeric' || type === 'number' ? 'digits' : type;
  return samples[kind] ?? samples.words!;
}

async function choose(field: Locator, label: string): Promise<void> {
  const options = await field.locator('option:not([disabled])').count();
  if (options < 2) return;
  const before = await field.inputValue();
  const atEnd = await field.evaluate((element) => {
    const { selectedIndex, options } = element as HTMLSelectElement;
    return selectedIndex === options.length - 1;
  });
  await field.press(atEnd ? 'ArrowUp' : 'ArrowDown');
  await expect(field, `${label}: another one is chosen by a key`).not.toHaveValue(before);
}

async function type(field: Locator, label: string): Promise<void> {
  const { keys, value } = await sampleOf(field);
  await field.fill('');
  // The keys go to the focused element: if one key press loses the focus, the next one shows it.
  await field.page().keyboard.type(keys);
  await expect(field, `${label}: holds what was typed`).toHaveValue(value);
}

/**
 * Types into each field within, key by key, and checks that it holds the typed text and has kept the focus. Returns the count of
 * fields.
 */
export async function typeIntoEvery(within: Locator): Promise<number> {
  await expect(within).toBeVisible();
  const fields = within.locator(
    'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea:not([aria-hidden=true]), select',
  );
  await expect(fields.first()).toBeVisible();
  let typed = 0;
  for (const field of await fields.all()) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    const label = await field.evaluate((element) => {
      const { ariaLabel, labels } = element as HTMLInputElement;
      return ariaLabel ?? labels?.[0]?.innerText ?? '';
    });
    await field.focus();
    const isList = await field.evaluate((element) => element instanceof HTMLSelectElement);
    await (isList ? choose(field, label) : type(field, label));
    await expect(field, `${label}: keeps the focus`).toBeFocused();
    typed += 1;
  }
  return typed;
}
