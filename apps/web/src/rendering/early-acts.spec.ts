import { doEarlyActs, keepEarlyActs, takeOverPresses } from './early-acts';

const heard: string[] = [];
const hear = (event: Event): void => {
  const { id, value, checked } = event.target as HTMLInputElement;
  heard.push(`${event.type} ${id}${value ? ` ${value}` : ''}${checked === undefined ? '' : ` ${checked}`}`);
};
const the = (id: string) => document.getElementById(id) as HTMLInputElement & HTMLFormElement;

/** What the app hears once it is there. */
const takenOver = async (): Promise<string[]> => {
  for (const type of ['click', 'input', 'change', 'submit']) document.body.addEventListener(type, hear);
  document.body.addEventListener('submit', (event) => event.preventDefault());
  doEarlyActs();
  await new Promise((resolve) => setTimeout(resolve, 20));
  for (const type of ['click', 'input', 'change', 'submit']) document.body.removeEventListener(type, hear);
  return heard.splice(0);
};

beforeEach(() => {
  document.body.innerHTML = `<button id="one"><b id="inside"></b></button><button id="two"></button>
    <form id="form"><input id="words" /></form><label><input type="checkbox" id="kosher" /></label>
    <select id="city"><option value="">-</option><option value="haifa">Haifa</option></select>`;
  keepEarlyActs();
});

const type = (id: string, value: string): void => {
  the(id).value = value;
  the(id).dispatchEvent(new Event('input', { bubbles: true }));
};

it('each button that was pressed is pressed once, in order of the last presses', async () => {
  the('one').click();
  the('two').click();
  the('inside').click();
  expect(await takenOver()).toEqual(['click two', 'click one']);
});

it('a press that the app hears by itself is not done again', async () => {
  the('one').click();
  takeOverPresses();
  the('two').click();
  expect(await takenOver()).toEqual(['click one']);
});

it('the last words of a field are typed again, though the app emptied it', async () => {
  type('words', 'ca');
  takeOverPresses();
  type('words', 'catering');
  the('words').value = '';
  expect(await takenOver()).toEqual(['input words catering false']);
});

it('a box that was ticked is ticked again, unless the app has left it so', async () => {
  the('kosher').click();
  the('kosher').checked = false;
  expect(await takenOver()).toEqual([
    'click kosher on true',
    'input kosher on true',
    'change kosher on true',
  ]);
  keepEarlyActs();
  the('kosher').click();
  expect(await takenOver()).toEqual([]);
});

it('what was chosen from a list is chosen again', async () => {
  type('city', 'haifa');
  expect(await takenOver()).toEqual(['change city haifa']);
});

it('a form that was sent with the keyboard is sent by the app, after what was typed', async () => {
  type('words', 'music');
  const sent = new Event('submit', { bubbles: true, cancelable: true });
  the('form').dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);
  expect(await takenOver()).toEqual(['input words music false', 'submit form']);
});

it('a button that is gone by then is left alone', async () => {
  the('one').click();
  the('one').remove();
  expect(await takenOver()).toEqual([]);
});
