// @ts-check
// What makes the control page live: it follows the sandbox, sends its forms without leaving the page, searches while one types.
import { Idiomorph } from 'idiomorph';

/** A page for people is wanted, also where something is refused. */
const PAGE = { headers: { accept: 'text/html' } };

/** A connection that is back within this time was never missed, milliseconds. */
const MISSED_AFTER = 4000;

const { events } = document.body.dataset;
if (events) follow(new EventSource(events));

// Where one came from is gone back to within the page, as it was gone on.
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
    // An answer without events ends them: the page says why, as of a world that is gone.
    if (source.readyState === EventSource.CLOSED) void refresh();
    // The browser tries again every few seconds: each try fails anew, and the first counts.
    else missed ||= window.setTimeout(sayOffline, MISSED_AFTER);
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
    say(link.dataset.copied ?? '');
  } else if (link.matches('[data-live]')) {
    event.preventDefault();
    await show(ask(link.href));
  } else if (link.matches('[data-back]')) {
    // What was typed is there where the browser comes from, and in no page that it loads anew.
    event.preventDefault();
    history.back();
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

let asked = 0;

async function refresh() {
  const from = location.href;
  const asking = ask(document.body.dataset.follow ?? from);
  const mine = asked;
  const answer = await asking;
  // Read to its end before it is shown: what somebody has gone on to may come while it is read.
  const page = answer && (await pageOf(answer));
  // Somebody has gone on meanwhile: what was asked for is not where they are.
  if (from !== location.href) return refresh();
  if (answer && page && mine === asked) take(answer, page);
}

/** An answer for people; null where none came, which is said. @param {URL | string} address @param {RequestInit} how */
async function ask(address, how = {}) {
  // What was asked before is older than what this answers.
  asked += 1;
  try {
    return await fetch(address, { ...how, ...PAGE });
  } catch {
    return sayOffline();
  }
}

function sayOffline() {
  return trouble(document.body.dataset.offline ?? '');
}

/** The page that an answer is; null where it is a refusal or none, which is said, and the page stays as it is. @param {Response} answer */
async function pageOf(answer) {
  const html = await answer.text().catch(() => null);
  if (html === null) return sayOffline();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const content = page.getElementById('content');
  if (!content) return trouble(document.body.dataset.unreadable ?? '');
  if (!content.matches('[data-refused]')) return page;
  return trouble(
    content.querySelector('p')?.textContent ?? '',
    content.querySelector('a.primary:not([data-back])'),
  );
}

const TROUBLE = 'trouble';

/** Says above all else what went wrong, with the way on where there is another one. @param {string} text @param {Element | null} way */
function trouble(text, way = null) {
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
 * Makes the page what the answer says. A form that was sent begins anew once it was taken.
 * @param {Promise<Response | null>} asking @param {HTMLFormElement | null} sent
 */
async function show(asking, sent = null) {
  const answer = await asking;
  const page = answer && (await pageOf(answer));
  if (!answer || !page) return;
  if (answer.ok) sent?.reset();
  take(answer, page);
}

/** Makes the page what an answer says, leaving focus, typed text and open details alone. @param {Response} answer @param {Document} page */
function take(answer, page) {
  document.getElementById(TROUBLE)?.remove();
  keepAddress(
    new URL(page.body.dataset.entry ?? answer.url, location.href),
    page.body.dataset.entry !== undefined,
  );
  document.title = page.title;
  // A panel that was opened is followed too.
  if (page.body.dataset.follow) document.body.dataset.follow = page.body.dataset.follow;
  const typing = document.querySelector('input[type=search]');
  for (const id of ['top', 'content']) {
    const present = document.getElementById(id);
    const next = page.getElementById(id);
    if (present && next) {
      Idiomorph.morph(present, next, {
        ignoreActiveValue: true,
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

/** Whether somebody has written into a field what the page did not. @param {Element} node */
function isTyped(node) {
  const isText =
    node instanceof HTMLTextAreaElement || (node instanceof HTMLInputElement && node.type !== 'range');
  return isText && node.value !== node.defaultValue;
}

/** @param {URL} address @param {boolean} isEntry whether browsers go back to it */
function keepAddress(address, isEntry) {
  if (address.pathname !== location.pathname) return;
  const isNew = isEntry && address.search !== location.search;
  if (isNew) history.pushState({ isEntry }, '', address);
  else history.replaceState(isEntry ? { isEntry } : null, '', address);
}

/**
 * Where browsers go back to what was shown, a frame that shows something else is another frame: in the same one, what it showed before would be
 * what they go back to.
 * @param {Node} present @param {Node} next
 */
function renewFrame(present, next) {
  if (!entry || !(present instanceof HTMLIFrameElement && next instanceof HTMLIFrameElement)) return true;
  if (present.getAttribute('src') === next.getAttribute('src')) return true;
  present.replaceWith(document.importNode(next, true));
  return false;
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
