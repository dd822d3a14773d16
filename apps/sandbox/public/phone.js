// Keeps the page as the sandbox is: when something changed, the pieces that differ are swapped in.
const shown = new Map();
const toast = document.querySelector('[data-toast]');
let silence;

function say(words) {
  toast.textContent = words;
  toast.hidden = false;
  clearTimeout(silence);
  silence = setTimeout(() => (toast.hidden = true), 5000);
}

const endOf = (chat) => chat && chat.scrollTo({ top: chat.scrollHeight });
const isAtEnd = (chat) => !chat || chat.scrollHeight - chat.scrollTop - chat.clientHeight < 80;

const identity = (element) =>
  element?.dataset &&
  (element.dataset.body ?? element.getAttribute('aria-label') ?? element.getAttribute('href'));

/** Opened details, scrolling and focus survive the exchange. */
function swap(place, markup) {
  const opened = new Map(
    [...place.querySelectorAll('details')].map((one, at) => [one.dataset.keep ?? at, one.open]),
  );
  const inside = place.querySelector('.side-in');
  const scrolled = inside?.scrollTop ?? 0;
  const focused = place.contains(document.activeElement) ? identity(document.activeElement) : undefined;
  const chatAtEnd = isAtEnd(place.querySelector('[data-scroll=end]'));
  place.innerHTML = markup;
  [...place.querySelectorAll('details')].forEach((one, at) => {
    const wasOpen = opened.get(one.dataset.keep ?? at);
    if (wasOpen !== undefined) one.open = wasOpen;
  });
  if (inside) place.querySelector('.side-in')?.scrollTo({ top: scrolled });
  if (chatAtEnd) endOf(place.querySelector('[data-scroll=end]'));
  if (focused)
    [...place.querySelectorAll('button, a, input')].find((one) => identity(one) === focused)?.focus();
}

// what somebody is filling in right now is not taken from under their hands
const isBusy = (place) =>
  place.contains(document.activeElement) && document.activeElement.matches('input, select');

async function refresh() {
  const answer = await fetch(`/phone/parts${location.search}`).catch(() => undefined);
  if (!answer?.ok) return;
  for (const [name, markup] of Object.entries(await answer.json())) {
    const place = document.querySelector(`[data-part=${name}]`);
    if (shown.get(name) === markup || isBusy(place)) continue;
    shown.set(name, markup);
    swap(place, markup);
  }
}

function contentOf(button) {
  if (!button.dataset.body) return undefined;
  const content = JSON.parse(button.dataset.body);
  const value = button.closest('.rule')?.querySelector('[data-value]')?.value;
  if (value && content.count !== 0) content.value = Number(value);
  const date = button.closest('.day-after')?.querySelector('[data-date]')?.value;
  return date ? { ...content, date } : content;
}

async function send(method, url, content) {
  const answer = await fetch(url, {
    method,
    headers: content && { 'content-type': 'application/json' },
    body: content && JSON.stringify(content),
  });
  const result = await answer.json().catch(() => ({}));
  if (!answer.ok) say(result.error ?? 'הפעולה נכשלה');
  else if (result.productMoved === false) say('רק השעון כאן הוזז: המוצר לא ענה.');
  document.activeElement?.blur?.();
  await refresh();
  if (url.endsWith('/reply')) endOf(document.querySelector('[data-scroll=end]'));
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-post], [data-put], [data-copy]');
  if (!button) return;
  const { post, put, copy, confirm: question } = button.dataset;
  if (copy) {
    void navigator.clipboard.writeText(copy).then(() => say('המספר הועתק'));
  } else if (!question || confirm(question)) {
    void send(post ? 'POST' : 'PUT', post ?? put, contentOf(button));
  }
});

document.querySelector('[data-composer]').addEventListener('submit', (event) => {
  event.preventDefault();
  const form = event.currentTarget;
  const { to, text } = Object.fromEntries(new FormData(form));
  if (!text.trim()) return;
  form.reset();
  void send('POST', '/_sandbox/whatsapp/reply', { to, text });
});

endOf(document.querySelector('[data-scroll=end]'));
new EventSource('/phone/events').addEventListener('message', refresh);
// the clock ticks even when nothing happens
setInterval(refresh, 20_000);
