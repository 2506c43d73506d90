// @ts-check

let place = '';

document.addEventListener('keydown', (event) => {
  const { target } = event;
  const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
  if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
  if (press(event.key)) event.preventDefault();
});

/** @param {string} key */
function press(key) {
  if (key.length === 1 && document.querySelector('main[data-keys=off]')) return false;
  const name = key.length === 1 ? key.toUpperCase() : key;
  const pressed = document.querySelector(`[data-key="${CSS.escape(name)}"]`);
  if (!(pressed instanceof HTMLElement)) return false;
  pressed.click();
  return true;
}

window.addEventListener('message', ({ data, origin, source }) => {
  const frame = [...document.querySelectorAll('iframe')].find(
    (each) => each.contentWindow === source && each.dataset.origin === origin,
  );
  const said = frame && data?.portal;
  if (!said) return;
  if (typeof said.key === 'string') press(said.key);
  if (typeof said.place === 'string' && frame.id === 'portal-customer') {
    place = said.place;
    showPlace();
    tellPlace(said.place);
  }
});

// In the capture phase, before the script of all pages sends the form.
document.addEventListener(
  'submit',
  ({ target }) => {
    const field = target instanceof HTMLFormElement && target.querySelector('[data-place]');
    if (field instanceof HTMLInputElement) field.value = place;
  },
  { capture: true },
);

document.addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element ? target.closest('a[data-script]') : null;
    if (!(link instanceof HTMLAnchorElement) || place === '') return;
    const address = new URL(link.href);
    address.searchParams.set('place', place);
    link.href = address.href;
  },
  { capture: true },
);

/** @param {string} here */
function tellPlace(here) {
  const to = document.querySelector('[data-stand]')?.getAttribute('data-stand');
  if (to) void fetch(to, { method: 'POST', body: new URLSearchParams({ intent: 'stand', place: here }) });
}

function showPlace() {
  const shown = document.querySelector('[data-address]');
  if (shown && place !== '' && shown.textContent !== place) shown.textContent = place;
}

let hasPanel = document.getElementById('panel') !== null;

function showPanel() {
  const panel = document.getElementById('panel');
  if (panel && !hasPanel) {
    panel.focus({ preventScroll: true });
    panel.scrollIntoView({ block: 'nearest' });
  }
  hasPanel = panel !== null;
}

/** Milliseconds. Screen readers drop a text that follows another change at once. */
const PAUSE = 150;

/** The presenter's window names the stop below its own heading. */
function stopTitle() {
  return [...document.querySelectorAll('#content h1, .spoken h3')].at(-1)?.textContent ?? '';
}

let heading = stopTitle();
let speaking = 0;

/** @param {string} title */
function announceStop(title) {
  const status = document.querySelector('body > [role=status]');
  clearTimeout(speaking);
  speaking = window.setTimeout(() => {
    if (status) status.textContent = title;
  }, PAUSE);
}

new MutationObserver(() => {
  showPlace();
  showPanel();
  const now = stopTitle();
  if (now !== heading) {
    place = '';
    announceStop(now);
  }
  heading = now;
}).observe(document.body, { subtree: true, childList: true, characterData: true });

function showTime() {
  for (const shown of document.querySelectorAll('[data-since]')) {
    const seconds = Math.max(
      0,
      Math.floor((Date.now() - Date.parse(shown.getAttribute('data-since') ?? '')) / 1000),
    );
    const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    if (shown.textContent !== text) shown.textContent = text;
  }
}

showTime();
setInterval(showTime, 1000);
