// @ts-check
// What makes the control page live: it follows the sandbox, sends its forms without leaving the page, searches while one types.
import { Idiomorph } from 'idiomorph';

const events = document.body.dataset.events;
if (events) new EventSource(events).addEventListener('changed', () => refresh());

document.addEventListener('submit', async (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches('[data-live], [data-opens]')) return;
  event.preventDefault();
  if (form.matches('[data-opens]')) return openBeside(form);
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form, event.submitter)));
  const isRead = form.method === 'get';
  const target = new URL(form.action);
  if (isRead) target.search = body.toString();
  const answer = await fetch(target, isRead ? {} : { method: 'POST', body });
  await show(answer);
});

document.addEventListener('click', async (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.dataset.copy && navigator.clipboard) {
    event.preventDefault();
    await navigator.clipboard.writeText(link.dataset.copy);
    say(link.dataset.copied ?? '');
  } else if (link.matches('[data-live]')) {
    event.preventDefault();
    await show(await fetch(link.href));
  }
});

document.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  if (target.type === 'search') narrow(target.value);
});

document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.type === 'range') target.form?.requestSubmit();
});

/** Opens the portal in a tab of its own and goes to what leads there, in one click. @param {HTMLFormElement} form */
async function openBeside(form) {
  // Opened within the click itself: later, browsers would hold it for an advertisement.
  const portal = window.open('', '_blank');
  const answer = await fetch(form.action, { method: 'POST' });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const door = page.querySelector('a[data-portal]');
  if (portal && door instanceof HTMLAnchorElement) {
    portal.opener = null;
    portal.location.href = door.href;
  } else portal?.close();
  location.assign(answer.url);
}

let asked = 0;

async function refresh() {
  asked += 1;
  const mine = asked;
  const answer = await fetch(document.body.dataset.follow ?? location.href);
  if (mine === asked) await show(answer);
}

/** Makes the page what the answer says, leaving focus, typed text and open details alone. @param {Response} answer */
async function show(answer) {
  const html = await answer.text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  if (!page.getElementById('content')) return;
  const address = new URL(answer.url);
  if (address.pathname === location.pathname) history.replaceState(null, '', address);
  document.title = page.title;
  const typing = document.querySelector('input[type=search]');
  for (const id of ['top', 'content']) {
    const present = document.getElementById(id);
    const next = page.getElementById(id);
    if (present && next) {
      Idiomorph.morph(present, next, {
        ignoreActiveValue: true,
        callbacks: {
          beforeAttributeUpdated: (/** @type {string} */ name, /** @type {Element} */ node) =>
            !(name === 'open' && node instanceof HTMLDetailsElement),
        },
      });
    }
  }
  if (typing instanceof HTMLInputElement) narrow(typing.value);
}

/** Shows the scenarios that hold every word. @param {string} search */
function narrow(search) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const row of document.querySelectorAll('[data-row]')) {
    const fits = words.every((word) => row.getAttribute('data-words')?.includes(word));
    row.toggleAttribute('hidden', !fits);
    if (fits) count += 1;
  }
  for (const group of document.querySelectorAll('[data-group]')) {
    group.toggleAttribute('hidden', !group.querySelector('[data-row]:not([hidden])'));
    if (group instanceof HTMLDetailsElement && words.length > 0) group.open = true;
  }
  document.querySelector('[data-none]')?.toggleAttribute('hidden', count > 0);
  const pill = document.querySelector('[data-count]');
  if (pill) pill.textContent = String(count);
}

/** @param {string} text */
function say(text) {
  const status = document.querySelector('[role=status]');
  if (status) status.textContent = text;
}
