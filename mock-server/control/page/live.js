// @ts-check
// Follows the sandbox, sends forms without leaving the page, and searches while typing.
import { Idiomorph } from 'idiomorph';

const PAGE = { headers: { accept: 'text/html' } };

/** Milliseconds. Shorter interruptions are not reported. */
const MISSED_AFTER = 4000;

const { events } = document.body.dataset;
if (events) follow(new EventSource(events));

// Back navigation within the demo is handled in place, like forward navigation.
const { entry } = document.body.dataset;
if (entry) {
  history.replaceState({ isEntry: true }, '', entry + location.hash);
  addEventListener('popstate', ({ state }) => {
    if (state?.isEntry) void show(ask(location.href));
  });
}

for (const back of document.querySelectorAll('[data-back]'))
  back.toggleAttribute('hidden', history.length < 2);

/** @param {EventSource} source */
function follow(source) {
  let missed = 0;
  source.addEventListener('changed', () => refresh());
  source.addEventListener('error', () => {
    // A non-event response closes the stream, for example after the world ended. The reload shows the reason.
    if (source.readyState === EventSource.CLOSED) void refresh();
    // The browser retries every few seconds. The timer starts with the first failure.
    else missed ||= window.setTimeout(announceOffline, MISSED_AFTER);
  });
  source.addEventListener('open', () => {
    clearTimeout(missed);
    missed = 0;
    if (document.getElementById(TROUBLE)) void refresh();
  });
}

addEventListener('online', () => {
  if (events) void refresh();
  else document.getElementById(TROUBLE)?.remove();
});

document.addEventListener('submit', async (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches('[data-live], [data-opens]')) return;
  event.preventDefault();
  if (form.matches('[data-opens]')) return openBeside(form);
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form, event.submitter)));
  const isRead = form.method === 'get';
  const target = new URL(form.action);
  if (isRead) target.search = body.toString();
  if (isRead) await show(ask(target));
  else await show(ask(target, { method: 'POST', body }), form);
});

document.addEventListener('click', async (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.dataset.copy && navigator.clipboard) {
    event.preventDefault();
    await navigator.clipboard.writeText(link.dataset.copy);
    announce(link.dataset.copied ?? '');
  } else if (link.matches('[data-live]')) {
    event.preventDefault();
    await show(ask(link.href));
  } else if (link.matches('[data-back]')) {
    // Uses the browser's history, which restores typed text. A new page load would lose the text.
    event.preventDefault();
    history.back();
  }
});

document.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  if (target.type === 'search') narrow(target.value);
});

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  if (target.type === 'range') target.form?.requestSubmit();
  const name = target.parentElement?.querySelector('.file-name');
  if (name && target.type === 'file') name.textContent = target.files?.[0]?.name ?? target.dataset.file ?? '';
});

/** @param {HTMLFormElement} form */
async function openBeside(form) {
  // Popup blockers allow a window only within the click.
  const portal = window.open('', '_blank');
  const answer = await ask(form.action, { method: 'POST' });
  const page = answer && (await pageOf(answer));
  if (!page) return portal?.close();
  const door = page.querySelector('a[data-portal]');
  if (portal && door instanceof HTMLAnchorElement) {
    portal.opener = null;
    portal.location.href = door.href;
  } else portal?.close();
  location.assign(answer.url);
}

let requestCount = 0;

async function refresh() {
  const from = location.href;
  const asking = ask(document.body.dataset.follow ?? from);
  const mine = requestCount;
  const answer = await asking;
  // The body is read first, because the user may navigate meanwhile.
  const page = answer && (await pageOf(answer));
  // The user has navigated meanwhile, so the answer belongs to another page.
  if (from !== location.href) return refresh();
  if (answer && page && mine === requestCount) take(answer, page);
}

/**
 * @param {URL | string} address
 * @param {RequestInit} how
 * @returns null after a network error, which is reported on the page
 */
async function ask(address, how = {}) {
  // Answers of earlier requests are now outdated.
  requestCount += 1;
  try {
    return await fetch(address, { ...how, ...PAGE });
  } catch {
    return announceOffline();
  }
}

function announceOffline() {
  return showTrouble(document.body.dataset.offline ?? '');
}

