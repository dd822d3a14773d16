import { act } from 'react';

/** As `userEvent.setup()` of @testing-library/user-event gives it. */
type Person = {
  clear: (element: Element) => Promise<void>;
  keyboard: (keys: string) => Promise<void>;
  selectOptions: (element: Element, value: string) => Promise<void>;
};

const SAMPLES: Record<string, string> = {
  date: '2027-12-12',
  time: '11:30',
  email: 'dana@example.com',
  tel: '0501234567',
  number: '73',
};
/** A field for a day of ours, on wide screens. */
const DAY = /^(יום\.חודש\.שנה|day\.month\.year)$/;
const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea:not([aria-hidden=true]), select';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const labelOf = (field: Field): string => field.ariaLabel ?? field.labels?.[0]?.textContent ?? field.name;

const sampleOf = ({ type, inputMode, placeholder }: HTMLInputElement | HTMLTextAreaElement): string => {
  if (DAY.test(placeholder)) return '12.12.2027';
  const isNumber = inputMode === 'numeric' || inputMode === 'decimal';
  return SAMPLES[isNumber ? 'number' : type] ?? 'הגפן 7';
};

const choose = async (field: HTMLSelectElement, person: Person): Promise<string> => {
  const others = [...field.options].filter(({ disabled, value }) => !disabled && value !== field.value);
  const other = others.at(-1)?.value ?? field.value;
  await person.selectOptions(field, other);
  return other;
};

const type = async (field: HTMLInputElement | HTMLTextAreaElement, person: Person): Promise<string> => {
  const keys = sampleOf(field);
  await person.clear(field);
  // The keys go to the focused element: if one key loses the focus, the next one shows it.
  await person.keyboard(keys);
  return keys;
};

/**
 * For tests: types into each field within, key by key. Throws if a field loses the typed text or the focus. Returns the labels of
 * the fields.
 */
export const typeIntoEvery = async (within: Element, person: Person): Promise<string[]> => {
  const typed: string[] = [];
  const fields = [...within.querySelectorAll<Field>(FIELDS)];
  const isList = (field: Field) => field instanceof HTMLSelectElement;
  // another choice may take fields away
  for (const field of [...fields.filter((one) => !isList(one)), ...fields.filter(isList)]) {
    if (field.disabled || !field.isConnected || ('readOnly' in field && field.readOnly)) continue;
    const label = labelOf(field);
    act(() => field.focus());
    const expected = await (field instanceof HTMLSelectElement ? choose(field, person) : type(field, person));
    if (field.value !== expected) throw new Error(`${label}: holds "${field.value}" and not "${expected}"`);
    if (document.activeElement !== field) throw new Error(`${label}: has lost the focus`);
    typed.push(label);
  }
  return typed;
};
