// Inside a hosted field's frame: formats, judges, and hands the value to the provider. The page outside never gets it.
const query = new URLSearchParams(location.search);
const name = query.get('field');
const language = query.get('language') === 'he' ? 'he' : 'en';
const session = query.get('session');
const page = query.get('page');
const input = document.querySelector('#field');

const words = {
  he: { required: 'שדה חובה', invalid: 'ערך לא תקין' },
  en: { required: 'Mandatory field', invalid: 'Invalid value' },
};
const brands = [
  ['amex', /^3[47]/],
  ['diners', /^3(0[0-59]|[68])/],
  ['jcb', /^(35|2131|1800)/],
  ['discover', /^(6011|65|64[4-9])/],
  ['mastercard', /^(5[1-5]|2[2-7])/],
  ['visa', /^4/],
];
const styleable = [
  'color',
  'font-size',
  'text-align',
  'letter-spacing',
  'text-decoration',
  'text-shadow',
  'text-transform',
];

let options = {};
let brand = 'unknown';
let wasValid;

const digits = () => input.value.replace(/\D/g, '');

const luhn = (number) =>
  [...number].reverse().reduce((sum, digit, at) => {
    const value = at % 2 ? Number(digit) * 2 : Number(digit);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
  0;

const rules = {
  cardNumber: {
    most: () => (brand === 'amex' ? 15 : 19),
    show: (number) =>
      brand === 'amex'
        ? number.replace(/^(\d{4})(\d{1,6})?(\d+)?$/, (_, ...parts) =>
            parts.slice(0, 3).filter(Boolean).join(' '),
          )
        : number.replace(/(\d{4})(?=\d)/g, '$1 '),
    good: (number) => number.length >= 12 && luhn(number),
  },
  cardExpiration: {
    most: () => 4,
    show: (number) => (number.length > 2 ? `${number.slice(0, 2)}/${number.slice(2)}` : number),
    good: (number) => {
      const month = Number(number.slice(0, 2));
      const ends = new Date(2000 + Number(number.slice(2)), month, 1);
      return number.length === 4 && month >= 1 && month <= 12 && ends > new Date();
    },
  },
  cvc: { most: () => 4, show: (number) => number, good: (number) => number.length >= 3 },
};

const rule = rules[name];

function problem() {
  const number = digits();
  if (!number) return 'required';
  return rule.good(number) ? undefined : 'invalid';
}

const say = (content) => parent.postMessage(content, page);

function emit(type, more = {}) {
  const wrong = problem();
  const message = wrong && (options.messages?.[wrong] ?? words[language][wrong]);
  say({
    payme: 'event',
    event: { type, event: type, field: name, isValid: !wrong, ...(wrong ? { message } : {}), ...more },
  });
}

function wear(style = {}) {
  for (const property of styleable) if (style[property]) input.style.setProperty(property, style[property]);
}

function dressForState() {
  input.removeAttribute('style');
  wear(options.styles?.base);
  if (input.value) wear(options.styles?.[problem() ? 'invalid' : 'valid']);
}

function judge() {
  const valid = !problem();
  input.setAttribute('aria-invalid', String(!valid && wasValid !== undefined));
  dressForState();
  if (valid === wasValid) return;
  wasValid = valid;
  emit('validity-changed');
}

function recognise() {
  if (name !== 'cardNumber') return;
  const found = brands.find(([, start]) => start.test(digits()))?.[0] ?? 'unknown';
  if (found === brand) return;
  brand = found;
  emit('card-type-changed', { cardType: brand });
}

input.addEventListener('input', () => {
  recognise();
  const atEnd = input.selectionStart === input.value.length;
  const shown = rule.show(digits().slice(0, rule.most()));
  if (shown !== input.value) input.value = shown;
  if (atEnd) input.setSelectionRange(shown.length, shown.length);
  // while the person is still typing, a half number is not yet a mistake
  if (!problem() || wasValid !== undefined) judge();
  else dressForState();
});
input.addEventListener('blur', judge);
for (const type of ['change', 'blur', 'focus', 'keyup', 'keydown', 'keypress']) {
  input.addEventListener(type, () => emit(type));
}

const home = `/payme/hf/v1/sessions/${session}`;
const asJson = (method, content) => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(content),
});

const answers = {
  async dress(asked) {
    options = asked.options ?? {};
    if (options.placeholder) input.placeholder = options.placeholder;
    const colour = options.styles?.base?.['::placeholder']?.color;
    if (colour && CSS.supports('color', colour)) {
      const sheet = new CSSStyleSheet();
      sheet.insertRule(`::placeholder { color: ${colour} }`);
      document.adoptedStyleSheets = [sheet];
    }
    dressForState();
  },
  async store() {
    judge();
    await fetch(`${home}/${name}`, asJson('PUT', { value: input.value }));
  },
  async tokenize({ payment }) {
    const answer = await fetch(`${home}/tokenize`, asJson('POST', payment));
    return answer.json();
  },
};

addEventListener('message', async (message) => {
  if (message.source !== parent || message.origin !== page) return;
  const kind = message.data?.payme;
  if (!Object.hasOwn(answers, kind)) return;
  const answer = await answers[kind](message.data).catch((error) => ({
    type: 'tokenize-error',
    error: 'Network',
    message: String(error),
    statusCode: 500,
  }));
  say({ payme: kind, answer });
});

say({ payme: 'ready' });