/**
 * @param {Response} answer
 * @returns null for a refusal, which is reported on the page
 */
async function pageOf(answer) {
  const html = await answer.text().catch(() => null);
  if (html === null) return announceOffline();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const content = page.getElementById('content');
  if (!content) return showTrouble(document.body.dataset.unreadable ?? '');
  if (!content.matches('[data-refused]')) return page;
  return showTrouble(
    content.querySelector('p')?.textContent ?? '',
    content.querySelector('a[data-look=primary]:not([hidden])'),
  );
}

const TROUBLE = 'trouble';

/**
 * @param {string} text
 * @param {Element | null} way
 */
function showTrouble(text, way = null) {
  const present = document.getElementById(TROUBLE);
  if (present?.firstElementChild?.textContent === text) return null;
  const said = document.createElement('p');
  said.textContent = text;
  const box = document.createElement('div');
  box.id = TROUBLE;
  box.setAttribute('role', 'alert');
  box.append(said);
  if (way) box.append(document.importNode(way, true));
  present?.remove();
  document.body.append(box);
  return null;
}

/**
 * Resets the sent form on success.
 * @param {Promise<Response | null>} asking
 * @param {HTMLFormElement | null} sent
 */
async function show(asking, sent = null) {
  const answer = await asking;
  const page = answer && (await pageOf(answer));
  if (!answer || !page) return;
  if (answer.ok) sent?.reset();
  take(answer, page);
}

/**
 * Keeps focus, typed text and open details.
 * @param {Response} answer
 * @param {Document} page
 */
function take(answer, page) {
  document.getElementById(TROUBLE)?.remove();
  keepAddress(
    new URL(page.body.dataset.entry ?? answer.url, location.href),
    page.body.dataset.entry !== undefined,
  );
  document.title = page.title;
  if (page.body.dataset.follow) document.body.dataset.follow = page.body.dataset.follow;
  const typing = document.querySelector('input[type=search]');
  for (const id of ['top', 'content']) {
    const present = document.getElementById(id);
    const next = page.getElementById(id);
    if (present && next) {
      Idiomorph.morph(present, next, {
        // Otherwise a focused link or button would keep its former text.
        ignoreActiveValue: isField(document.activeElement),
        callbacks: {
          beforeNodeMorphed: renewFrame,
          beforeAttributeUpdated: (/** @type {string} */ name, /** @type {Element} */ node) =>
            !(name === 'open' && node instanceof HTMLDetailsElement) && !(name === 'value' && isTyped(node)),
        },
      });
    }
  }
  if (typing instanceof HTMLInputElement) narrow(typing.value);
}

/** @param {Element | null} node */
function isField(node) {
  return ['INPUT', 'SELECT', 'TEXTAREA'].includes(node?.tagName ?? '');
}

/** @param {Element} node */
function isTyped(node) {
  const isText =
    node instanceof HTMLTextAreaElement || (node instanceof HTMLInputElement && node.type !== 'range');
  return isText && node.value !== node.defaultValue;
}

/**
 * @param {URL} address
 * @param {boolean} isEntry whether it becomes a history entry
 */
function keepAddress(address, isEntry) {
  if (address.pathname !== location.pathname) return;
  const isNew = isEntry && address.search !== location.search;
  if (isNew) history.pushState({ isEntry }, '', address);
  else history.replaceState(isEntry ? { isEntry } : null, '', address);
}

/**
 * Replaces a changed frame, because a reused frame would add its own history entries.
 * @param {Node} present
 * @param {Node} next
 */
function renewFrame(present, next) {
  if (!entry || !(present instanceof HTMLIFrameElement && next instanceof HTMLIFrameElement)) return true;
  if (present.getAttribute('src') === next.getAttribute('src')) return true;
  present.replaceWith(document.importNode(next, true));
  return false;
}

/** @param {string} search */
function narrow(search) {
  const words = withoutAccents(search).split(/\s+/).filter(Boolean);
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

/**
 * The same rule as in `search.ts`.
 * @param {string} text
 */
function withoutAccents(text) {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replaceAll('ł', 'l').replaceAll('ß', 'ss');
}

/** @param {string} text */
function announce(text) {
  const status = document.querySelector('body > [role=status]');
  if (status) status.textContent = text;
}
